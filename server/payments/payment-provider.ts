import Stripe from 'stripe';
import type { Payment } from '#domain/checkout/settle.ts';
import type { Cents } from '#domain/money.ts';

export type PaymentToCreate = {
  /** The checkout the payment is for; also makes creating it safe to repeat. */
  checkoutId: string;
  amount: Cents;
  email: string;
  description: string;
};

/** What the shop asks of whoever takes the money. Each call throws `ProviderUnavailable` when there is no answer. */
export type PaymentProvider = {
  createPayment(payment: PaymentToCreate): Promise<{ id: string; clientSecret: string }>;
  /** Null when the provider knows no such payment. */
  findPayment(id: string): Promise<Payment | null>;
};

/** The provider did not answer, or not with sense: nothing is known about what it did. */
export class ProviderUnavailable extends Error {
  override name = 'ProviderUnavailable';
}

/** Time one request to the provider may take, in milliseconds. */
const TIMEOUT = 10_000;

/** The payment provider over the official SDK: Stripe itself, or our emulator through its own fetch. */
export function createPaymentProvider(options: { secretKey: string; fetch?: typeof fetch }): PaymentProvider {
  const stripe = new Stripe(options.secretKey, {
    ...(options.fetch && { httpClient: Stripe.createFetchHttpClient(options.fetch) }),
    timeout: TIMEOUT,
    maxNetworkRetries: 2,
    telemetry: false,
  });

  return {
    createPayment: ({ checkoutId, amount, email, description }) =>
      answered(async () => {
        const intent = await stripe.paymentIntents.create(
          {
            amount,
            currency: 'usd',
            automatic_payment_methods: { enabled: true },
            description,
            receipt_email: email,
            metadata: { checkout: checkoutId },
          },
          { idempotencyKey: `checkout-${checkoutId}` },
        );
        if (!intent.client_secret) throw new ProviderUnavailable('The provider gave no client secret');
        return { id: intent.id, clientSecret: intent.client_secret };
      }),

    findPayment: (id) =>
      answered(async () => {
        const intent = await unlessMissing(stripe.paymentIntents.retrieve(id));
        return (
          intent && {
            id: intent.id,
            status: intent.status,
            received: intent.amount_received,
            currency: intent.currency,
            checkoutId: intent.metadata.checkout ?? null,
          }
        );
      }),
  };
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      return null;
    throw error;
  }
}

async function answered<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    const { StripeConnectionError, StripeAPIError, StripeRateLimitError } = Stripe.errors;
    const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
      (type) => error instanceof type,
    );
    throw isAway ? new ProviderUnavailable('The payment provider does not answer', { cause: error }) : error;
  }
}
