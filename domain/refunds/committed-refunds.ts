import type { Cents } from '../money.ts';
import { shareOfPieces } from '../pricing/allocate.ts';
import type { Totals } from '../pricing/totals.ts';
import type { CommittedRefund } from './price-refund.ts';
import { wholeParts } from './refund.ts';
import { isCommitted, type RefundStatus } from './refund-status.ts';

/**
 * Lists what was returned of a payment: by refunds that have not failed, and by banks after disputes
 * (`lost`), as if that was refunded. It contains tax as the whole order does; a payment without an order
 * has none.
 */
export function committedRefunds<R extends CommittedRefund & { status: RefundStatus }>(
  refunds: readonly R[],
  lost: Cents,
  order: Pick<Totals, 'tax' | 'total'> | null,
): CommittedRefund[] {
  const committed = refunds.filter(isCommitted);
  if (lost <= 0) return committed;
  const tax = order ? shareOfPieces(order.tax, Math.min(lost, order.total), order.total) : 0;
  return [...committed, wholeParts(lost, tax)];
}
