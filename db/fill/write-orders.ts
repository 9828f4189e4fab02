import type pg from 'pg';
import type { DemoOrder } from '#demo/large/many-orders.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { Order } from '#domain/orders/order.ts';
import { orderSearchText } from '#domain/orders/search-text.ts';
import { phoneDigits } from '#domain/phone-number.ts';
import { checkouts, orderActivities, orderLines, orders, refunds } from '../schema/index.ts';
import { copyRows } from './copy-rows.ts';

/** Writes orders with everything a real one leaves: lines, activities, its checkout, and its refund where it was given back. */
export async function writeOrders(client: pg.ClientBase, stories: readonly DemoOrder[]): Promise<void> {
  const placed = stories.map(({ order }) => order);
  await copyRows(client, orders, placed.map(headOf));
  await copyRows(client, orderLines, placed.flatMap(linesOf));
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

function headOf(order: Order) {
  return {
    id: order.id,
    userId: order.userId,
    userEmail: order.userEmail,
    userPhone: order.userPhone,
    emailKey: normalizeEmail(order.userEmail),
    phoneKey: (order.userPhone && phoneDigits(order.userPhone)) || null,
    paymentMethod: order.paymentMethod,
    shippingAddress: order.shippingAddress,
    billingAddress: order.billingAddress,
    subtotalCents: order.subtotal,
    shippingCents: order.shipping,
    discountCents: order.discount,
    taxCents: order.tax,
    totalCents: order.total,
    status: order.status,
    expectedDelivery: order.expectedDelivery,
    createdAt: order.createdAt,
    paymentIntentId: order.paymentIntentId,
    paymentStatus: order.paymentStatus,
    searchText: orderSearchText(order),
  };
}

function linesOf({ id, lines }: Order) {
  return lines.map(({ unitPrice, ...line }, position) => ({
    ...line,
    orderId: id,
    position,
    unitPriceCents: unitPrice,
  }));
}

function checkoutOf({ order, wanted, draft }: DemoOrder) {
  return {
    id: order.id,
    paymentIntentId: order.paymentIntentId,
    totalCents: order.total,
    currency: 'usd',
    email: order.userEmail,
    wanted,
    draft,
    createdAt: order.createdAt,
    outcome: 'ordered' as const,
    lastSeen: 'succeeded',
  };
}

function refundsOf({ order, refundedAt }: DemoOrder) {
  if (!refundedAt || order.paymentIntentId === null) return [];
  return [
    {
      paymentIntentId: order.paymentIntentId,
      checkoutId: order.id,
      amountCents: order.total,
      currency: 'usd',
      reason: 'requested' as const,
      status: 'succeeded' as const,
      createdAt: refundedAt,
      doneAt: refundedAt,
      providerRefundId: `re_${order.paymentIntentId}`,
    },
  ];
}
