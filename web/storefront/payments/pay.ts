import { ApiError } from '#contract/client.ts';
import type { FailureCode } from '#contract/failure.ts';
import type { AttemptStore, PaymentAttempt, StoredAttempt } from './attempt-store.ts';
import type { CardPayment, Confirmation, Intent } from './card/card-payment.ts';
import { type Finished, finish, hasCode, isFinal } from './finish.ts';
import type { Paying, Purchase } from './purchase.ts';

/** The outcome of a purchase. */
export type Outcome<Wanted, Made> =
  | Finished<Wanted, Made>
  /** Another tab bought the same since this form was opened. */
  | { kind: 'done_elsewhere'; attempt: StoredAttempt<Wanted>; madeId: string }
  /** The provider or the bank refused the card. */
  | { kind: 'refused'; message: string }
  /** The shopper closed the bank's challenge. */
  | { kind: 'abandoned' }
  /** The shop or its provider refuses the email address. */
  | { kind: 'email_refused'; message: string }
  /** The provider accepts no such payment, whatever the card. */
  | { kind: 'not_accepted'; message: string }
  /** Not offered any more, or at another price. */
  | { kind: 'offer_changed'; message: string }
  /** An earlier payment of the same cart is paid (`isOrdered`), or its payment is processing. */
  | { kind: 'cart_taken'; isOrdered: boolean; orderId: string; message: string }
  /** Anything else before the payment was known to succeed. */
  | { kind: 'payment_failed' };

type Cards = Pick<CardPayment, 'readPayment'>;

/** Most restarts of a purchase; each has another reason, so more would be a bug. */
const STARTS = 3;

/**
 * Starts the payment, confirms the card and creates what was bought. Never throws and never pays twice: looks
 * up an earlier payment with unknown outcome first.
 */
export async function pay<Wanted, Made extends { id: string }>(
  purchase: Purchase<Wanted>,
  cards: Cards,
  paying: Paying<Wanted, Made>,
): Promise<Outcome<Wanted, Made>> {
  try {
    const earlier = await lookUpEarlier(cards, paying);
    if (earlier?.stage === 'paid') return await finishPaid(earlier, paying);
    for (let start = 0; start < STARTS; start++) {
      const outcome = await attemptPurchase(purchase, cards, paying);
      if (outcome !== 'start_anew') return outcome;
    }
    return { kind: 'payment_failed' };
  } catch (error) {
    return toOutcome(error);
  }
}

/** The outcome of a purchase that the shop refuses, or that gets no answer. */
export function toOutcome(error: unknown): Outcome<never, never> {
  if (isRefusedEmail(error)) return { kind: 'email_refused', message: error.message };
  if (hasCode(error, 'payment_refused') || hasCode(error, 'too_many_requests'))
    return { kind: 'not_accepted', message: error.message };
  if (hasCode(error, 'not_allowed')) return { kind: 'refused', message: error.message };
  const taken = readTakenCart(error);
  if (taken) return taken;
  if (isChangedOffer(error)) return { kind: 'offer_changed', message: error.message };
  return { kind: 'payment_failed' };
}

/** One attempt of this or another tab. 'start_anew': it ended uncharged and is forgotten. */
async function attemptPurchase<Wanted, Made extends { id: string }>(
  purchase: Purchase<Wanted>,
  cards: Cards,
  paying: Paying<Wanted, Made>,
): Promise<Outcome<Wanted, Made> | 'start_anew'> {
  const { attempts, openedAt, onStarted } = paying;
  const attempt = await attempts.begin(purchase.wanted);
  if (attempt.stage === 'done') {
    if (attempt.doneAt > openedAt) return { kind: 'done_elsewhere', attempt, madeId: attempt.madeId };
    // Finished before this form was opened: this is another purchase.
    await attempts.forget(attempt);
    return 'start_anew';
  }
  const started = attempt.stage === 'starting' ? await start(attempt, purchase, attempts) : attempt;
  if (started === 'start_anew') return started;
  onStarted(started);
  if (started.stage === 'paid') return await finishPaid(started, paying);
  const ended = await confirmPayment(started, purchase, cards, paying);
  if (ended !== 'cancelled') return ended;
  // The shop canceled the payment after its time.
  await attempts.forget(started);
  return 'start_anew';
}

/** Finishes a paid purchase after a reload. Null if there is none or its state is unknown. */
export async function resume<Wanted, Made extends { id: string }>(
  cards: Cards | null,
  paying: Paying<Wanted, Made>,
): Promise<Outcome<Wanted, Made> | null> {
  const earlier = cards
    ? await lookUpEarlier(cards, paying).catch(() => null)
    : await paying.attempts.current();
  return earlier?.stage === 'paid' ? await finishPaid(earlier, paying) : null;
}

