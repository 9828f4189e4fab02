import type { CallInput } from '#contract/call.ts';
import { createPaymentIntent } from '#contract/checkout.ts';
import { type Api, ApiError } from '#contract/client.ts';
import type { FailureCode } from '#contract/failure.ts';
import type { WireOrder } from '#contract/orders.ts';
import type { CardPayment, Confirmation, Intent } from '../card/card-payment.ts';
import { finishOrder, hasCode, isFinal } from './finish-order.ts';
import type { AttemptMemory, KeptAttempt, PaymentAttempt } from './payment-attempt.ts';

/** How an order ends, expected refusals included. */
export type Outcome =
  | { kind: 'placed'; order: WireOrder }
  /** Another tab has placed this very order since this one began. */
  | { kind: 'placed_elsewhere'; attempt: KeptAttempt; orderId: string }
  /** The provider or the bank refused the card. */
  | { kind: 'refused'; message: string }
  /** The shopper closed the bank's question. */
  | { kind: 'abandoned' }
  /** The shop no longer offers this at this price. */
  | { kind: 'offer_changed'; message: string }
  /** Paid, but it cannot become an order any more: the money goes back. */
  | { kind: 'refunded'; message: string }
  /** Anything else before the payment was known to have succeeded. */
  | { kind: 'payment_failed' }
  /** Paid, but the order has not arrived. */
  | { kind: 'order_failed'; attempt: PaymentAttempt };

/** What paying needs from around it. */
export type Placing = {
  api: Api;
  attempts: AttemptMemory;
  /** When this form was opened, in milliseconds since 1970. */
  openedAt: number;
  /** Shows the bank's question; resolves when it was answered or closed. */
  askShopper(intent: Intent, url: string): Promise<void>;
  /** The payment is announced. */
  onAnnounced(attempt: PaymentAttempt): void;
  /** The payment has succeeded; the order follows. */
  onPaid(): void;
  /** Waits for so many milliseconds. */
  wait(milliseconds: number): Promise<void>;
};

type PaymentRequest = CallInput<typeof createPaymentIntent>['body'] & { order: PaymentAttempt['order'] };
export type ConfirmCard = (intent: Intent) => Promise<Confirmation>;

/** How often an order is begun anew before it counts as failed: each time for another reason, so more would be a fault. */
const STARTS = 3;

/**
 * Announces the payment, confirms the card, places the order. Never throws, and never pays twice: an earlier payment
 * whose end is unknown is looked up first, and one that succeeded becomes its order.
 */
export async function placeOrder(
  request: PaymentRequest,
  confirm: ConfirmCard,
  cards: Pick<CardPayment, 'readPayment'>,
  placing: Placing,
): Promise<Outcome> {
  try {
    const earlier = await lookUpEarlier(cards, placing);
    if (earlier?.stage === 'paid') return await finishPaid(earlier, placing);
    for (let start = 0; start < STARTS; start++) {
      const outcome = await attemptOrder(request, confirm, cards, placing);
      if (outcome !== 'start_anew') return outcome;
    }
    return { kind: 'payment_failed' };
  } catch (error) {
    if (isChangedOffer(error)) return { kind: 'offer_changed', message: error.message };
    return { kind: 'payment_failed' };
  }
}

/** One attempt, begun here or in another tab. `start_anew`: it is over and forgotten, and nothing was charged for it. */
async function attemptOrder(
  request: PaymentRequest,
  confirm: ConfirmCard,
  cards: Pick<CardPayment, 'readPayment'>,
  placing: Placing,
): Promise<Outcome | 'start_anew'> {
  const { attempts, openedAt, onAnnounced } = placing;
  const attempt = await attempts.begin(request.order);
  if (attempt.stage === 'placed') {
    if (attempt.placedAt > openedAt) return { kind: 'placed_elsewhere', attempt, orderId: attempt.orderId };
    // Placed before this form was opened: this is another order of the same.
    await attempts.forget(attempt);
    return 'start_anew';
  }
  const announced = attempt.stage === 'announcing' ? await announce(attempt, request, placing) : attempt;
  if (announced === 'start_anew') return announced;
  onAnnounced(announced);
  if (announced.stage === 'paid') return await finishPaid(announced, placing);
  const ended = await pay(announced, confirm, cards, placing);
  if (ended !== 'cancelled') return ended;
  // The shop let the payment go because it was not made in time.
  await attempts.forget(announced);
  return 'start_anew';
}

/**
 * Finishes what a reload interrupted: an order that was paid for. Null when there is none, or when that cannot be told at
 * the moment.
 */
