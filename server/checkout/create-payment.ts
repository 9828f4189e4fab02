import type { Checkout } from '#domain/checkout/settle.ts';
import { recordPaymentIntent } from '../payments/checkout-queries.ts';
import type { PaymentServices } from '../payments/payment-services.ts';

/** Creates the payment of a checkout at the provider and records it; creating it again finds it. */
export async function createPayment({ db, payments }: PaymentServices, checkout: Checkout) {
  const { id: checkoutId, total: amount, email, purpose } = checkout;
  const description = `Marigold ${purpose} ${checkoutId}`;
  const intent = await payments.createPayment({ checkoutId, amount, email, description });
  await recordPaymentIntent(db, { checkoutId, paymentIntentId: intent.id });
  return intent;
}

/** The payment of a checkout that an earlier request may have created. */
export async function findOrCreatePayment(services: PaymentServices, checkout: Checkout) {
  const { paymentIntentId: id } = checkout;
  const clientSecret = id && (await services.payments.findClientSecret(id));
  return clientSecret ? { id, clientSecret } : await createPayment(services, checkout);
}
