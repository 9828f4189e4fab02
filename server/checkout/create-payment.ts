import type { Checkout } from '#domain/checkout/settle.ts';
import { recordPaymentIntent } from '../payments/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';

/**
 * Creates the payment of a checkout at the provider and notes it; creating it again finds it. It carries the
 * checkout's id, which says what it is for.
 */
export async function createPayment(
  { db, payments }: Pick<PaymentServices, 'db' | 'payments'>,
  { id, total, email, purpose }: Checkout,
): Promise<{ id: string; clientSecret: string }> {
  const description = `Marigold ${purpose} ${id}`;
  const intent = await payments.createPayment({ checkoutId: id, amount: total, email, description });
  await recordPaymentIntent(db, id, intent.id);
  return intent;
}

/** The payment of a checkout whose browser may have asked for it before. */
export async function findOrCreatePayment(
  services: Pick<PaymentServices, 'db' | 'payments'>,
  checkout: Checkout,
): Promise<{ id: string; clientSecret: string }> {
  const { paymentIntentId } = checkout;
  const clientSecret = paymentIntentId && (await services.payments.findClientSecret(paymentIntentId));
  if (paymentIntentId && clientSecret) return { id: paymentIntentId, clientSecret };
  return await createPayment(services, checkout);
}