export async function resumeOrder(
  cards: Pick<CardPayment, 'readPayment'> | null,
  placing: Placing,
): Promise<Outcome | null> {
  const earlier = cards
    ? await lookUpEarlier(cards, placing).catch(() => null)
    : await placing.attempts.current();
  return earlier?.stage === 'paid' ? await finishPaid(earlier, placing) : null;
}

/** This tab's earlier attempt, and where its end was unknown, how it ended. Throws when that cannot be told. */
async function lookUpEarlier(
  cards: Pick<CardPayment, 'readPayment'>,
  { attempts }: Placing,
): Promise<KeptAttempt | null> {
  const earlier = await attempts.current();
  if (earlier?.stage !== 'confirming') return earlier;
  const { status } = await cards.readPayment(earlier.intent);
  return status === 'succeeded' ? await markAs('paid', earlier, attempts) : earlier;
}

async function announce(
  attempt: KeptAttempt,
  request: PaymentRequest,
  { api, attempts }: Placing,
): Promise<PaymentAttempt | 'start_anew'> {
  const headers = { 'Idempotency-Key': attempt.key };
  try {
    const { body } = await api(createPaymentIntent, { body: request }, { headers });
    const announced: PaymentAttempt = {
      key: attempt.key,
      startedAt: attempt.startedAt,
      order: request.order,
      stage: 'announced',
      intent: { id: body.paymentIntentId, clientSecret: body.clientSecret },
      orderId: body.orderId ?? null,
      heldUntil: body.heldUntil ?? null,
    };
    await attempts.save(announced);
    return announced;
  } catch (error) {
    // Refused: nothing was begun. Without an answer the same request is sent again next time.
    if (isFinal(error)) await attempts.forget(attempt);
    // Only where what is kept here was changed by something else.
    if (hasCode(error, 'idempotency_key_reused')) return 'start_anew';
    throw error;
  }
}

async function pay(
  announced: PaymentAttempt,
  confirm: ConfirmCard,
  cards: Pick<CardPayment, 'readPayment'>,
  placing: Placing,
): Promise<Outcome | 'cancelled'> {
  const { attempts } = placing;
  const attempt = await markAs('confirming', announced, attempts);
  const payment = await throughChallenge(attempt.intent, confirm, cards, placing);
  switch (payment.status) {
    case 'succeeded':
      return await finishPaid(await markAs('paid', attempt, attempts), placing);
    case 'cancelled':
      return 'cancelled';
    case 'refused':
      await markAs('announced', attempt, attempts);
      return { kind: 'refused', message: payment.message };
    case 'requires_action':
      await markAs('announced', attempt, attempts);
      return { kind: 'abandoned' };
  }
}

/** Confirms the card and, where the bank asks, lets the shopper answer. Throws when the end is not known. */
async function throughChallenge(
  intent: Intent,
  confirm: ConfirmCard,
  cards: Pick<CardPayment, 'readPayment'>,
  { askShopper }: Placing,
): Promise<Confirmation> {
  const confirmation = await confirm(intent).catch((error: unknown) => afterSilence(intent, cards, error));
  if (confirmation.status !== 'requires_action') return confirmation;
  await askShopper(intent, confirmation.url);
  const answered = await cards.readPayment(intent);
  if (answered.status === 'open') throw new Error('The bank let the payment go without an answer');
  return answered;
}

/** The answer to a confirmation was lost. Only a payment that moved on tells what it was; else nothing is known. */
async function afterSilence(
  intent: Intent,
  cards: Pick<CardPayment, 'readPayment'>,
  lost: unknown,
): Promise<Confirmation> {
  const state = await cards.readPayment(intent);
  if (state.status === 'succeeded' || state.status === 'requires_action') return state;
  throw lost;
}

async function finishPaid(attempt: PaymentAttempt, placing: Placing): Promise<Outcome> {
  placing.onPaid();
  return await finishOrder(attempt, placing);
}

async function markAs(
  stage: PaymentAttempt['stage'],
  attempt: PaymentAttempt,
  attempts: AttemptMemory,
): Promise<PaymentAttempt> {
  const marked = { ...attempt, stage };
  await attempts.save(marked);
  return marked;
}

const CHANGED_OFFER: readonly (FailureCode | undefined)[] = [
  'total_changed',
  'product_unavailable',
  'option_unavailable',
  'not_found',
  'invalid',
];

function isChangedOffer(error: unknown): error is ApiError {
  return error instanceof ApiError && CHANGED_OFFER.includes(error.failure.code);
}
