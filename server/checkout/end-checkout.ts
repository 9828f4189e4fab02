import { isFree } from '#domain/checkout/payable.ts';
import type { Checkout } from '#domain/checkout/settle.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { findOrCreatePayment } from './create-payment.ts';
import { finalize } from './finalize.ts';
import { finalizeFree } from './finalize-free.ts';

/**
 * The result of ending a checkout.
 * - ended: its payment cannot be paid any more; its pieces and codes are released
 * - paid: it is an order
 * - processing: the payment is processing
 * - unknown: the provider knows no such payment, so that it cannot be paid
 */
export type CheckoutEnd = 'ended' | 'paid' | 'processing' | 'unknown';

/**
 * Ends an open checkout: its payment is canceled at the provider first, and one that costs nothing becomes
 * its order, which somebody has asked for. Throws `ProviderUnavailable` if the
 * provider does not answer: it might be paid.
 */
export async function endCheckout(services: PaymentServices, checkout: Checkout): Promise<CheckoutEnd> {
  if (isFree(checkout)) {
    const end = await finalizeFree(services, checkout);
    return end.kind === 'ordered' ? 'paid' : 'ended';
  }
  // The server died before it recorded the payment, or creates it now: creating it again finds it.
  const payment = checkout.paymentIntentId
    ? { ok: true as const, id: checkout.paymentIntentId }
    : await findOrCreatePayment(services, checkout);
  if (!payment.ok) return 'ended';
  await services.payments.cancelPayment(payment.id);
  const end = await finalize(services, payment.id);
  if (end.kind === 'ordered' || end.kind === 'joined') return 'paid';
  if (end.kind !== 'waiting' || end.reason === 'payment_canceled') return 'ended';
  return end.reason === 'payment_unknown' ? 'unknown' : 'processing';
}
