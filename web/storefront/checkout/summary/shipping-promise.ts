import { type Cents, formatMoney } from '#domain/money.ts';

/** Shown although shipping is always charged (spec 2), unless the shop made the promise true. */
const AS_SPECIFIED: Cents = 5_000;

/** 'Free shipping on orders over $50', or over the amount from which the shop does ship free. */
export function shippingPromise(freeShippingOver: Cents | null): string {
  const amount = formatMoney(freeShippingOver ?? AS_SPECIFIED).replace(/\.00$/, '');
  return `Free shipping on orders over ${amount}`;
}
