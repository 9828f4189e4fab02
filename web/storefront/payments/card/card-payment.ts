/** A payment at the provider; the secret lets this browser confirm and read it. */
export type Intent = { id: string; clientSecret: string };

/** The provider's response to a card. */
export type Confirmation =
  | { status: 'succeeded' }
  /** URL of the bank's 3-D Secure page. */
  | { status: 'requires_action'; url: string }
  | { status: 'refused'; message: string }
  /** The payment was canceled and cannot be paid. */
  | { status: 'cancelled' };

/** State of a payment; 'open' without a card. */
export type IntentState = Confirmation | { status: 'open' };

/** Reads a payment from the provider. Throws without a response, when the state is unknown. */
export type CardPayment = {
  readPayment(intent: Intent): Promise<IntentState>;
  /** Pays with a card that the provider keeps. */
  confirmSaved(intent: Intent, cardId: string): Promise<Confirmation>;
};

export type PayWithCard = (intent: Intent, holder: CardHolder) => Promise<Confirmation>;

/** The fields of a card. */
export type CardEntry = {
  status: 'loading' | 'ready' | 'failed';
  /** Returns how to pay with the card, or the error to focus; null while there is no card form. */
  check(): { ok: true; pay: PayWithCard } | { ok: false; focus(): void } | null;
};

/** The card holder's details, sent to the provider. */
export type CardHolder = {
  name: string;
  email: string;
  phone: string;
  address: string;
  city: string;
  state: string;
  zip: string;
  /** Country name; undefined if not asked for. */
  country?: string;
};
