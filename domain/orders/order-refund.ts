import { describeRefundStatus, isCommitted, type RefundStatus } from '../refunds/refund-status.ts';
import type { RefundSummary, SummedRefund } from '../refunds/refund-summary.ts';
import { needsShipping } from './not-shipped.ts';
import type { OrderRefund, PaymentStatus } from './order.ts';
import type { OrderStatus } from './status.ts';

/** Absent and null are the same. */
export type MaybeRefunded = {
  paymentStatus: PaymentStatus;
  refund?: { status: RefundStatus } | null | undefined;
  /** The returned cents; less than all of it changes nothing but the label. */
  refunded?: number | undefined;
};

/** True once a refund is requested or done. A failed refund does not count. */
export function isRefunded({ paymentStatus, refund }: MaybeRefunded): boolean {
  return refund ? isCommitted(refund) : paymentStatus === 'refunded';
}

/** False for rejected orders, and for orders refunded before delivery. */
export function isDeliveryExpected(order: MaybeRefunded & { status: OrderStatus }): boolean {
  if (order.status === 'rejected') return false;
  return order.status === 'delivered' || !isRefunded(order);
}

/** True if a new status contradicts the refund: every status but rejected promises delivery. */
export function contradictsRefund(order: MaybeRefunded, target: OrderStatus): boolean {
  return isRefunded(order) && target !== 'rejected';
}

/** The label beside the status of an order; null if its money stays with the shop. */
export function refundLabel({ paymentStatus, refund, refunded }: MaybeRefunded): string | null {
  if (paymentStatus === 'charged_back') return 'Charged back';
  if (refund) return describeRefundStatus(refund.status).orderLabel;
  if (paymentStatus === 'refunded') return 'Refunded';
  return refunded ? 'Partly refunded' : null;
}

/** Describes how an order is paid: a part that was refunded leaves it paid. */
export function paymentText({ paymentStatus, refunded }: MaybeRefunded): string {
  return paymentStatus === 'paid' && refunded ? 'partly refunded' : paymentStatus;
}

/** The refund of an order: of all of it, or one that failed. Null while some of the money stays. */
export function deriveOrderRefund({
  decisive,
  isWhole,
  committed,
}: RefundSummary<SummedRefund>): OrderRefund | null {
  if (!decisive || (isCommitted(decisive) && !isWhole)) return null;
  const { status, createdAt, doneAt } = decisive;
  return {
    status,
    amount: isCommitted(decisive) ? committed : decisive.amount,
    requestedAt: createdAt,
    doneAt,
  };
}

/** The same of an order whose day of arrival means something: one that is sent by parcel. */
export function expectsArrival(
  order: MaybeRefunded & { status: OrderStatus },
  lines: Parameters<typeof needsShipping>[0],
): boolean {
  return needsShipping(lines) && isDeliveryExpected(order);
}
