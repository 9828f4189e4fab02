import type { Discounter } from '../pricing/discounted-cart.ts';
import { applyDiscounts, type Discounting } from './apply-discounts.ts';

/** Applies these discounts where an order is priced, and freezes what each took off (model A3). */
export function createDiscounter(discounting: Discounting): Discounter {
  return (cart) => {
    const { applied, membership, shipping, refused } = applyDiscounts(cart, discounting);
    return {
      parts: [...applied.map(({ allocations }) => allocations), membership],
      shipping,
      discounts: applied.map(({ discount: { id, code, title }, amount, shipping }) => {
        return { id, code, title, amount, shipping };
      }),
      refused,
    };
  };
}
