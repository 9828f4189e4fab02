import Stripe from 'stripe';
import type { Payment, ProviderRefusal } from '#domain/checkout/settle.ts';
import type { Cents } from '#domain/money.ts';
import { CURRENCY } from '#domain/money.ts';
import { PROVIDER_TIMEOUT } from '../config/stripe-settings.ts';
import { answered, hasCode, ProviderUnavailable, unavailableOr, unlessMissing } from './provider-answers.ts';
import { type ProviderDispute, readDispute } from './read-dispute.ts';
import { createSavedCardCalls } from './saved-card-calls.ts';
import type { ShopSignature } from './shop-signature.ts';

/** The provider's answer about a refund; a failed one needs a person. */
export type RefundResult =
  | { status: 'pending' | 'succeeded'; id: string }
  | { status: 'failed'; id: string | null; failure: string };

type NewPayment = {
  checkoutId: string;
  amount: Cents;
  email: string;
  description: string;
  /** Whose saved cards can pay it, and whether a new card is saved. */
  customer?: { id: string; savesCard: boolean } | null;
};

/** A new payment; or why the provider would never create it. */
export type CreatedPayment =
  | { ok: true; id: string; clientSecret: string }
  | { ok: false; providerRefusal: ProviderRefusal };
/** A refund as the provider has it. `refundId` is ours; null for one made in the provider's dashboard. */
export type ProviderRefund = RefundResult & {
  id: string;
  amount: Cents;
  refundId: string | null;
  createdAt: Date;
};

/** A refund in the list of all of them. */
type ListedRefund = ProviderRefund & { paymentIntentId: string };

/** `events` are names of events; `*` means all. */
export type WebhookEndpoint = { url: string; isEnabled: boolean; events: readonly string[] };

export type PaymentProvider = ReturnType<typeof createPaymentProvider>;

/** They come after growing random pauses. */
const RETRIES = 2;

type ProviderOptions = {
  secretKey: string;
  /** Milliseconds for one request. */
  timeout?: number;
  /** The address of another server that speaks Stripe's API; Stripe itself by default. */
  apiBase?: string | null;
  fetch?: typeof fetch;
  /** Signs payments; without it every payment that names a checkout is ours. */
  signature?: ShopSignature;
  /** Where browsers reach the dashboard of an emulator; Stripe's own by default. */
  dashboard?: string | null;
};

/**
 * The payment provider over the official SDK: Stripe itself, or our emulator. Amounts are in cents. Each call
 * throws `ProviderUnavailable` if there is no answer, and can be repeated without a second effect.
 */
export function createPaymentProvider(options: ProviderOptions) {
  const { secretKey, timeout = PROVIDER_TIMEOUT, apiBase, fetch, signature, dashboard } = options;
  const stripe = new Stripe(secretKey, {
    ...(fetch && { httpClient: Stripe.createFetchHttpClient(fetch) }),
    ...(apiBase && toStripeHost(apiBase)),
    timeout,
    maxNetworkRetries: RETRIES,
    telemetry: false,
  });

  /** Null if the provider has no such payment. */
  function findPayment(id: string): Promise<Payment | null> {
    return answered(async () => {
      const intent = await unlessMissing(stripe.paymentIntents.retrieve(id, { expand: ['latest_charge'] }));
      return intent && (await toPayment(intent, signature));
    });
  }

  return {
    ...createSavedCardCalls(stripe),
    findPayment,

    /** Throws `KeysRefused` if the provider does not know the secret key. */
    checkKeys: () => answered(async () => void (await stripe.paymentIntents.list({ limit: 1 }))),

    /** The addresses to which the provider sends webhooks of this account, with their events. */
    listEndpoints: () =>
      answered(async (): Promise<WebhookEndpoint[]> => {
        const { data } = await stripe.webhookEndpoints.list({ limit: 100 });
        return data.map(({ url, status, enabled_events: events }) => ({
          url,
          isEnabled: status === 'enabled',
          events,
        }));
      }),

    /** Deletes a payment at the built-in emulator; Stripe has no such call. */
    forgetPayment: (id: string) =>
      answered(
        async () => void (await unlessMissing(stripe.rawRequest('DELETE', `/v1/payment_intents/${id}`))),
      ),

    /** All refunds of a payment, wherever they were made, oldest first. */
    findRefunds: (id: string) =>
      answered(async (): Promise<ProviderRefund[]> => {
        const refunds: ProviderRefund[] = [];
        for await (const refund of stripe.refunds.list({ payment_intent: id, limit: 100 }))
          refunds.unshift(toProviderRefund(refund));
        return refunds;
      }),

    /** All disputes of a payment, oldest first. */
    findDisputes: (id: string) =>
      answered(async (): Promise<ProviderDispute[]> => {
        const disputes: ProviderDispute[] = [];
        for await (const dispute of stripe.disputes.list({ payment_intent: id, limit: 100 }))
          disputes.unshift(readDispute(dispute, dashboard));
        return disputes;
      }),

    /** Disputes opened since then, newest first. */
    async *listDisputes(since: Date) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      try {
        for await (const dispute of stripe.disputes.list({ created, limit: 100 }))
          yield readDispute(dispute, dashboard);
      } catch (error) {
        throw unavailableOr(error);
      }
    },

    /** The id of the checkout is the idempotency key, and the payment carries it. */
    createPayment: (payment: NewPayment) =>
      answered(async (): Promise<CreatedPayment> => {
        const { checkoutId, amount, email, description, customer } = payment;
        const creating = stripe.paymentIntents.create(
          {
            amount,
            currency: CURRENCY,
            automatic_payment_methods: { enabled: true },
            description,
            receipt_email: email,
            ...(customer && { customer: customer.id }),
            ...(customer?.savesCard && { setup_future_usage: 'on_session' as const }),
            metadata: (await signature?.metadataOf(checkoutId)) ?? { checkout: checkoutId },
          },
          { idempotencyKey: `checkout-${checkoutId}` },
        );
        const intent = await unlessRefused(creating);
        if (!('id' in intent)) return { ok: false, providerRefusal: intent };
        if (!intent.client_secret) throw new ProviderUnavailable('The provider gave no client secret');
        return { ok: true, id: intent.id, clientSecret: intent.client_secret };
      }),

    /** The secret by which a browser confirms a payment; null if the provider has no such payment. */
    findClientSecret: (id: string) =>
      answered(async () => (await unlessMissing(stripe.paymentIntents.retrieve(id)))?.client_secret ?? null),

    /**
     * Ends a payment that is not paid, for good; one that is paid stays paid. Each attempt has the SDK's own
     * key: with one of the payment, the provider would repeat a refusal for a day.
     */
    cancelPayment: (id: string) =>
      answered(async () => {
        try {
          await stripe.paymentIntents.cancel(id, { cancellation_reason: 'abandoned' });
        } catch (error) {
          if (!hasCode(error, 'payment_intent_unexpected_state')) throw error;
        }
      }),

    /**
     * Refunds a part of a payment, or all of it. The refund's id is the idempotency key, with `after`,
     * a dispute that is over: the provider would repeat for a day that it refuses. `disputed`: it refuses
     * because of a dispute.
     */
    refundPayment: ({
      id,
      paymentIntentId,
      amount,
      after,
    }: {
      id: string;
      paymentIntentId: string;
      amount: Cents;
      after?: string | undefined;
    }) =>
      answered(async (): Promise<RefundResult | { status: 'disputed' }> => {
        try {
          const refund = { payment_intent: paymentIntentId, amount, metadata: { refund: id } };
          return toRefundResult(
            await stripe.refunds.create(refund, {
              idempotencyKey: `refund-${id}${after ? `-${after}` : ''}`,
            }),
          );
        } catch (error) {
          if (hasCode(error, 'charge_disputed')) return { status: 'disputed' };
          if (error instanceof Stripe.errors.StripeInvalidRequestError)
            return { status: 'failed', id: null, failure: error.message };
          throw error;
        }
      }),

    /** Payments since then, newest first. */
    async *listPayments(since: Date) {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      const intents = stripe.paymentIntents.list({ created, limit: 100, expand: ['data.latest_charge'] });
      try {
        for await (const intent of intents) yield await toPayment(intent, signature);
      } catch (error) {
        throw unavailableOr(error);
      }
    },

    /** Refunds since then, newest first, wherever they were made. */
    async *listRefunds(since: Date): AsyncGenerator<ListedRefund> {
      const created = { gte: Math.floor(since.getTime() / 1_000) };
      try {
        for await (const refund of stripe.refunds.list({ created, limit: 100 })) {
          const { payment_intent: paymentIntentId } = refund;
          if (typeof paymentIntentId === 'string') yield { ...toProviderRefund(refund), paymentIntentId };
        }
      } catch (error) {
        throw unavailableOr(error);
      }
    },
  };
}

