import { inTransaction, type Transaction } from '#db/connection.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import { centsToDollars } from '#domain/money.ts';
import type { RefundReason } from '#domain/refunds/refund.ts';
import { writeAudit } from '../audit/write-audit.ts';
import type { Staff } from '../http/staff.ts';
import { membershipRefunded, type NewMail, refundMail } from '../mail/new-mails.ts';
import { writeMail } from '../mail/write-mail.ts';
import { endMembership } from '../members/end-membership.ts';
import { findOrderOfPayment } from '../orders/order-queries.ts';
import { closeCheckout, lockCheckout } from '../payments/checkout-queries.ts';
import { type ProviderRefund, ProviderUnavailable } from '../payments/payment-provider.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { releaseStock } from '../stock/hold-stock.ts';
import {
  findRefund,
  insertRefund,
  markOrderPaid,
  markOrderRefunded,
  type Refund,
  updateRefund,
} from './refund-queries.ts';

/** Milliseconds until a pending refund is asked about again. */
const ASK_AGAIN = 3_600_000;

/**
 * Carries out a recorded refund, if it is not done yet. Any number of servers may try at once: the provider
 * gives back once, and the first to hear of it saves it with its mail. What the provider cannot say now, the
 * reconciler asks later.
 */
export async function carryOutRefund(services: PaymentServices, paymentIntentId: string): Promise<void> {
  const { db, payments, log } = services;
  const refund = await findRefund(db, paymentIntentId);
  if (!refund || refund.status === 'succeeded') return;
  try {
    const result =
      refund.status === 'pending'
        ? await payments.findRefund(paymentIntentId)
        : await payments.refundPayment(paymentIntentId, refund.tries);
    if (result) await inTransaction(db, (tx) => saveResult(services, tx, refund, result));
    services.onMail();
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ paymentIntentId, err: error }, 'a refund waits for the payment provider');
  }
}

/**
 * Follows what happened at the provider itself: a refund made in its dashboard, or one of ours that moved on
 * there. Only refunds of a whole payment count.
 */
export async function followRefund(services: PaymentServices, paymentIntentId: string): Promise<void> {
  const { db, payments } = services;
  const payment = await payments.findPayment(paymentIntentId);
  if (!payment) return;
  const isWhole = payment.received > 0 && payment.refunded >= payment.received;
  if (isWhole) await recordRefund(services, payment, 'at_provider');
  const refund = await findRefund(db, paymentIntentId);
  const result = refund && (await payments.findRefund(paymentIntentId));
  if (!refund || !result) return;
  await inTransaction(db, (tx) => saveResult(services, tx, refund, result));
  services.onMail();
}

/**
 * Records that a payment is to be given back, and ends its checkout if that is still open. False when the
 * shop knows no such payment. `staff`: who of them asked for it; absent where the shop decides by itself.
 */
export async function recordRefund(
  { db, now }: PaymentServices,
  payment: { id: string; checkoutId: string | null; received: number; currency: string; status: string },
  reason: RefundReason,
  staff?: Staff,
): Promise<boolean> {
  const at = now();
  return await inTransaction(db, async (tx) => {
    const checkout = await lockCheckout(tx, payment);
    if (!checkout) return false;
    const isNew = await insertRefund(tx, {
      paymentIntentId: payment.id,
      checkoutId: checkout.id,
      amount: payment.received,
      currency: payment.currency,
      reason,
      now: at,
    });
    if (staff && isNew) {
      const after = {
        refunded: centsToDollars(payment.received),
        currency: payment.currency,
        [checkout.purpose]: checkout.id,
      };
      await writeAudit(tx, { staff, action: 'payment.refund', subjectId: payment.id, after }, at);
    }
    if (checkout.outcome === 'ordered' || checkout.outcome === 'joined') return true;
    await releaseStock(tx, checkout);
    await closeCheckout(tx, checkout.id, {
      outcome: 'refunded',
      paymentIntentId: payment.id,
      lastSeen: payment.status,
    });
    return true;
  });
}

async function saveResult(
  { now }: PaymentServices,
  tx: Transaction,
  refund: Refund,
  result: ProviderRefund,
): Promise<void> {
  const at = now();
  // Before the refund, as everywhere: two that lock them the other way round would wait for each other.
  const checkout = await lockCheckout(tx, { id: refund.paymentIntentId, checkoutId: null });
  const isDone = result.status === 'succeeded';
  const isNews = await updateRefund(tx, refund.paymentIntentId, {
    status: result.status,
    providerRefundId: result.id,
    doneAt: isDone ? at : null,
    nextTryAt: result.status === 'pending' ? new Date(at.getTime() + ASK_AGAIN) : null,
    failure: result.status === 'failed' ? result.failure : null,
    failedAt: result.status === 'failed' ? at : null,
  });
  if (!isNews) return;
  // A shopper is told as soon as the provider has taken it on; a failure is for staff.
  if (result.status === 'failed') return await markOrderPaid(tx, refund.paymentIntentId, at);
  const ended = await endMembership(tx, refund.paymentIntentId, at);
  if (ended) return await writeMail(tx, membershipRefunded(ended, refund.amount), at);
  await markOrderRefunded(tx, refund.paymentIntentId, at);
  const mail = await refundMailOf(tx, refund, checkout);
  if (mail) await writeMail(tx, mail, at);
}

/** What is written to whoever paid for an order, or for what never became anything. */
async function refundMailOf(
  tx: Transaction,
  { paymentIntentId, amount, reason }: Refund,
  checkout: Checkout | null,
): Promise<NewMail | null> {
  const placed = await findOrderOfPayment(tx, paymentIntentId);
  const recipient = placed?.order.userEmail ?? checkout?.email;
  // A payment whose checkout was lost has no address to write to.
  if (!recipient) return null;
  return refundMail({
    recipient,
    name: placed?.order.shippingAddress?.fullName ?? (checkout && nameOf(checkout)),
    orderId: placed ? placed.order.id : null,
    paymentIntentId,
    amount,
    reason,
  });
}

function nameOf(checkout: Checkout): string | null {
  return checkout.purpose === 'membership'
    ? checkout.membership.fullName
    : (checkout.newOrder?.shippingAddress?.fullName ?? null);
}
