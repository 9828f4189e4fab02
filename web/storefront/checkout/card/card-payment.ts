import type { CheckoutForm } from '#contract/forms.ts';
import type { TypedCard } from './typed-card.ts';

/** A payment at the provider; the secret lets this browser confirm and read it. */
export type Intent = { id: string; clientSecret: string };

/** What the provider made of a card. */
export type Confirmation =
  | { status: 'succeeded' }
  /** The bank asks the shopper at this address first (3-D Secure). */
  | { status: 'requires_action'; url: string }
  | { status: 'refused'; message: string };

/** Where a payment stands: like a confirmation, or still without a card. */
export type PaymentState = Confirmation | { status: 'open' };

/**
 * The payment provider as the browser meets it. Card data goes through here and nowhere else. Both calls throw when no
 * answer came, and then nothing is known about the payment.
 */
export type CardPayment = {
  confirmCard(intent: Intent, card: TypedCard, billing: CheckoutForm): Promise<Confirmation>;
  readPayment(intent: Intent): Promise<PaymentState>;
};
