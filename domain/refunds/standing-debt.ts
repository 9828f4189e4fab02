import type { Cents } from '../money.ts';
import { sum } from '../sum.ts';
import { priceCanceled } from './price-canceled.ts';
import type { RefundedOrder } from './price-refund.ts';
import type { RefundReason } from './refund-reason.ts';
import { isCommitted, isUnsettled, type RefundStatus } from './refund-status.ts';

/** The credit of pieces that come back, which counts towards another order until that one ends. */
export type ExchangeClaim = {
  returnId: string;
  /** The part that the other order took off. Cents. */
  used: Cents;
  /** The part that it left, which became due as it was placed. Cents. */
  rest: Cents;
  /** The part that was spent for pieces that never came back. Cents. */
  short: Cents;
  /** The time at which the other order ended; null while the claim counts. */
  freedAt: Date | null;
  /** True if the pieces were back as the other order ended. */
  isBack: boolean;
};

export type DebtRefund = {
  amount: Cents;
  reason: RefundReason;
  status: RefundStatus;
  createdAt: Date;
  replacedBy: string | null;
};

/**
 * Sums what the shop owes for pieces that are back, and whose exchange ended: neither the pieces of the other
 * order nor the money went to the customer. A new exchange of the same return takes it, and so do the refunds
 * since. Rests of exchanges are included where the money came another way: the provider refunds them at once.
 * Cents.
 */
export function sumEndedClaims(
  claims: readonly ExchangeClaim[],
  refunds: readonly DebtRefund[],
  isByProvider: boolean,
): Cents {
  const since = Math.min(...claims.flatMap(({ freedAt, isBack }) => (freedAt && isBack ? [+freedAt] : [])));
  const returned = refunds.filter(({ createdAt, reason }) => +createdAt >= since && reason !== 'canceled');
  return Math.max(0, sumClaims(claims, isByProvider) - sumSpent(returned));
}

/**
 * Computes what stays owed of an order that goes on after its end: for pieces that were canceled before, for
 * rests of exchanges and for exchanges that ended. What the provider refunds is no debt: its refunds are
 * recorded with what they are for. Cents, of which no more is owed than is left.
 */
export function standingDebt(
  order: RefundedOrder,
  { isByProvider, claims, refunds, canceled }: OrderDebts,
): Cents {
  if (isByProvider) return sumEndedClaims(claims, refunds, true);
  const pieces = priceCanceled(order, [], canceled)?.amount ?? 0;
  return Math.max(0, pieces + sumClaims(claims, false) - sumSpent(refunds));
}

type OrderDebts = {
  /** True if the payment provider has the money. */
  isByProvider: boolean;
  claims: readonly ExchangeClaim[];
  refunds: readonly DebtRefund[];
  /** The pieces that were canceled while the order went on. */
  canceled: readonly { position: number; quantity: number }[];
};

function sumClaims(claims: readonly ExchangeClaim[], isByProvider: boolean): Cents {
  const worth = ({ used, rest }: ExchangeClaim) => used + (isByProvider ? 0 : rest);
  const ofReturns = Map.groupBy(claims, ({ returnId }) => returnId);
  return sum([...ofReturns.values()], (ofReturn) => {
    const ended = ofReturn.filter(({ freedAt, isBack }) => freedAt !== null && isBack);
    const most = Math.max(0, ...ended.map((claim) => worth(claim) - claim.short));
    const counting = ofReturn.filter(({ freedAt }) => freedAt === null);
    const rests = isByProvider ? 0 : sum(counting, ({ rest }) => rest);
    return Math.max(0, most - sum(counting, worth)) + rests;
  });
}

/** A refund that failed waits to be tried again: it is shown by itself. */
function sumSpent(refunds: readonly DebtRefund[]): Cents {
  return sum(refunds, (refund) => (isCommitted(refund) || isUnsettled(refund) ? refund.amount : 0));
}
