import type { Stripe } from 'stripe';
import type { Ledger } from '../ledger/ledger.ts';
import type { IntentRecord } from '../ledger/records.ts';
import type { Caller } from '../wire/caller.ts';
import { presentCharge } from './present-charge.ts';
import { presentPaymentError } from './present-error.ts';
import { presentMethod } from './present-method.ts';

export type IntentView = {
  caller: Caller;
  /** Ids to be replaced by their objects: `payment_method`, `latest_charge`. */
  expand: readonly string[];
  /** Where browsers reach the emulator. */
  publicPath: string;
  ledger: Pick<Ledger, 'find' | 'get'>;
};

/** A record as Stripe's PaymentIntent: complete for a server, reduced for a browser. */
export function presentIntent(intent: IntentRecord, view: IntentView): Partial<Stripe.PaymentIntent> {
  return view.caller === 'secret' ? presentWhole(intent, view) : presentPublic(intent, view);
}

/** Presents an intent to a publishable key with the client secret. */
function presentPublic(intent: IntentRecord, view: IntentView) {
  const automatic = intent.automaticPaymentMethods;
  return {
    id: intent.id,
    object: 'payment_intent',
    amount: intent.amount,
    amount_details: { tip: {} },
    automatic_payment_methods: automatic && {
      allow_redirects: automatic.allowRedirects,
      enabled: automatic.enabled,
    },
    canceled_at: intent.canceledAt,
    cancellation_reason: intent.cancellationReason,
    capture_method: 'automatic_async',
    client_secret: intent.clientSecret,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    description: intent.description,
    last_payment_error: intent.lastPaymentError && presentPaymentError(intent.lastPaymentError, view.ledger),
    livemode: false,
    next_action: presentNextAction(intent, view),
    payment_method: presentIntentMethod(intent, view),
    payment_method_configuration_details: null,
    payment_method_types: ['card'],
    processing: null,
    receipt_email: intent.receiptEmail,
    setup_future_usage: intent.setupFutureUsage ?? null,
    shipping: intent.shipping,
    source: null,
    status: intent.status,
  } satisfies Partial<Stripe.PaymentIntent>;
}

/** Presents an intent to the secret key. */
export function presentWhole(intent: IntentRecord, view: IntentView): Stripe.PaymentIntent {
  return {
    ...presentPublic(intent, view),
    allowed_payment_method_types: intent.automaticPaymentMethods ? null : ['card'],
    amount_capturable: 0,
    amount_received: intent.amountReceived,
    application: null,
    application_fee_amount: null,
    customer: intent.customer ?? null,
    customer_account: null,
    excluded_payment_method_types: null,
    latest_charge: presentIntentCharge(intent, view),
    managed_payments: null,
    metadata: intent.metadata,
    on_behalf_of: null,
    payment_method_options: {
      card: { installments: null, mandate_options: null, network: null, request_three_d_secure: 'automatic' },
    },
    payment_record: null,
    review: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    transfer_data: null,
    transfer_group: null,
  };
}

function presentNextAction(
  intent: IntentRecord,
  { publicPath }: IntentView,
): Stripe.PaymentIntent.NextAction | null {
  if (intent.status !== 'requires_action' || !intent.challenge) return null;
  const { token, returnUrl } = intent.challenge;
  const url = `${publicPath}/challenge/${intent.id}?token=${token}`;
  if (returnUrl !== null) {
    return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url } };
  }
  const useStripeSdk = { type: 'three_d_secure_redirect', stripe_js: url, source: intent.paymentMethod };
  return { type: 'use_stripe_sdk', use_stripe_sdk: useStripeSdk };
}

function presentIntentMethod({ paymentMethod: id }: IntentRecord, view: IntentView) {
  if (!id || !view.expand.includes('payment_method')) return id;
  return presentMethod(view.ledger.get('payment_method', id));
}

function presentIntentCharge({ latestCharge: id }: IntentRecord, view: IntentView) {
  if (!id || !view.expand.includes('latest_charge')) return id;
  return presentCharge(view.ledger.get('charge', id), view.ledger);
}
