import type { Order, OrderActivity } from '#domain/orders/order.ts';
import type { RefundReason } from '#domain/payments/refund.ts';

export type NewMail = { event: string; kind: string; recipient: string; facts: object };
export function orderConfirmation(order: Order): NewMail {
  return {
    event: `order:${order.id}:confirmation`,
    kind: 'order_confirmation',
    recipient: order.userEmail,
    facts: {},
  };
}
export function statusChange(order: Order, activity: OrderActivity, position: number): NewMail {
  return {
    event: `order:${order.id}:status:${position}`,
    kind: 'order_status',
    recipient: order.userEmail,
    facts: { activity },
  };
}
export function refundMail(refund: {
  recipient: string;
  name: string | null;
  orderId: string | null;
  paymentIntentId: string;
  amount: number;
  reason: RefundReason;
  refundedAt: Date;
}): NewMail {
  return {
    event: `refund:${refund.paymentIntentId}`,
    kind: 'refund',
    recipient: refund.recipient,
    facts: refund,
  };
}
