/** What was paid for an order or a membership, whose `id` it is. Cents. */
type Paid = { id: string; paymentIntentId: string; amount: number; email: string; createdAt: Date };

/**
 * The checkout of a payment that the provider does not know yet: it has ended, and is still to be looked at.
 * No other checkout is in both states (server/payments/record-filled-payments.ts).
 */
export function filledCheckout({ id, paymentIntentId, amount, email, createdAt }: Paid) {
  return {
    id,
    paymentIntentId,
    totalCents: amount,
    currency: 'usd',
    email,
    createdAt,
    nextLookAt: createdAt,
  };
}

/** The refund of a payment, requested by staff and done at once. */
export function filledRefund({ id, paymentIntentId, amount }: Omit<Paid, 'email' | 'createdAt'>, at: Date) {
  return {
    paymentIntentId,
    checkoutId: id,
    amountCents: amount,
    currency: 'usd',
    reason: 'requested' as const,
    status: 'succeeded' as const,
    createdAt: at,
    doneAt: at,
    providerRefundId: `re_${paymentIntentId.slice('pi_'.length)}`,
  };
}
