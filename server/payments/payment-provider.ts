import Stripe from 'stripe';
import type { Payment } from '#domain/checkout/settle.ts';
import type { Cents } from '#domain/money.ts';
import { Unavailable } from '../http/unavailable.ts';

export type PaymentToCreate = {
  /** The checkout the payment is for; also makes creating it safe to repeat. */
  checkoutId: string;
  amount: Cents;
  email: string;
  description: string;
};

/** What the provider made of giving a payment back. */
export type ProviderRefund =
  | { status: 'pending' | 'succeeded'; id: string }
  /** It cannot, or could not: a person must. */
  | { status: 'failed'; id: string | null; failure: string };

/**
 * What the shop asks of whoever takes the money. Each call throws `ProviderUnavailable` when there is no
 * answer; each may be repeated without a second effect.
 */
export type PaymentProvider = {
  createPayment(payment: PaymentToCreate): Promise<{ id: string; clientSecret: string }>;
  /**
   * What a browser needs to confirm a payment that was created before; null when the provider knows no such
   * payment.
   */
  findClientSecret(id: string): Promise<string | null>;
  /** Null when the provider knows no such payment. */
  findPayment(id: string): Promise<Payment | null>;
  /** Makes sure that it can never be paid; what was paid already stays so. */
  cancelPayment(id: string): Promise<void>;
  /**
   * Gives all of it back. `attempt` counts the refusals so far: a refused request is not the same as its
   * repetition.
   */
  refundPayment(id: string, attempt: number): Promise<ProviderRefund>;
  /** The refund of all of a payment, wherever it was made; null when there is none. */
  findRefund(id: string): Promise<ProviderRefund | null>;
  /** Payments made since then, newest first. */
  listPayments(since: Date): AsyncIterable<Payment>;
};

/** The provider did not answer, or not with sense: nothing is known about what it did. */
export class ProviderUnavailable extends Unavailable {
  override name = 'ProviderUnavailable';

  constructor(message: string, options?: ErrorOptions) {
    const words = 'The payment provider does not answer. Please try again in a moment.';
    super(message, 'provider_unavailable', words, options);
  }
}

/**
 * Time one request to the provider may take, in milliseconds, and how often it is repeated, with growing
 * random pauses.
 */
const TIMEOUT = 6_000;
const RETRIES = 2;

export type ProviderOptions = {
  secretKey: string;
  /** Where Stripe's API is spoken, if not at Stripe. */
  apiBase?: string | null;
  fetch?: typeof fetch;
};

/** The payment provider over the official SDK: Stripe itself, or our emulator. */
export function createPaymentProvider({ secretKey, apiBase, fetch }: ProviderOptions): PaymentProvider {
  const stripe = new Stripe(secretKey, {
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    ...(apiBase && addressOf(apiBase)),
    timeout: TIMEOUT,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

  const provider: PaymentProvider = {
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

    findClientSecret: (id) =>
      answered(async () => (await unlessMissing(stripe.paymentIntents.retrieve(id)))?.client_secret ?? null),

    findPayment: (id) =>
      answered(async () => {
        const intent = await unlessMissing(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
        return intent && paymentOf(intent);
      }),

    cancelPayment: (id) =>
      answered(async () => {
        try {
          await stripe.paymentIntents.cancel(
            id,
            { cancellation_reason: 'abandoned' },
            { idempotencyKey: `cancel-${id}` },
          );
        } catch (error) {
          if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
        }
      }),

    refundPayment: (id, attempt) =>
      answered(async () => {
        try {
          const idempotencyKey = `refund-${id}-${attempt}`;
          return refundOf(await stripe.refunds.create({ payment_intent: id }, { idempotencyKey }));
        } catch (error) {
          const made = hasCode(error, 'charge_already_refunded') ? await provider.findRefund(id) : null;
          if (made) return made;
          if (error instanceof Stripe.errors.StripeInvalidRequestError)
            return { status: 'failed', id: null, failure: error.message };
          throw error;
        }
      }),

    findRefund: (id) =>
      answered(async () => {
        const payment = await provider.findPayment(id);
        if (!payment) return null;
        const { data } = await stripe.refunds.list({ payment_intent: id, limit: 100 });
        // Several smaller ones made in the provider's dashboard may add up to all of it.
        const whole = data.find((refund) => refund.amount === payment.received);
        const last = payment.refunded >= payment.received ? data[0] : undefined;
        const found = whole ?? last;
        return found ? refundOf(found) : null;
      }),

    async *listPayments(since) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const intents = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] });
      try {
        for await (const intent of intents) yield paymentOf(intent);
      } catch (error) {
        throw unavailableOr(error);
      }
    },
  };
  return provider;
}

function addressOf(apiBase: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname, port } = new URL(apiBase);
  const isSecure = protocol === 'https:';
  return {
    protocol: isSecure ? 'https' : 'http',
    host: hostname,
    port: port || (isSecure ? '443' : '80'),
  };
}

function paymentOf(intent: Stripe.PaymentIntent): Payment {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    status: intent.status,
    received: intent.amount_received,
    refunded: charge?.amount_refunded ?? 0,
    currency: intent.currency,
    checkoutId: intent.metadata.checkout ?? null,
    createdAt: new Date(intent.created * 1_000),
  };
}

function refundOf({ id, status, failure_reason }: Stripe.Refund): ProviderRefund {
  if (status === 'succeeded') return { status, id };
  if (status === 'failed' || status === 'canceled')
    return { status: 'failed', id, failure: failure_reason ?? status };
  return { status: 'pending', id };
}

async function unlessMissing<Found>(looking: Promise<Found>): Promise<Found | null> {
  try {
    return await looking;
  } catch (error) {
    if (hasCode(error, 'resource_missing')) return null;
    throw error;
  }
}

function hasCode(error: unknown, code: string): boolean {
  return error instanceof Stripe.errors.StripeInvalidRequestError && error.code === code;
}

async function answered<Result>(call: () => Promise<Result>): Promise<Result> {
  try {
    return await call();
  } catch (error) {
    throw unavailableOr(error);
  }
}

/** Also a 409: the provider still works on the first of two equal requests. */
function unavailableOr(error: unknown): unknown {
  const { StripeConnectionError, StripeAPIError, StripeRateLimitError, StripeIdempotencyError } =
    Stripe.errors;
  const isAway = [StripeConnectionError, StripeAPIError, StripeRateLimitError].some(
    (type) => error instanceof type,
  );
  const isBusy = error instanceof StripeIdempotencyError && error.statusCode === 409;
  return isAway || isBusy
    ? new ProviderUnavailable('The payment provider does not answer', { cause: error })
    : error;
}
