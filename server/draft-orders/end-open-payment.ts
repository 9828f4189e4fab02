import { isFree } from '#domain/checkout/payable.ts';
import { findCheckout } from '../checkout/checkout-queries.ts';
import { finalize } from '../checkout/finalize.ts';
import { finalizeFree } from '../checkout/finalize-free.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { PaymentServices } from '../payments/payment-services.ts';
import { ProviderUnavailable } from '../payments/provider-answers.ts';
import { findOpenCheckout } from './draft-order-queries.ts';

/**
 * Ends the open payment of a draft before it changes: cancels it at the provider, which frees its stock and
 * codes. One that succeeded meanwhile becomes the order; one that cannot be ended leaves the draft as it is.
 */
export async function endOpenPayment(services: PaymentServices, draftOrderId: string): Promise<void> {
  const open = await findOpenCheckout(services.db, draftOrderId);
  if (!open) return;
  const checkout = await findCheckout(services.db, open.id);
  if (checkout && isFree(checkout)) return void (await finalizeFree(services, checkout));
  if (!open.paymentIntentId) return;
  try {
    await services.payments.cancelPayment(open.paymentIntentId);
    await finalize(services, open.paymentIntentId);
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error;
    services.log.warn({ draftOrderId, err: error }, 'the open payment of a draft could not be canceled');
  }
}

export const BEING_PAID: Refusal = refuse(
  'conflict',
  'The customer is paying this just now. Please try again in a few minutes.',
);

export function paidAlready(orderId: string): Refusal {
  return refuse('conflict', `This draft is paid already: it is order ${orderId}.`);
}

export const CHANGED_MEANWHILE: Refusal = refuse(
  'conflict',
  'Someone else has just changed this draft. Please look at it once more.',
);

export const DRAFT_NOT_FOUND: Refusal = refuse('not_found', 'There is no such draft order.');
