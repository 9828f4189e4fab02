import type { Cents } from '../money.ts';
import { isGiven, type RefundStatus } from './refund.ts';

/** One of the refunds of a payment. */
export type SummedRefund = {
  amount: Cents;
  status: RefundStatus;
  createdAt: Date;
  doneAt: Date | null;
  /** The refund that took the place of this failed one. */
  replacedBy: string | null;
};

export type RefundSummary<R extends SummedRefund> = {
  /** What has been returned. */
  refunded: Cents;
  /** What has been returned, is on its way or is to be. */
  given: Cents;
  isWhole: boolean;
  /** The refund that matters most: one that failed, one under way, or the last; null without any. */
  decisive: R | null;
};

/** Sums the refunds of a payment of `captured` cents, given oldest first. */
export function summarizeRefunds<R extends SummedRefund>(
  refunds: readonly R[],
  captured: Cents,
): RefundSummary<R> {
  const current = refunds.filter(({ replacedBy }) => replacedBy === null);
  const given = amountOf(refunds.filter(isGiven));
  return {
    refunded: amountOf(refunds.filter(({ status }) => status === 'succeeded')),
    given,
    isWhole: given > 0 && given >= captured,
    decisive:
      current.findLast(({ status }) => status === 'failed') ??
      current.findLast(({ status }) => status === 'wanted' || status === 'pending') ??
      current.at(-1) ??
      null,
  };
}

function amountOf(refunds: readonly SummedRefund[]): Cents {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
