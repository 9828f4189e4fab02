import type { OrderBodyInput } from '#contract/orders.ts';
import { forgetStored, readStoredJson, store } from '../../order/browser-storage.ts';
import type { Intent } from '../card/card-payment.ts';

/**
 * A payment this tab has begun, and what it is for.
 * - announced: nothing is charged; another try may use the same payment
 * - confirming: a card was sent, and how that ended is not known yet
 * - paid: the order must follow
 */
export type PaymentAttempt = {
  stage: 'announced' | 'confirming' | 'paid';
  intent: Intent;
  /** The id the order will have. */
  orderId: string | null;
  order: OrderBodyInput;
};

/** Remembers the attempt, so that neither a reload nor a lost answer can make anyone pay twice. */
export type AttemptMemory = {
  read(): PaymentAttempt | null;
  save(attempt: PaymentAttempt): void;
  forget(): void;
};

const NAME = 'checkoutPayment';

/**
 * In the tab's own storage; never anything of the card. And in this variable, for where the browser refuses to store:
 * then a reload forgets, but another press of the button does not.
 */
let inPage: PaymentAttempt | null = null;

export const attemptInSession: AttemptMemory = {
  read() {
    const kept = inPage ?? readStoredJson('sessionStorage', NAME);
    return isAttempt(kept) ? kept : null;
  },
  save(attempt) {
    inPage = attempt;
    store('sessionStorage', NAME, JSON.stringify(attempt));
  },
  forget() {
    inPage = null;
    forgetStored('sessionStorage', NAME);
  },
};

/** Whether a payment made for one order is for the other too: the same lines, people, addresses and total. */
export function isForSameOrder(a: OrderBodyInput, b: OrderBodyInput): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

/** What this page stored itself need not be checked in depth; the server parses the order again. */
function isAttempt(kept: unknown): kept is PaymentAttempt {
  return (
    typeof kept === 'object' &&
    kept !== null &&
    'stage' in kept &&
    'intent' in kept &&
    'orderId' in kept &&
    'order' in kept
  );
}