/** This tab's earlier attempt, with its outcome. Throws if that is unknown. */
async function lookUpEarlier<Wanted>(
  cards: Cards,
  { attempts }: { attempts: AttemptStore<Wanted> },
): Promise<StoredAttempt<Wanted> | null> {
  const earlier = await attempts.current();
  if (earlier?.stage !== 'confirming') return earlier;
  const { status } = await cards.readPayment(earlier.intent);
  return status === 'succeeded' ? await markAs('paid', earlier, attempts) : earlier;
}

async function start<Wanted>(
  attempt: StoredAttempt<Wanted>,
  { wanted, start: startToShop }: Purchase<Wanted>,
  attempts: AttemptStore<Wanted>,
): Promise<PaymentAttempt<Wanted> | 'start_anew'> {
  const { key, startedAt } = attempt;
  try {
    const made = await startToShop({ headers: { 'Idempotency-Key': key } });
    const started: PaymentAttempt<Wanted> = { key, startedAt, wanted, stage: 'started', ...made };
    await attempts.save(started);
    return started;
  } catch (error) {
    // Refused: nothing was started. Without a response, the same request is sent next time.
    if (isFinal(error)) await attempts.forget(attempt);
    // Only if stored data was changed by something else.
    if (hasCode(error, 'idempotency_key_reused')) return 'start_anew';
    throw error;
  }
}

async function confirmPayment<Wanted, Made extends { id: string }>(
  started: PaymentAttempt<Wanted>,
  { confirm }: Purchase<Wanted>,
  cards: Cards,
  paying: Paying<Wanted, Made>,
): Promise<Outcome<Wanted, Made> | 'cancelled'> {
  const { attempts } = paying;
  const attempt = await markAs('confirming', started, attempts);
  const payment = await throughChallenge(attempt.intent, confirm, cards, paying);
  switch (payment.status) {
    case 'succeeded':
      return await finishPaid(await markAs('paid', attempt, attempts), paying);
    case 'cancelled':
      return 'cancelled';
    case 'refused':
      await markAs('started', attempt, attempts);
      return { kind: 'refused', message: payment.message };
    case 'requires_action':
      await markAs('started', attempt, attempts);
      return { kind: 'abandoned' };
  }
}

/** Confirms the card, and shows the bank's challenge if there is one. Throws if the outcome is unknown. */
async function throughChallenge(
  intent: Intent,
  confirm: Purchase<never>['confirm'],
  cards: Cards,
  { showChallenge }: Pick<Paying<never, never>, 'showChallenge'>,
): Promise<Confirmation> {
  const confirmation = await confirm(intent).catch((error: unknown) => afterSilence(intent, cards, error));
  if (confirmation.status !== 'requires_action') return confirmation;
  await showChallenge(intent, confirmation.url);
  const answered = await cards.readPayment(intent);
  if (answered.status === 'open') throw new Error('The bank let the payment go without an answer');
  return answered;
}

/** After a lost response: only a payment that changed has a known outcome. */
async function afterSilence(intent: Intent, cards: Cards, lost: unknown): Promise<Confirmation> {
  const state = await cards.readPayment(intent);
  if (state.status === 'succeeded' || state.status === 'requires_action') return state;
  throw lost;
}

async function finishPaid<Wanted, Made extends { id: string }>(
  attempt: PaymentAttempt<Wanted>,
  paying: Paying<Wanted, Made>,
): Promise<Outcome<Wanted, Made>> {
  paying.onPaid();
  return await finish(attempt, paying);
}

async function markAs<Wanted>(
  stage: PaymentAttempt<Wanted>['stage'],
  attempt: PaymentAttempt<Wanted>,
  attempts: AttemptStore<Wanted>,
): Promise<PaymentAttempt<Wanted>> {
  const marked = { ...attempt, stage };
  await attempts.save(marked);
  return marked;
}

/** True if the email address is the only field that was refused. */
function isRefusedEmail(error: unknown): error is ApiError {
  if (!hasCode(error, 'invalid')) return false;
  const fields = Object.keys(error.failure.fields ?? {});
  return fields.length > 0 && fields.every((field) => /email$/i.test(field));
}

function readTakenCart(error: unknown): Extract<Outcome<never, never>, { kind: 'cart_taken' }> | null {
  if (!hasCode(error, 'cart_ordered') && !hasCode(error, 'cart_being_paid')) return null;
  const { failure, message } = error;
  const isOrdered = failure.code === 'cart_ordered';
  return { kind: 'cart_taken', isOrdered, orderId: failure.orderId ?? '', message };
}

const CHANGED_OFFER: readonly (FailureCode | undefined)[] = [
  'total_changed',
  'product_unavailable',
  'option_unavailable',
  'place_not_served',
  'method_unavailable',
  'code_refused',
  'cart_changed',
  'not_found',
  'invalid',
];

function isChangedOffer(error: unknown): error is ApiError {
  return error instanceof ApiError && CHANGED_OFFER.includes(error.failure.code);
}
