import type pg from 'pg';
import type { DemoOrder } from '#demo/large/many-orders.ts';
import { orderLineRows, orderRow } from '../order-rows.ts';
import { checkouts, orderActivities, orderLines, orders, refunds } from '../schema/index.ts';
import { copyRows } from './copy-rows.ts';
import { paymentOfStory } from './payment-of-story.ts';

/** Writes orders with everything a real one leaves: lines, activities, its checkout, and its refund where it was given back. */
export async function writeOrders(client: pg.ClientBase, stories: readonly DemoOrder[]): Promise<void> {
  const placed = stories.map(({ order }) => order);
  await copyRows(client, orders, placed.map(orderRow));
  await copyRows(client, orderLines, placed.flatMap(orderLineRows));
  await copyRows(
    client,
    orderActivities,
    placed.flatMap(({ id, activities }) =>
      activities.map((activity, position) => ({ ...activity, orderId: id, position })),
    ),
  );
  const paid = stories.filter(({ order }) => order.paymentIntentId !== null);
  await copyRows(client, checkouts, paid.map(checkoutOf));
  await copyRows(client, refunds, paid.flatMap(refundsOf));
}

function checkoutOf({ order, wanted, newOrder }: DemoOrder) {
  return {
    id: order.id,
    paymentIntentId: order.paymentIntentId,
    totalCents: order.total,
    currency: 'usd',
    email: order.userEmail,
    wanted,
    newOrder,
    createdAt: order.createdAt,
    outcome: 'ordered' as const,
    lastSeen: 'succeeded',
  };
}

function refundsOf(story: DemoOrder) {
  const payment = paymentOfStory(story);
  if (!payment?.refund) return [];
  const { id, checkoutId, amount, currency, refund } = payment;
  return [
    {
      paymentIntentId: id,
      checkoutId,
      amountCents: amount,
      currency,
      reason: 'requested' as const,
      status: 'succeeded' as const,
      createdAt: refund.at,
      doneAt: refund.at,
      providerRefundId: refund.id,
    },
  ];
}
