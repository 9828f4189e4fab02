import { randomBytes } from 'node:crypto';
import type { Transaction } from '#db/connection.ts';
import type { Checkout, Payment } from '#domain/checkout/settle.ts';
import { refundIdFrom } from '#domain/ids.ts';
import type { Cents } from '#domain/money.ts';
import type { Order } from '#domain/orders/order.ts';
import { type CommittedRefund, priceAmount, priceRest } from '#domain/refunds/price-refund.ts';
import { type RefundParts, wholeParts } from '#domain/refunds/refund.ts';
import type { RefundReason } from '#domain/refunds/refund-reason.ts';
import { sum } from '#domain/sum.ts';
import { closeCheckout } from '../checkout/checkout-queries.ts';
import { giveBackDiscounts } from '../discounts/take-discounts.ts';
import { findOrderForStaff } from '../orders/order-queries.ts';
import { lowerOwed } from '../orders/owed-queries.ts';
import { readCommitted } from '../orders/read-committed.ts';
import { releaseStock } from '../stock/hold-stock.ts';
import { insertRefund, type NewRefund } from './refund-queries.ts';

/** A payment whose checkout is locked. */
export type RefundedPayment = {
  checkout: Checkout;
  payment: Pick<Payment, 'id' | 'status' | 'received' | 'currency'>;
};

export type RefundDetails = { reason: RefundReason } & Partial<
  Pick<NewRefund, 'id' | 'note' | 'staff' | 'notify' | 'attemptOf' | 'createdAt' | 'nextTryAt'>
> & {
    /** True if the refund is of what becomes due with it: it is no part of what is owed already. */
    isNewDebt?: boolean;
  };

/** Records a refund of a payment whose checkout is locked; returns its id. */
export async function recordRefund(
  tx: Transaction,
  { checkout, payment }: RefundedPayment,
  parts: RefundParts,
  { isNewDebt = false, ...details }: RefundDetails,
  now: Date,
): Promise<string> {
  const id = details.id ?? newRefundId();
  const row = {
    ...details,
    id,
    paymentIntentId: payment.id,
    checkoutId: checkout.id,
    currency: payment.currency,
    status: 'wanted' as const,
    createdAt: details.createdAt ?? now,
    nextTryAt: details.nextTryAt === undefined ? now : details.nextTryAt,
  };
  const isNew = await insertRefund(tx, row, parts);
  if (isNew && checkout.outcome === 'ordered')
    await lowerOwed(tx, checkout.id, {
      returned: isNewDebt ? 0 : parts.amount,
      left: computeRefundable(payment, await readCommitted(tx, payment.id)),
    });
  return id;
}

/** Records the refund of `most` cents of an order, or of what is left if that is less; null if nothing is. */
export async function recordRefundOfAmount(
  tx: Transaction,
  refunded: RefundedPayment,
  most: Cents,
  details: RefundDetails,
  now: Date,
): Promise<string | null> {
  const committed = await readCommitted(tx, refunded.payment.id);
  const amount = Math.min(most, computeRefundable(refunded.payment, committed));
  if (amount <= 0) return null;
  const order = await readRefundedOrder(tx, refunded.checkout);
  return await recordRefund(tx, refunded, priceAmount(order, committed, amount), details, now);
}

/**
 * Records the refund of all that is left of a payment, and closes its checkout unless that became an order or
 * a membership. Returns null if nothing is left.
 */
export async function recordFullRefund(
  tx: Transaction,
  refunded: RefundedPayment,
  details: RefundDetails,
  now: Date,
): Promise<string | null> {
  const { checkout, payment } = refunded;
  const parts = await priceRestOfPayment(tx, refunded);
  const id = parts && (await recordRefund(tx, refunded, parts, details, now));
  if (checkout.outcome === 'ordered' || checkout.outcome === 'joined') return id;
  await releaseStock(tx, checkout, { reason: 'The payment was refunded', at: now });
  await giveBackDiscounts(tx, checkout.id, now);
  await closeCheckout(tx, checkout.id, payment, 'refunded');
  return id;
}

/** Prices all that is left of a payment; null if nothing is. */
async function priceRestOfPayment(
  tx: Transaction,
  { checkout, payment }: RefundedPayment,
): Promise<RefundParts | null> {
  const committed = await readCommitted(tx, payment.id);
  const order = await readRefundedOrder(tx, checkout);
  if (order) return priceRest(order, committed);
  const left = computeRefundable(payment, committed);
  return left > 0 ? wholeParts(left) : null;
}

export function computeRefundable(
  { received }: Pick<Payment, 'received'>,
  committed: readonly Pick<CommittedRefund, 'amount'>[],
): number {
  return Math.max(0, received - sum(committed, ({ amount }) => amount));
}

/** The order of a payment, deleted or not; null if it became none. */
export async function readRefundedOrder(tx: Transaction, checkout: Checkout): Promise<Order | null> {
  if (checkout.outcome !== 'ordered') return null;
  return (await findOrderForStaff(tx, checkout.id))?.order ?? null;
}

function newRefundId(): string {
  return refundIdFrom(randomBytes(16));
}
