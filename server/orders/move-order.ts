import type { Transaction } from '#db/connection.ts';
import type { Order, OrderActivity } from '#domain/orders/order.ts';
import { recordOrderChange } from '../counters/record-order-change.ts';
import { insertActivity, updateOrder } from './order-queries.ts';

/**
 * Writes an activity of a locked order that staff work on, and its status if that is another one. Such an
 * order is not canceled for lack of payment any more.
 */
export async function moveOrder(
  tx: Transaction,
  order: Order,
  activity: OrderActivity,
): Promise<{ moved: Order; position: number }> {
  const { status, timestamp: now } = activity;
  const position = order.activities.length;
  const moved: Order = { ...order, status, unpaidUntil: null, activities: [...order.activities, activity] };
  await insertActivity(tx, order.id, position, activity);
  const isMoved = status !== order.status;
  if (isMoved || order.unpaidUntil) await updateOrder(tx, order.id, { status, unpaidUntil: null });
  if (isMoved) await recordOrderChange(tx, order, moved, now);
  return { moved, position };
}
