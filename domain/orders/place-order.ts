import { DELIVERY_TIME, type Order, type OrderDraft } from './order.ts';

/** Makes the order of a draft whose payment succeeded: placed, with an empty list of activities (spec 4). Milliseconds. */
export function placePaidOrder(
  draft: OrderDraft,
  id: string,
  paymentIntentId: string,
  now: Date,
  deliveryTime = DELIVERY_TIME,
): Order {
  return { ...placed(draft, id, now, deliveryTime), activities: [], paymentIntentId, paymentStatus: 'paid' };
}

/** Makes an order without payment: placed, with its first activity (spec 4). */
export function placeUnpaidOrder(
  draft: OrderDraft,
  id: string,
  now: Date,
  deliveryTime = DELIVERY_TIME,
): Order {
  const description = 'Order has been placed successfully';
  return {
    ...placed(draft, id, now, deliveryTime),
    activities: [{ status: 'placed', timestamp: now, description }],
    paymentIntentId: null,
    paymentStatus: 'unpaid',
  };
}

function placed(draft: OrderDraft, id: string, now: Date, deliveryTime: number) {
  return {
    ...draft,
    id,
    status: 'placed' as const,
    createdAt: now,
    expectedDelivery: new Date(now.getTime() + deliveryTime),
    refund: null,
  };
}
