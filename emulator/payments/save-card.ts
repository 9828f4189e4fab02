import { DECLINES } from '../cards/declines.ts';
import type { IntentRecord, MethodRecord } from '../ledger/records.ts';
import { invalidRequest, type Outcome } from '../wire/refusal.ts';
import type { CardToCharge } from './confirm-intent.ts';

/** The method after a step of its intent: saved with the customer once a payment that asks for it is paid. */
export function savedWith(intent: IntentRecord, method: MethodRecord): MethodRecord {
  const { customer, setupFutureUsage, status } = intent;
  return customer && setupFutureUsage && status === 'succeeded' ? { ...method, customer } : method;
}

/** A known method as the card of an intent: it must be of the intent's customer, if it is of any. */
export function chooseSaved(method: MethodRecord, intent: IntentRecord, now: Date): Outcome<CardToCharge> {
  if (method.isDetached) return { ok: false, refusal: USED_BEFORE };
  if (method.customer && method.customer !== intent.customer)
    return { ok: false, refusal: ofAnother(method, intent) };
  if (isExpired(method, now)) return { ok: true, value: { ok: false, problem: DECLINES.expired_card } };
  return { ok: true, value: { ok: true, method } };
}

/** A method without its customer, which pays no more. */
export function detachMethod(method: MethodRecord): MethodRecord {
  return { ...method, customer: null, isDetached: true };
}

function isExpired({ expMonth, expYear }: MethodRecord, now: Date): boolean {
  return now.getTime() >= Date.UTC(expYear, expMonth);
}

function ofAnother({ id, customer }: MethodRecord, intent: IntentRecord) {
  const message = intent.customer
    ? `The customer does not have a payment method with the ID ${id}. ` +
      'The payment method must be attached to the customer.'
    : `The payment method you provided belongs to the customer ${customer}. ` +
      'Please include the customer in the `customer` parameter on the PaymentIntent.';
  return invalidRequest(message, { param: 'payment_method' });
}

const USED_BEFORE = invalidRequest(
  'The provided PaymentMethod was detached from a Customer. It may not be used again.',
  { param: 'payment_method' },
);
