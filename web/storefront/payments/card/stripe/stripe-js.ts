/* The part of Stripe.js we use (https://docs.stripe.com/js). It must be loaded from Stripe, never bundled. */

export type StripeJs = {
  elements(options: { appearance: { theme: string; variables: Record<string, string> } }): {
    create(type: 'card', options: CardElementOptions): CardElement;
  };
  confirmCardPayment(
    clientSecret: string,
    data: { payment_method: string | { card: CardElement; billing_details: BillingDetails } },
  ): Promise<StripeAnswer>;
  retrievePaymentIntent(clientSecret: string): Promise<StripeAnswer>;
};

export type CardElement = {
  mount(element: HTMLElement): void;
  on(event: 'ready' | 'loaderror', listener: () => void): void;
  on(event: 'change', listener: (change: CardChange) => void): void;
  update(options: Pick<CardElementOptions, 'style'>): void;
  focus(): void;
  destroy(): void;
};

export type CardChange = { complete: boolean; error?: { message: string } };

export type CardElementOptions = {
  hidePostalCode: boolean;
  disableLink: boolean;
  style: { base: Record<string, string | Record<string, string>>; invalid: Record<string, string> };
};

export type BillingDetails = {
  name: string;
  email: string;
  phone: string;
  address: { line1: string; city: string; state: string; postal_code: string; country?: string };
};

export type StripeAnswer = {
  paymentIntent?: StripeIntent;
  error?: { type: string; code?: string; message?: string; payment_intent?: StripeIntent };
};

export type StripeIntent = {
  status: string;
  last_payment_error?: { code?: string; message?: string } | null;
};

type MakeStripe = (publishableKey: string) => StripeJs;

/** v3 is maintained without breaking changes (https://docs.stripe.com/sdks/stripejs-versioning). */
export const STRIPE_SCRIPT = 'https://js.stripe.com/v3/';

/** Milliseconds before the script counts as failed. */
const TIMEOUT = 15_000;

let loading: Promise<MakeStripe> | null = null;

/** Loads Stripe.js once a page; a call after a failure tries again. */
export function loadStripe(publishableKey: string): Promise<StripeJs> {
  loading ??= loadScript().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading.then((makeStripe) => makeStripe(publishableKey));
}

function loadScript(): Promise<MakeStripe> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    const fail = (why: string) => {
      script.remove();
      reject(new Error(`Stripe.js ${why}`));
    };
    const timer = setTimeout(() => fail('did not come in time'), TIMEOUT);
    script.src = STRIPE_SCRIPT;
    script.onerror = () => {
      clearTimeout(timer);
      fail('could not be loaded');
    };
    script.onload = () => {
      clearTimeout(timer);
      const made: unknown = Reflect.get(window, 'Stripe');
      if (typeof made === 'function') resolve(made as MakeStripe);
      else fail('is not what it should be');
    };
    document.head.append(script);
  });
}
