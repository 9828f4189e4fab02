import type { WireOrderRefund } from '#contract/calls/order-refund.ts';
import { dollarsToCents } from '#domain/money.ts';
import type { OrderRefund } from '#domain/orders/order.ts';

/** The refund of an order as it travels, in cents. */
export function orderRefundFromWire(refund: WireOrderRefund | undefined): OrderRefund | null {
  if (!refund) return null;
  return {
    status: refund.status,
    amount: dollarsToCents(refund.amount),
    requestedAt: new Date(refund.requestedAt),
    doneAt: refund.doneAt ? new Date(refund.doneAt) : null,
  };
}
