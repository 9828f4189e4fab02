import { DAY } from '../time-units.ts';
import { DELIVERY_TIME, type NewOrder, type Order } from './order.ts';

/**
 * A paid order: placed, with an empty list of activities (specification, section 4). `deliveryTime` in
 * milliseconds; one that costs nothing has no payment.
 */
export function placePaidOrder(
  newOrder: NewOrder,
  id: string,
  paymentIntentId: string | null,
  now: Date,
  deliveryTime = DELIVERY_TIME,
): Order {
  return {
    ...placed(newOrder, id, now, deliveryTime),
    activities: [],
    paymentIntentId,
    paymentStatus: 'paid',
    unpaidUntil: null,
  };
}

/** The text of an unpaid order's first activity (specification, section 4). */
export const PLACED_NOTE = 'Order has been placed successfully';

/**
 * An unpaid order: placed, with its first activity (specification, section 4). It is canceled `unpaidUntil`,
 * if not null.
 */
export function placeUnpaidOrder(
  newOrder: NewOrder,
  id: string,
  now: Date,
  { deliveryTime = DELIVERY_TIME, unpaidUntil = null }: UnpaidTimes = {},
): Order {
  return {
    ...placed(newOrder, id, now, deliveryTime),
    activities: [{ status: 'placed', timestamp: now, description: PLACED_NOTE }],
    paymentIntentId: null,
    paymentStatus: 'unpaid',
    unpaidUntil,
  };
}

type UnpaidTimes = { deliveryTime?: number; unpaidUntil?: Date | null };

function placed(newOrder: NewOrder, id: string, now: Date, deliveryTime: number) {
  return {
    ...newOrder,
    id,
    status: 'placed' as const,
    createdAt: now,
    expectedDelivery: computeArrival(newOrder, now, deliveryTime),
    markedPaidAt: null,
    cancellation: null,
    refund: null,
    refunded: 0,
    lost: 0,
  };
}

/** By its shipping method; otherwise after the delivery time of the shop, in milliseconds. */
function computeArrival({ shippingMethod, waitDays = 0 }: NewOrder, now: Date, deliveryTime: number): Date {
  const delivery = shippingMethod ? shippingMethod.days * DAY : deliveryTime;
  return new Date(now.getTime() + delivery + waitDays * DAY);
}