function toStripeHost(apiBase: string): Pick<Stripe.StripeConfig, 'protocol' | 'host' | 'port'> {
  const { protocol, hostname: host, port } = new URL(apiBase);
  return protocol === 'https:'
    ? { protocol: 'https', host, port: port || '443' }
    : { protocol: 'http', host, port: port || '80' };
}

async function toPayment(
  intent: Stripe.PaymentIntent,
  signature: ShopSignature | undefined,
): Promise<Payment> {
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    id: intent.id,
    status: intent.status,
    received: intent.amount_received,
    refunded: charge?.amount_refunded ?? 0,
    disputed: charge?.disputed ?? false,
    currency: intent.currency,
    checkoutId: signature ? await signature.checkoutOf(intent.metadata) : (intent.metadata.checkout ?? null),
    createdAt: new Date(intent.created * 1_000),
    failedCharge: intent.status === 'requires_payment_method' ? findFailedCharge(intent) : null,
  };
}

/** The charge of a payment's last attempt that failed. */
export function findFailedCharge(intent: Pick<Stripe.PaymentIntent, 'last_payment_error'>): string | null {
  return intent.last_payment_error?.charge ?? null;
}

function toProviderRefund(refund: Stripe.Refund): ProviderRefund {
  const { id, amount, created, metadata } = refund;
  const refundId = metadata?.refund ?? null;
  return { ...toRefundResult(refund), id, amount, refundId, createdAt: new Date(created * 1_000) };
}

function toRefundResult({ id, status, failure_reason }: Stripe.Refund): RefundResult {
  if (status === 'succeeded') return { status, id };
  if (status === 'failed' || status === 'canceled')
    return { status: 'failed', id, failure: failure_reason ?? status };
  return { status: 'pending', id };
}

async function unlessRefused<Made>(making: Promise<Made>): Promise<Made | ProviderRefusal> {
  try {
    return await making;
  } catch (error) {
    const { StripeInvalidRequestError, StripeIdempotencyError } = Stripe.errors;
    // A reused key: a server of another version asked for the same payment with other words.
    const isReused = error instanceof StripeIdempotencyError && error.statusCode === 400;
    if (!isReused && !(error instanceof StripeInvalidRequestError)) throw error;
    // 409: the provider still works on the first of two equal requests.
    if (error.statusCode === 409) throw error;
    return { about: error.param ? (REFUSED_FIELDS[error.param] ?? null) : null, message: error.message };
  }
}

const REFUSED_FIELDS: Record<string, ProviderRefusal['about']> = { receipt_email: 'email', amount: 'amount' };
