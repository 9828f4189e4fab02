import { type Cents, formatMoney } from '#domain/money.ts';

/** Shown although shipping is always charged (spec 2), unless the shop sets a limit. */
const AS_SPECIFIED: Cents = 5_000;

/** 'Free shipping on orders over $50', or over the shop's limit. */
export function shippingPromise(freeShippingOver: Cents | null): string {
  const amount = formatMoney(freeShippingOver ?? AS_SPECIFIED).replace(/\.00$/, '');
  return `Free shipping on orders over ${amount}`;
}
