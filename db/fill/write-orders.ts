import type pg from 'pg';
import type { DemoOrder } from '#demo/large/many-orders.ts';
import { orderLineRows, orderRow } from '../order-rows.ts';
import { checkouts, orderActivities, orderLines, orders, refunds } from '../schema/index.ts';
import { copyRows } from './copy-rows.ts';
import { filledCheckout, filledRefund } from './filled-payment.ts';

/** Writes orders with their lines, activities, checkouts and refunds. */
export async function writeOrders(client: pg.ClientBase, stories: readonly DemoOrder[]): Promise<void> {
  const placed = stories.map(({ order }) => order);
  await copyRows(client, orders, placed.map(orderRow));
  await copyRows(
    client,
    orderLines,
    placed.flatMap((order) => orderLineRows(order)),
  );
  await copyRows(
    client,
    orderActivities,
    placed.flatMap(({ id, activities }) =>
      activities.map((activity, position) => ({ ...activity, orderId: id, position })),
    ),
  );
  await copyRows(client, checkouts, stories.flatMap(toCheckout));
  await copyRows(client, refunds, stories.flatMap(toRefund));
}

function toCheckout({ order, wanted, newOrder }: DemoOrder) {
  const { id, paymentIntentId, total, userEmail: email, createdAt } = order;
  if (paymentIntentId === null) return [];
  const paid = { id, paymentIntentId, amount: total, email, createdAt };
  return [{ ...filledCheckout(paid), lines: wanted, newOrder, outcome: 'ordered' as const }];
}

function toRefund({ order: { id, paymentIntentId, total: amount }, refundedAt }: DemoOrder) {
  if (paymentIntentId === null || refundedAt === null) return [];
  return [filledRefund({ id, paymentIntentId, amount }, refundedAt)];
}
