import { type CardProblem, DECLINES } from '../cards/declines.ts';
import type { ChargeRecord, IntentRecord, MethodRecord } from '../ledger/records.ts';
import type { Fresh } from '../wire/new-ids.ts';
import { authenticationError, cardError } from './payment-error.ts';

/**
 * Why an intent with this status cannot be confirmed. One that requires action can: a shopper who left a
 * challenge may start again, and the new attempt replaces the old one.
 */
export const CONFIRM_REFUSALS: { [Status in IntentRecord['status']]?: string } = {
  succeeded:
    'You cannot confirm this PaymentIntent because it has already succeeded after being previously confirmed.',
  canceled:
    'You cannot confirm this PaymentIntent because it has a status of canceled. Only a PaymentIntent with one of ' +
    'the following statuses may be confirmed: requires_confirmation, requires_action.',
};

/** A card to charge, or why the card the shopper typed cannot be charged. */
export type CardToCharge = { ok: true; method: MethodRecord } | { ok: false; problem: CardProblem };

/** The intent after a step, and the charge made by it, successful or not. */
export type Step = { intent: IntentRecord; charge: ChargeRecord | null };

/** Tries to pay a confirmable intent: it succeeds, fails, or asks the shopper first. */
export function confirmIntent(
  intent: IntentRecord,
  card: CardToCharge,
  returnUrl: string | null,
  fresh: Fresh,
): Step {
  const retried = { ...intent, attempts: intent.attempts + 1, lastPaymentError: null, challenge: null };
  if (!card.ok) return failIntent(retried, cardError(card.problem));
  const { method } = card;
  if (!method.behaviour.challenge) return chargeIntent(retried, method, fresh, { authenticated: false });
  return {
    intent: {
      ...retried,
      status: 'requires_action',
      paymentMethod: method.id,
      challenge: { token: fresh.challengeToken, returnUrl, state: 'pending' },
    },
    charge: null,
  };
}

/** Carries on after the shopper approved or rejected the pending challenge. */
export function answerChallenge(
  intent: IntentRecord,
  method: MethodRecord,
  state: 'approved' | 'rejected',
  fresh: Fresh,
): Step {
  const challenge = intent.challenge && { ...intent.challenge, state };
  const answered = { ...intent, challenge };
  if (state === 'rejected') return failIntent(answered, authenticationError(method.id));
  return chargeIntent(answered, method, fresh, { authenticated: true });
}

function chargeIntent(
  intent: IntentRecord,
  method: MethodRecord,
  fresh: Fresh,
  { authenticated }: { authenticated: boolean },
): Step {
  const { result } = method.behaviour;
  const problem: CardProblem | null = result === 'approved' ? null : DECLINES[result];
  const charge: ChargeRecord = {
    kind: 'charge',
    id: fresh.chargeId,
    created: fresh.created,
    amount: intent.amount,
    currency: intent.currency,
    description: intent.description,
    receiptEmail: intent.receiptEmail,
    shipping: intent.shipping,
    metadata: intent.metadata,
    paymentIntent: intent.id,
    paymentMethod: method.id,
    failure: problem && {
      code: problem.code,
      message: problem.message,
      declineCode: problem.declineCode ?? null,
    },
    authenticated,
    amountRefunded: 0,
  };
  const charged = { ...intent, latestCharge: charge.id };
  if (problem) {
    const error = cardError(problem, { charge: charge.id, paymentMethod: method.id });
    return { ...failIntent(charged, error), charge };
  }
  const paid = { status: 'succeeded', amountReceived: intent.amount, paymentMethod: method.id } as const;
  return { intent: { ...charged, ...paid, lastPaymentError: null }, charge };
}

/** Removes the failed card: the next attempt needs one again. */
function failIntent(intent: IntentRecord, error: IntentRecord['lastPaymentError']): Step {
  return {
    intent: { ...intent, status: 'requires_payment_method', paymentMethod: null, lastPaymentError: error },
    charge: null,
  };
}
