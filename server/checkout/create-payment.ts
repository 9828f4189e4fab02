import { inTransaction } from '#db/connection.ts';
import type { Checkout, ProviderRefusal } from '#domain/checkout/settle.ts';
import { giveBackDiscounts } from '../discounts/take-discounts.ts';
import { Unavailable } from '../http/unavailable.ts';
import type { CreatedPayment } from '../payments/payment-provider.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { releaseStock } from '../stock/hold-stock.ts';
import { closeRefusedCheckout, findCheckout, recordPaymentIntent } from './checkout-queries.ts';

/**
 * Creates the payment of a checkout at the provider and records it; creating it again finds it. What the
 * provider refuses will never be a payment: its checkout is closed, and its stock released.
 */
export async function createPayment(services: PaymentServices, checkout: Checkout): Promise<CreatedPayment> {
  const { payments, log } = services;
  const { id: checkoutId, total: amount, email, purpose } = checkout;
  const { company } = await services.settings.read();
  const description = `${company.name} ${purpose} ${checkoutId}`;
  const customer = checkout.customerId
    ? { id: checkout.customerId, savesCard: checkout.savesCard === true }
    : null;
  const created = await payments.createPayment({ checkoutId, amount, email, description, customer });
  if (created.ok) await record(services, checkoutId, created.id);
  else {
    const { about, message } = created.providerRefusal;
    // The provider repeats the email that it refuses: no personal data in logs.
    log.warn({ checkoutId, about, ...(about !== 'email' && { message }) }, 'the provider refused a payment');
    await closeRefused(services, checkoutId, created.providerRefusal);
  }
  return created;
}

/**
 * Throws if the checkout is lost: it was committed without waiting (decision 061), and the database may have
 * crashed or failed over since. Sent again, the request stores it again and finds its payment.
 */
async function record({ db }: PaymentServices, checkoutId: string, paymentIntentId: string): Promise<void> {
  const { rowCount } = await recordPaymentIntent(db, { checkoutId, paymentIntentId });
  // An equal request may have recorded it.
  if (rowCount === 0 && !(await findCheckout(db, checkoutId)))
    throw new Unavailable(
      'A crash of the database lost a checkout before its payment was recorded',
      'unavailable',
      'The payment could not be started. Please try again.',
    );
}

/** Finds the payment of a checkout that an earlier request may have created. */
export async function findOrCreatePayment(
  services: PaymentServices,
  checkout: Checkout,
): Promise<CreatedPayment> {
  const { paymentIntentId: id, providerRefusal } = checkout;
  if (providerRefusal) return { ok: false, providerRefusal };
  const clientSecret = id && (await services.payments.findClientSecret(id));
  return clientSecret ? { ok: true, id, clientSecret } : await createPayment(services, checkout);
}

async function closeRefused(
  { db, now }: PaymentServices,
  checkoutId: string,
  refusal: ProviderRefusal,
): Promise<void> {
  await inTransaction(db, async (tx) => {
    const closed = await closeRefusedCheckout(tx, checkoutId, refusal);
    if (!closed) return;
    await releaseStock(tx, closed, { reason: 'The provider refused the payment', at: now() });
    await giveBackDiscounts(tx, checkoutId, now());
  });
}
