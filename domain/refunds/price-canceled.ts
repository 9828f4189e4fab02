import { type CommittedRefund, leftToRefund, priceRefund, type RefundedOrder } from './price-refund.ts';
import type { RefundParts } from './refund.ts';

/**
 * The refund of pieces that are canceled, without shipping: of those that were not refunded before, and at
 * most what is left of the order; null if that is nothing.
 */
export function priceCanceled(
  order: RefundedOrder,
  committed: readonly CommittedRefund[],
  canceled: readonly { position: number; quantity: number }[],
): RefundParts | null {
  const left = leftToRefund(order, committed).pieces;
  const lines = canceled
    .map(({ position, quantity }) => ({ position, quantity: Math.min(quantity, left[position] ?? 0) }))
    .filter(({ quantity }) => quantity > 0);
  const whole = priceRefund(order, committed, { lines, shipping: 0, adjustment: 0 });
  if (whole.ok) return whole.parts;
  if (whole.problem.code !== 'too_much') return null;
  const adjustment = whole.problem.left - whole.problem.amount;
  const rest = priceRefund(order, committed, { lines, shipping: 0, adjustment });
  return rest.ok ? rest.parts : null;
}
