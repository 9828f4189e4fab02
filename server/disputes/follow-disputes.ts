import { inTransaction } from '#db/connection.ts';
import { readClock } from '#db/read-clock.ts';
import { lockCheckout } from '../checkout/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { type ReadDisputes, saveDisputes } from './save-disputes.ts';

/**
 * Asks the provider about all disputes of a payment, and saves what it says. Webhooks only say that there is
 * news: they arrive in any order, more than once, or never.
 */
export async function followDisputes(services: PaymentServices, paymentIntentId: string): Promise<void> {
  const { db, payments, settings, now, onMail } = services;
  const read = await readDisputes(services, paymentIntentId);
  if (read.made.length === 0) return;
  const payment = await payments.findPayment(paymentIntentId);
  if (!payment) return;
  const { company } = await settings.read();
  await inTransaction(db, async (tx) => {
    const checkout = await lockCheckout(tx, payment);
    if (checkout) await saveDisputes(tx, { checkout, paymentIntentId, company, now: now() }, read);
  });
  onMail();
}

/** Reads the disputes of a payment at the provider, with the time of the answer. */
export async function readDisputes(
  { db, payments }: PaymentServices,
  paymentIntentId: string,
): Promise<ReadDisputes> {
  const readAt = await readClock(db);
  return { made: await payments.findDisputes(paymentIntentId), readAt };
}
