import { inTransaction, type Transaction } from '#db/connection.ts';
import { refundIdFrom } from '#domain/ids.ts';
import type { RefundReason } from '#domain/refunds/refund-reason.ts';
import { lockCheckout } from '../checkout/checkout-queries.ts';
import { readDisputes } from '../disputes/follow-disputes.ts';
import { refuseDisputed } from '../disputes/refuse-disputed.ts';
import { saveDisputes } from '../disputes/save-disputes.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Seed } from '../http/idempotency.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { carryOutRefundsOfPayment } from './carry-out-refund.ts';
import { saveProviderRefunds } from './follow-refunds.ts';
import { type RefundedPayment, recordFullRefund } from './record-refund.ts';
import { findRefund, type Refund } from './refund-queries.ts';

/** Refunds all that is left of a payment. */
export async function refundPayment(
  services: PaymentServices,
  paymentIntentId: string,
  reason: RefundReason,
): Promise<void> {
  await refundLockedPayment(services, paymentIntentId, async (tx, refunded) => {
    await recordFullRefund(tx, refunded, { reason }, services.now());
    return null;
  });
}

/**
 * Records refunds of a paid payment while its checkout is locked, beside all that the provider has of it, and
 * carries them out. `record` refuses, or returns null.
 */
export async function refundLockedPayment(
  services: PaymentServices,
  paymentIntentId: string,
  record: (tx: Transaction, refunded: RefundedPayment) => Promise<Refusal | null>,
): Promise<Refusal | null> {
  const { db, payments, settings, now, onMail } = services;
  const payment = await payments.findPayment(paymentIntentId);
  if (payment?.status !== 'succeeded') return NOT_PAID;
  const made = payment.refunded > 0 ? await payments.findRefunds(paymentIntentId) : [];
  const disputes = payment.disputed ? await readDisputes(services, paymentIntentId) : null;
  const { company } = await settings.read();
  const refusal = await inTransaction(db, async (tx) => {
    const checkout = await lockCheckout(tx, payment);
    if (!checkout) return NOT_PAID;
    const refunded = { checkout, payment };
    const saving = { checkout, paymentIntentId: payment.id, company, now: now() };
    if (disputes) await saveDisputes(tx, saving, disputes);
    await saveProviderRefunds(tx, refunded, made, { company, now: now() });
    return await record(tx, refunded);
  });
  onMail();
  if (!refusal) await carryOutRefundsOfPayment(services, paymentIntentId);
  return refusal;
}

/**
 * Records one refund for staff, and carries it out. Refuses while the payment is disputed; the same `seed`
 * refunds once. `record` takes the id of the refund.
 */
export async function refundForStaff(
  services: PaymentServices,
  paymentIntentId: string,
  seed: Seed,
  record: (tx: Transaction, refunded: RefundedPayment, id: string) => Promise<Refusal | null>,
): Promise<{ ok: true; refund: Refund } | Refusal> {
  const id = refundIdFrom(seed);
  const refusal = await refundLockedPayment(services, paymentIntentId, async (tx, refunded) => {
    if (await findRefund(tx, id)) return null;
    return (await refuseDisputed(tx, refunded.payment)) ?? (await record(tx, refunded, id));
  });
  if (refusal) return refusal;
  const refund = await findRefund(services.db, id);
  if (!refund) throw new Error(`The refund ${id} was not recorded`);
  return { ok: true, refund };
}

const NOT_PAID = refuse('conflict', 'This payment has not been paid.');
