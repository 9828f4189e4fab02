import type { CardHolder } from './card-holder.ts';

/** A payment at the provider; the secret lets this browser confirm and read it. */
export type Intent = { id: string; clientSecret: string };

/** What the provider made of a card. */
export type Confirmation =
  | { status: 'succeeded' }
  /** The bank asks the shopper at this address first (3-D Secure). */
  | { status: 'requires_action'; url: string }
  | { status: 'refused'; message: string }
  /** It was let go and cannot be paid any more. */
  | { status: 'cancelled' };

/** Where a payment stands: like a confirmation, or still without a card. */
export type PaymentState = Confirmation | { status: 'open' };

/**
 * The payment provider as the browser meets it: asking it, and confirming a payment with the card that was
 * entered, which each way of entering one does itself (CardEntry). Both throw when no answer came, and then
 * nothing is known about the payment.
 */
export type CardPayment = { readPayment(intent: Intent): Promise<PaymentState> };

/** Confirms a payment with the card that was entered. */
export type PayWithCard = (intent: Intent, holder: CardHolder) => Promise<Confirmation>;

/** A place where a card is entered, whoever provides it. */
export type CardEntry = {
  status: 'loading' | 'ready' | 'failed';
  /**
   * The way to pay with the card, or the way to what is wrong with it; null while there is nowhere to enter
   * one.
   */
  check(): { ok: true; pay: PayWithCard } | { ok: false; focus(): void } | null;
};
