import type { Order, OrderActivity } from './order.ts';

/** An unpaid order whose money came another way than through the shop. `method`: 'Bank transfer'. */
export function paidAnotherWay(order: Order, method: string, at: Date): Order {
  const activity: OrderActivity = {
    status: order.status,
    timestamp: at,
    description: `Payment received: ${method}`,
  };
  return {
    ...order,
    paymentStatus: 'paid',
    paymentMethod: method,
    markedPaidAt: at,
    unpaidUntil: null,
    activities: [...order.activities, activity],
  };
}
