import { inTransaction } from '#db/connection.ts';
import { sum } from '#domain/sum.ts';
import { lockCheckout } from '../checkout/checkout-queries.ts';
import { findLostDispute } from '../disputes/dispute-queries.ts';
import { followDisputes } from '../disputes/follow-disputes.ts';
import { selectDisputesOfPayments } from '../disputes/payment-dispute-queries.ts';
import { isDisputed } from '../disputes/refuse-disputed.ts';
import { readCommitted } from '../orders/read-committed.ts';
import type { RefundResult } from '../payments/payment-provider.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { followRefunds } from './follow-refunds.ts';
import {
  countRefundedPieces,
  findRefund,
  type Refund,
  replaceFailed,
  selectRefundsOfPayments,
  updateRefund,
} from './refund-queries.ts';
import { saveResult } from './save-result.ts';

/** Milliseconds for which the provider surely knows an idempotency key; Stripe says a day. */
const KEY_LIFETIME = 43_200_000;

/**
 * Carries out a recorded refund, or looks at one that was sent. Safe to call on any number of servers: the
 * provider refunds once, and the first to save the result also writes the mail. Without an answer from the
 * provider, or while the payment is disputed, the reconciler tries again.
 */
export async function carryOutRefund(services: PaymentServices, id: string): Promise<void> {
  const { db, log } = services;
  const refund = await findRefund(db, id);
  if (!refund || refund.status === 'failed') return;
  try {
    if (refund.status !== 'wanted') return await followRefunds(services, refund.paymentIntentId);
    if (await isDisputed(db, refund.paymentIntentId)) return;
    if (await giveUp(services, refund)) return;
    const result = await sendRefund(services, refund);
    if (result.status === 'disputed') return await explainDispute(services, refund);
    await saveSent(services, refund, result);
    // The provider's dashboard may have been faster.
    if (result.status === 'failed') await followRefunds(services, refund.paymentIntentId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    log.warn({ refundId: id, err: error }, 'a refund waits for the payment provider');
  }
}

/** Carries out the refunds of a payment that were not sent yet. */
export async function carryOutRefundsOfPayment(
  services: PaymentServices,
  paymentIntentId: string,
): Promise<void> {
  const refunds = await selectRefundsOfPayments(services.db, [paymentIntentId]);
  for (const { id, status } of refunds) if (status === 'wanted') await carryOutRefund(services, id);
}

async function sendRefund(
  { db, payments, now }: PaymentServices,
  refund: Refund,
): Promise<RefundResult | { status: 'disputed' }> {
  const isOld = now().getTime() - refund.createdAt.getTime() > KEY_LIFETIME;
  const after = (await selectDisputesOfPayments(db, [refund.paymentIntentId])).at(-1)?.id;
  const made =
    isOld || after
      ? (await payments.findRefunds(refund.paymentIntentId)).find(({ refundId }) => refundId === refund.id)
      : undefined;
  return made ?? (await payments.refundPayment({ ...refund, after }));
}

/**
 * After the provider refused a refund because of a dispute. While that is open, the refund waits: its webhook
 * has not come yet. Once a bank has charged back a part, the provider refunds nothing more.
 */
async function explainDispute(services: PaymentServices, refund: Refund): Promise<void> {
  const { db } = services;
  const { paymentIntentId } = refund;
  await followDisputes(services, paymentIntentId);
  if ((await isDisputed(db, paymentIntentId)) || !(await findLostDispute(db, paymentIntentId))) return;
  await saveSent(services, refund, { status: 'failed', id: null, failure: 'charge_disputed' });
}

/** Ends a refund whose customer got the money from the bank, by a dispute, so that too little is left. */
async function giveUp({ db, now }: PaymentServices, { id, paymentIntentId }: Refund): Promise<boolean> {
  const disputeId = await findLostDispute(db, paymentIntentId);
  if (disputeId === null) return false;
  return await inTransaction(db, async (tx) => {
    const checkout = await lockCheckout(tx, { id: paymentIntentId, checkoutId: null });
    const refund = await findRefund(tx, id);
    if (refund?.status !== 'wanted') return true;
    // With this refund: it is one of those that have not failed.
    const committed = sum(await readCommitted(tx, paymentIntentId), ({ amount }) => amount);
    if (checkout && committed <= checkout.total) return false;
    const failure = 'the bank has returned the money after a dispute';
    await updateRefund(tx, id, { status: 'failed', failure, failedAt: now(), nextTryAt: null });
    await countRefundedPieces(tx, refund.checkoutId, refund.lines, -1);
    await replaceFailed(tx, { id }, disputeId);
    return true;
  });
}

async function saveSent(services: PaymentServices, { id, paymentIntentId }: Refund, result: RefundResult) {
  const { db, settings, now, onMail } = services;
  const { company } = await settings.read();
  await inTransaction(db, async (tx) => {
    // Locked before the refund, as everywhere: the opposite order would deadlock.
    const checkout = await lockCheckout(tx, { id: paymentIntentId, checkoutId: null });
    const refund = await findRefund(tx, id);
    if (refund) await saveResult(tx, { checkout, company, now: now() }, refund, result);
  });
  onMail();
}
