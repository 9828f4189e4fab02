import { inTransaction, type Transaction } from '#db/connection.ts';
import { splitAmount } from '#domain/refunds/price-refund.ts';
import type { Company } from '#domain/settings/company.ts';
import { lockCheckout } from '../checkout/checkout-queries.ts';
import { readCommitted } from '../orders/read-committed.ts';
import type { ProviderRefund } from '../payments/payment-provider.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { type RefundedPayment, readRefundedOrder, recordFullRefund, recordRefund } from './record-refund.ts';
import { findRefund, type Refund, selectRefundsOfPayments } from './refund-queries.ts';
import { saveResult } from './save-result.ts';

/**
 * Asks the provider about all refunds of a payment, and saves what it says: news of ours, and refunds made in
 * its dashboard.
 */
export async function followRefunds(services: PaymentServices, paymentIntentId: string): Promise<void> {
  const { db, payments, settings, onMail } = services;
  const payment = await payments.findPayment(paymentIntentId);
  if (payment?.status !== 'succeeded') return;
  const made = await payments.findRefunds(paymentIntentId);
  const { company } = await settings.read();
  const now = services.now();
  await inTransaction(db, async (tx) => {
    const checkout = await lockCheckout(tx, payment);
    if (!checkout) return;
    const refunded = { checkout, payment };
    await saveProviderRefunds(tx, refunded, made, { company, now });
    // Nothing is left of it that could become an order.
    const isOpen = checkout.outcome === null || checkout.outcome === 'unexplained';
    if (isOpen && payment.refunded >= payment.received)
      await recordFullRefund(tx, refunded, { reason: 'at_provider' }, now);
  });
  onMail();
}

/** Saves all refunds that the provider has of a payment. Those made in its dashboard are recorded. */
export async function saveProviderRefunds(
  tx: Transaction,
  refunded: RefundedPayment,
  made: readonly ProviderRefund[],
  { company, now }: { company: Company; now: Date },
): Promise<void> {
  const known = await selectRefundsOfPayments(tx, [refunded.payment.id]);
  for (const result of made) {
    const refund =
      known.find((each) => isSame(each, result)) ?? (await recordForeign(tx, refunded, result, now));
    if (refund) await saveResult(tx, { checkout: refunded.checkout, company, now }, refund, result);
  }
}

function isSame({ id, providerRefundId }: Refund, result: ProviderRefund): boolean {
  return providerRefundId === result.id || id === result.refundId;
}

/** Records a refund that this database does not know: of the dashboard, or made after the last backup. */
async function recordForeign(
  tx: Transaction,
  refunded: RefundedPayment,
  { amount, refundId, createdAt }: ProviderRefund,
  now: Date,
): Promise<Refund | null> {
  const order = await readRefundedOrder(tx, refunded.checkout);
  const parts = splitAmount(order, await readCommitted(tx, refunded.payment.id), amount);
  const details = { reason: 'at_provider' as const, createdAt, ...(refundId !== null && { id: refundId }) };
  return await findRefund(tx, await recordRefund(tx, refunded, parts, details, now));
}
