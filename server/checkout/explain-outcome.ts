import { isFree, tooLittleToPay } from '#domain/checkout/payable.ts';
import type { Purpose } from '#domain/checkout/purpose.ts';
import type { ProviderRefusal } from '#domain/checkout/settle.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { explainReason } from '#domain/refunds/refund-reason.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Finalized } from './finalize.ts';

type Unfinished = Extract<Finalized, { kind: 'refunded' | 'waiting' }>;

/** Explains to a shopper why a payment became neither an order nor a membership. */
export function explainOutcome(end: Unfinished, purpose: Purpose): Refusal {
  if (end.kind === 'refunded') {
    const { reason, amount } = end;
    const notThePrice = `The payment was not about what the ${purpose} costs.`;
    const cause = reason === 'amount_differs' ? notThePrice : explainReason(reason).refusal;
    const message = `${cause} Your payment of ${formatMoney(amount)} is being refunded.`;
    return refuse('payment_refunded', message, { reason });
  }
  switch (end.reason) {
    case 'payment_unknown':
      return refuseUnknownPayment();
    case 'payment_not_succeeded':
      return refuse('payment_refused', 'The payment has not succeeded.');
    case 'payment_canceled':
      return refuse('payment_refused', 'The payment was canceled. Please start again.');
    case 'order_not_sent':
      return refuse('payment_mismatch', `No ${purpose} was sent for this payment.`);
  }
}

/** Explains to a shopper what the provider refused; `emailField` is the path of the email address. */
export function explainProviderRefusal(
  { about }: ProviderRefusal,
  { amount, emailField }: { amount: Cents; emailField: string },
): Refusal {
  if (about === 'email') return refuse('invalid', EMAIL_REFUSED, { fields: { [emailField]: EMAIL_REFUSED } });
  if (about === null) return refuse('payment_refused', PAYMENT_NOT_ACCEPTED);
  const message = `A payment of ${formatMoney(amount)} is not accepted by the payment provider.`;
  return refuse('payment_refused', message, { fields: { amount: message } });
}

/** Refuses a payment that no card can make, before anything is stored for it; null for all others. */
export function refuseUnpayable(total: Cents): Refusal | null {
  const message = isFree({ total }) ? NOTHING_TO_PAY : tooLittleToPay(total);
  return message === null ? null : refuse('payment_refused', message, { fields: { amount: message } });
}

const NOTHING_TO_PAY = 'This order costs nothing. Place it without a payment.';

const EMAIL_REFUSED = 'Email is not accepted by the payment provider';
const PAYMENT_NOT_ACCEPTED = 'The payment provider does not accept this payment.';

export function refuseOtherPurpose(purpose: Purpose): Refusal {
  return refuse('payment_mismatch', `This payment was made for another ${purpose}.`);
}

/**
 * Refuses a payment that the shop did not start, without asking the provider: anyone could exhaust its rate
 * limit.
 */
export function refuseUnknownPayment(): Refusal {
  return refuse('payment_refused', 'The shop knows no such payment.');
}
