import type { Cents } from '../money.ts';
import { isUnderWay, isUnsettled, type RefundStatus, type RefundTrait, refundHas } from './refund-status.ts';

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
  /** The cents that were returned. */
  refunded: Cents;
  /** Those, and the cents that the provider has accepted to return. */
  accepted: Cents;
  /** Those, and the cents that are to be returned. */
  committed: Cents;
  isWhole: boolean;
  /** The refund that matters most: one that failed, one under way, or the last; null without any. */
  decisive: R | null;
};

/** Sums the refunds of a payment of `captured` cents, oldest first. */
export function summarizeRefunds<R extends SummedRefund>(
  refunds: readonly R[],
  captured: Cents,
): RefundSummary<R> {
  const current = refunds.filter(({ replacedBy }) => replacedBy === null);
  const sumWith = (trait: RefundTrait) =>
    refunds.reduce((sum, refund) => (refundHas(refund, trait) ? sum + refund.amount : sum), 0);
  const committed = sumWith('committed');
  return {
    refunded: sumWith('returned'),
    accepted: sumWith('accepted'),
    committed,
    isWhole: committed > 0 && committed >= captured,
    decisive: current.findLast(isUnsettled) ?? current.findLast(isUnderWay) ?? current.at(-1) ?? null,
  };
}
