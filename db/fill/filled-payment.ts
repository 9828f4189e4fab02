import { CURRENCY } from '#domain/money.ts';

/** The payment of an order or membership with that `id`. Cents. */
type Paid = { id: string; paymentIntentId: string; amount: number; email: string; createdAt: Date };

/**
 * Returns the checkout of a payment not known to the provider yet: ended, but still due. No other checkout is
 * in both states (server/payments/record-filled-payments.ts).
 */
export function filledCheckout({ id, paymentIntentId, amount, email, createdAt }: Paid) {
  return {
    id,
    paymentIntentId,
    totalCents: amount,
    currency: CURRENCY,
    email,
    createdAt,
    nextLookAt: createdAt,
  };
}

/** Returns a succeeded refund, requested by staff. */
export function filledRefund({ id, paymentIntentId, amount }: Omit<Paid, 'email' | 'createdAt'>, at: Date) {
  return {
    id: `RF-${paymentIntentId}`,
    paymentIntentId,
    checkoutId: id,
    amountCents: amount,
    currency: CURRENCY,
    reason: 'requested' as const,
    status: 'succeeded' as const,
    createdAt: at,
    doneAt: at,
    providerRefundId: `re_${paymentIntentId.slice('pi_'.length)}`,
  };
}
