import type { Stripe } from 'stripe';
import type { Ledger } from '../ledger/ledger.ts';
import type { ChargeRecord, MethodRecord } from '../ledger/records.ts';
import { presentBilling, presentChecks } from './present-method.ts';

/** A record as Stripe's Charge. */
export function presentCharge(charge: ChargeRecord, ledger: Pick<Ledger, 'get'>): Stripe.Charge {
  const method = ledger.get('payment_method', charge.paymentMethod);
  const paid = charge.failure === null;
  return {
    id: charge.id,
    object: 'charge',
    amount: charge.amount,
    amount_captured: paid ? charge.amount : 0,
    amount_refunded: charge.amountRefunded,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: presentBilling(method),
    calculated_statement_descriptor: null,
    captured: paid,
    created: charge.created,
    currency: charge.currency,
    customer: null,
    description: charge.description,
    disputed: charge.disputed ?? false,
    failure_balance_transaction: null,
    failure_code: charge.failure?.code ?? null,
    failure_message: charge.failure?.message ?? null,
    fraud_details: {},
    livemode: false,
    metadata: charge.metadata,
    on_behalf_of: null,
    outcome: presentOutcome(charge),
    paid,
    payment_intent: charge.paymentIntent,
    payment_method: charge.paymentMethod,
    payment_method_details: { type: 'card', card: presentCard(charge, method) },
    receipt_email: charge.receiptEmail,
    receipt_number: null,
    receipt_url: null,
    refunded: paid && charge.amountRefunded === charge.amount,
    review: null,
    shipping: charge.shipping,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: paid ? 'succeeded' : 'failed',
    transfer_data: null,
    transfer_group: null,
  };
}

function presentOutcome({ failure }: ChargeRecord): Stripe.Charge.Outcome {
  const common = { advice_code: null, network_advice_code: null, network_decline_code: null };
  if (!failure) {
    return {
      ...common,
      network_status: 'approved_by_network',
      reason: null,
      risk_level: 'normal',
      seller_message: 'Payment complete.',
      type: 'authorized',
    };
  }
  return {
    ...common,
    network_status: 'declined_by_network',
    reason: failure.declineCode ?? failure.code,
    risk_level: 'normal',
    seller_message: 'The bank did not return any further details with this decline.',
    type: 'issuer_declined',
  };
}

function presentCard(charge: ChargeRecord, method: MethodRecord): Stripe.Charge.PaymentMethodDetails.Card {
  return {
    amount_authorized: charge.failure ? null : charge.amount,
    authorization_code: null,
    brand: method.brand,
    checks: presentChecks(method, charge.failure?.code === 'incorrect_cvc' ? 'fail' : 'pass'),
    country: method.country,
    electronic_commerce_indicator: null,
    exp_month: method.expMonth,
    exp_year: method.expYear,
    fingerprint: method.fingerprint,
    funding: method.funding,
    installments: null,
    last4: method.last4,
    mandate: null,
    network: method.brand,
    network_transaction_id: null,
    regulated_status: 'unregulated',
    three_d_secure: charge.authenticated ? AUTHENTICATED : null,
    transaction_link_id: null,
    wallet: null,
  };
}

const AUTHENTICATED: Stripe.Charge.PaymentMethodDetails.Card.ThreeDSecure = {
  authentication_flow: 'challenge',
  electronic_commerce_indicator: '05',
  exemption_indicator: null,
  result: 'authenticated',
  result_reason: null,
  transaction_id: null,
  version: '2.2.0',
};
