import { type Cents, formatMoney } from '#domain/money.ts';

/** Shown although shipping is always charged (spec 2), unless the shop sets a limit. */
const AS_SPECIFIED: Cents = 5_000;

/** 'Free shipping on orders over $50', or over the shop's limit. */
export function shippingPromise(freeShippingOver: Cents | null): string {
  return `Free shipping on orders over ${promisedAmount(freeShippingOver)}`;
}

/** '$50', or the shop's limit. */
export function promisedAmount(freeShippingOver: Cents | null): string {
  return formatMoney(freeShippingOver ?? AS_SPECIFIED).replace(/\.00$/, '');
}
