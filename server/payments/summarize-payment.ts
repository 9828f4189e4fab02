import { summarizeDisputes } from '#domain/disputes/dispute.ts';
import type { Cents } from '#domain/money.ts';
import {
  describePayment,
  describePaymentState,
  getCheckoutState,
  type PaymentSummary,
} from '#domain/payments/payment-state.ts';
import { summarizeRefunds } from '#domain/refunds/refund-summary.ts';
import type { PaymentDispute } from '../disputes/payment-dispute-queries.ts';
import type { Refund } from '../refunds/refund-queries.ts';
import type { PaymentRow } from './payment-queries.ts';

type Summarized = {
  state: PaymentSummary;
  /** The refund that matters most; `committed` is what all of them return, or of a failed one its amount. */
  refund: (Refund & { committed: Cents }) | null;
  /** The cents that were returned. */
  refunded: Cents;
  /** The cents that can still be refunded; none while a dispute forbids it. */
  refundable: Cents;
  /** The dispute that matters most. */
  dispute: PaymentDispute | null;
  /** The cents that banks have returned to the customer. */
  lost: Cents;
};

/** The state of a payment with all of its refunds. Cents. */
export function summarizePayment({ checkout, order, refunds, disputes }: PaymentRow): Summarized {
  const { outcome, lastSeen, total, nextLookAt, secondOf, providerRefusal } = checkout;
  const { accepted, decisive, committed, refunded, isWhole } = summarizeRefunds(refunds, total);
  const { decisive: dispute, blocking, lost } = summarizeDisputes(disputes);
  const part = decisive && !isWhole && { part: refunded };
  const state = describePayment({
    outcome,
    lastSeen,
    isLeftToPerson: nextLookAt === null,
    providerRefusal,
    secondOf,
    refund: decisive && { ...decisive, ...part },
    dispute,
    kept: Math.max(0, total - accepted - lost),
    owed: order?.owed ?? 0,
  });
  // Only the provider refunds: money that came another way, staff return themselves.
  const isRefundable =
    (checkout.paymentIntentId !== null && describePaymentState(getCheckoutState(checkout)).isPaid) ||
    state.state === 'refund_failed';
  return {
    state,
    refund: decisive && { ...decisive, committed: committed || decisive.amount },
    refunded,
    refundable: isRefundable && !blocking ? Math.max(0, total - committed - lost) : 0,
    dispute,
    lost,
  };
}
