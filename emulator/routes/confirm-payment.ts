import type * as z from 'zod';
import type { IntentRecord, LedgerRecord } from '../ledger/records.ts';
import { type CardToCharge, CONFIRM_REFUSALS, confirmIntent, type Step } from '../payments/confirm-intent.ts';
import { disputeOfCard } from '../payments/dispute-charge.ts';
import { chooseSaved, savedWith } from '../payments/save-card.ts';
import { presentPaymentError } from '../present/present-error.ts';
import { type IntentView, presentIntent } from '../present/present-intent.ts';
import { makeFresh } from '../wire/new-ids.ts';
import { exclusiveParameters, invalidRequest, noSuch, type Outcome } from '../wire/refusal.ts';
import { accessCustomer } from './access-customer.ts';
import { accessIntent } from './access-intent.ts';
import { type Answer, type ApiRequest, fail, failInState, ok, refuse } from './answer-request.ts';
import type { EmulatorContext } from './emulator-context.ts';
import type { ConfirmIntent } from './parameters.ts';
import { findMethod, readTypedMethod } from './read-method.ts';

type Confirmation = z.output<typeof ConfirmIntent>;

/** Confirms an intent. */
export function confirmPayment(
  emulator: EmulatorContext,
  id: string,
  { caller, given, save }: ApiRequest<Confirmation>,
): Answer {
  const { ledger, now } = emulator;
  const view = { ...emulator, caller, expand: given.expand };
  const found = accessIntent(ledger, id, caller, given.client_secret);
  if (!found.ok) return refuse(found.refusal);
  const refusal = CONFIRM_REFUSALS[found.value.status];
  if (refusal) return failInState(refusal, presentIntent(found.value, view));
  const card = chooseCard(emulator, given, found.value);
  if (!card.ok) return refuse(card.refusal);

  const owner = found.value.customer && accessCustomer(ledger, found.value.customer, 'customer', 400);
  if (owner && !owner.ok) return refuse(owner.refusal);

  const intent = withDetails(found.value, given);
  const step = confirmIntent(intent, card.value, given.return_url ?? null, makeFresh(now()));

  save([
    step.intent,
    ...chargeRecords(step, card.value, now()),
    ...(card.value.ok ? [savedWith(step.intent, card.value.method)] : []),
  ]);
  return createAnswer(step.intent, view);
}

/** The charge of a step, with the dispute that its test card gets. */
function chargeRecords({ charge }: Step, card: CardToCharge, now: Date): LedgerRecord[] {
  const dispute = card.ok ? card.method.behaviour.dispute : undefined;
  if (!charge || charge.failure || !dispute) return charge ? [charge] : [];
  const disputed = disputeOfCard(charge, dispute, now);
  return [disputed.charge, disputed.dispute];
}

/** The card of this request, or the one a challenge is pending for. */
function chooseCard(
  emulator: EmulatorContext,
  given: Confirmation,
  intent: IntentRecord,
): Outcome<CardToCharge> {
  if (given.payment_method_data) {
    if (given.payment_method !== undefined) {
      return { ok: false, refusal: exclusiveParameters('payment_method', 'payment_method_data') };
    }
    return { ok: true, value: readTypedMethod(emulator, given.payment_method_data) };
  }
  const id = given.payment_method ?? intent.paymentMethod;
  if (id === null) return { ok: false, refusal: NO_CARD };
  const method = findMethod(emulator, id);
  if (method) return chooseSaved(method, intent, emulator.now());
  return { ok: false, refusal: noSuch('PaymentMethod', id, 'payment_method', 400) };
}

function withDetails(intent: IntentRecord, given: Confirmation): IntentRecord {
  return {
    ...intent,
    receiptEmail: given.receipt_email ?? intent.receiptEmail,
    shipping: given.shipping ?? intent.shipping,
  };
}

/** A failed card is an error, though the attempt is saved. */
function createAnswer(intent: IntentRecord, view: IntentView): Answer {
  const failure = intent.status === 'requires_payment_method' ? intent.lastPaymentError : null;
  if (!failure) return ok(presentIntent(intent, view));
  const error = presentPaymentError(failure, view.ledger);
  return fail({ status: 402, error: { ...error, payment_intent: presentIntent(intent, view) } });
}

const NO_CARD = invalidRequest(
  "You cannot confirm this PaymentIntent because it's missing a payment method. " +
    'Confirm it again with a payment method.',
  { code: 'payment_intent_unexpected_state' },
);
