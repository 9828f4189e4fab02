import type { WireOrderRefund } from '#contract/calls/order-refund.ts';
import type { OrderRefund } from '#domain/orders/order.ts';

export function presentOrderRefund({ status, amount, requestedAt, doneAt }: OrderRefund): WireOrderRefund {
  return {
    status,
    amount,
    requestedAt: requestedAt.toISOString(),
    ...(doneAt && { doneAt: doneAt.toISOString() }),
  };
}
