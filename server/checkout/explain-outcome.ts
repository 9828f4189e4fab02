import type { Purpose } from '#domain/checkout/purpose.ts';
import { formatMoney } from '#domain/money.ts';
import type { RefundReason } from '#domain/refunds/refund.ts';
import { type Refusal, refuse } from '../http/answer.ts';
import type { Finalized } from './finalize.ts';

/** What a shopper is told whose payment did not become what it was made for, whatever that was. */
export function explainOutcome(
  end: Extract<Finalized, { kind: 'refunded' | 'waiting' }>,
  purpose: Purpose,
): Refusal {
  if (end.kind === 'waiting') return explainWaiting(end.reason, purpose);
  const why = end.reason === 'amount_differs' ? NOT_THE_PRICE[purpose] : WHY_REFUNDED[end.reason];
  return refuse('payment_refunded', `${why} Your payment of ${formatMoney(end.amount)} is being refunded.`, {
    reason: end.reason,
  });
}

/** A payment that was made for something else than it is presented for. */
export function madeForAnother(purpose: Purpose): Refusal {
  return refuse('payment_mismatch', `This payment was made for another ${purpose}.`);
}

/** A payment the shop did not start. The provider is not asked: anyone could use up how often it may be. */
export function unknownPayment(): Refusal {
  return refuse('payment_refused', 'The shop knows no such payment.');
}

function explainWaiting(
  reason: Extract<Finalized, { kind: 'waiting' }>['reason'],
  purpose: Purpose,
): Refusal {
  switch (reason) {
    case 'payment_unknown':
      return unknownPayment();
    case 'payment_not_succeeded':
      return refuse('payment_refused', 'The payment has not succeeded.');
    case 'payment_cancelled':
      return refuse('payment_refused', 'The payment was canceled. Please start again.');
    case 'order_not_sent':
      return refuse('payment_mismatch', `No ${purpose} was sent for this payment.`);
  }
}

const NOT_THE_PRICE: Record<Purpose, string> = {
  order: 'The payment was not about what the order costs.',
  membership: 'The payment was not about what the membership costs.',
};

const WHY_REFUNDED: Record<Exclude<RefundReason, 'amount_differs'>, string> = {
  sold_out: 'Someone else has just bought the last piece.',
  product_gone: 'This product is no longer sold.',
  order_not_sent: 'The order did not reach us in time.',
  requested: 'The shop has given this payment back.',
  at_provider: 'This payment was given back.',
};
