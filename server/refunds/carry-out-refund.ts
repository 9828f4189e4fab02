import { inTransaction, type Transaction } from '#db/connection.ts';
import type { Checkout, Payment } from '#domain/checkout/settle.ts';
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
import { findRefund, insertRefund, markOrder, type Refund, updateRefund } from './refund-queries.ts';

/**
 * Carries out a recorded refund, unless it is done. Safe to call on any number of servers: the provider
 * refunds once, and the first to save the result also writes the mail. Without an answer from the provider
 * the reconciler tries again.
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
    if (result) await saveResult(services, refund, result);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ paymentIntentId, err: error }, 'a refund waits for the payment provider');
  }
}

/**
 * Follows a change at the provider: a refund made in its dashboard, or news of one of ours. Only refunds of a
 * whole payment count.
 */
export async function followRefund(services: PaymentServices, paymentIntentId: string): Promise<void> {
  const { db, payments } = services;
  const payment = await payments.findPayment(paymentIntentId);
  if (!payment) return;
  const isWhole = payment.received > 0 && payment.refunded >= payment.received;
  if (isWhole) await recordRefund(services, payment, 'at_provider');
  const refund = await findRefund(db, paymentIntentId);
  const result = refund && (await payments.findRefund(paymentIntentId));
  if (refund && result) await saveResult(services, refund, result);
}

/** Records the refund of a payment that the shop knows. `staff` is who asked for it, if anyone did. */
export async function recordRefund(
  { db, now }: PaymentServices,
  payment: Payment,
  reason: RefundReason,
  staff?: Staff,
): Promise<void> {
  const at = now();
  await inTransaction(db, async (tx) => {
    const checkout = await lockCheckout(tx, payment);
    if (!checkout) return;
    const isNew = await refundCheckout(tx, checkout, payment, reason, at);
    if (!staff || !isNew) return;
    const after = {
      refunded: centsToDollars(payment.received),
      currency: payment.currency,
      [checkout.purpose]: checkout.id,
    };
    await writeAudit(tx, { staff, action: 'payment.refund', subjectId: payment.id, after }, at);
  });
}

/**
 * Records the refund of a locked checkout's payment, and closes the checkout unless it already became its
 * order or membership. False if the refund was recorded before.
 */
export async function refundCheckout(
  tx: Transaction,
  checkout: Checkout,
  payment: Payment,
  reason: RefundReason,
  now: Date,
): Promise<boolean> {
  const isNew = await insertRefund(tx, checkout.id, payment, reason, now);
  if (checkout.outcome === 'ordered' || checkout.outcome === 'joined') return isNew;
  await releaseStock(tx, checkout, { reason: 'The payment was refunded', at: now });
  await closeCheckout(tx, checkout.id, payment, 'refunded');
  return isNew;
}

async function saveResult(
  { db, now, onMail }: PaymentServices,
  refund: Refund,
  result: ProviderRefund,
): Promise<void> {
  const { paymentIntentId, amount } = refund;
  const at = now();
  await inTransaction(db, async (tx) => {
    // Locked before the refund, as everywhere: the opposite order would deadlock.
    const checkout = await lockCheckout(tx, { id: paymentIntentId, checkoutId: null });
    if (!(await updateRefund(tx, paymentIntentId, result, at))) return;
    // The shopper gets a mail as soon as the provider accepts the refund; a failure concerns staff only.
    if (result.status === 'failed') return await markOrder(tx, paymentIntentId, 'paid', at);
    const ended = await endMembership(tx, paymentIntentId, at);
    if (ended) return await writeMail(tx, membershipRefunded(ended, amount), at);
    await markOrder(tx, paymentIntentId, 'refunded', at);
    const mail = await refundMailOf(tx, refund, checkout);
    if (mail) await writeMail(tx, mail, at);
  });
  onMail();
}

/** The mail about the refund of an order, or of a payment that never became anything. */
async function refundMailOf(
  tx: Transaction,
  { paymentIntentId, amount, reason }: Refund,
  checkout: Checkout | null,
): Promise<NewMail | null> {
  const order = (await findOrderOfPayment(tx, paymentIntentId))?.order;
  const recipient = order?.userEmail ?? checkout?.email;
  // A payment whose checkout was lost has no address to write to.
  if (!recipient) return null;
  return refundMail({
    recipient,
    name: order?.shippingAddress?.fullName ?? (checkout && nameOf(checkout)),
    orderId: order?.id ?? null,
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
