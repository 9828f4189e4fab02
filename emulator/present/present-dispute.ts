import type { Stripe } from 'stripe';
import { isInquiry } from '../ledger/dispute-state.ts';
import type { Ledger } from '../ledger/ledger.ts';
import type { DisputeRecord } from '../ledger/records.ts';
import { isRefundable } from '../payments/dispute-charge.ts';

/** A record as Stripe's Dispute. */
export function presentDispute(dispute: DisputeRecord, ledger: Pick<Ledger, 'get'>): Stripe.Dispute {
  const charge = ledger.get('charge', dispute.charge);
  const { brand } = ledger.get('payment_method', charge.paymentMethod);
  const reasonCode = NETWORK_REASONS[dispute.reason] ?? null;
  return {
    id: dispute.id,
    object: 'dispute',
    amount: dispute.amount,
    balance_transactions: dispute.movements.map((movement) => presentMovement(movement, dispute)),
    charge: dispute.charge,
    created: dispute.created,
    currency: dispute.currency,
    enhanced_eligibility_types: [],
    evidence: { ...NO_EVIDENCE, ...dispute.evidence },
    evidence_details: {
      due_by: dispute.dueBy,
      enhanced_eligibility: {},
      has_evidence: Object.keys(dispute.evidence).length > 0,
      past_due: false,
      submission_count: dispute.submissions,
      submission_method: dispute.submissions > 0 ? 'manual' : 'not_submitted',
    },
    intended_submission_method: null,
    is_charge_refundable: isRefundable(dispute),
    livemode: false,
    metadata: dispute.metadata,
    network_reason_code: reasonCode,
    payment_intent: dispute.paymentIntent,
    payment_method_details: {
      card: {
        brand,
        case_type: isInquiry(dispute) ? 'inquiry' : 'chargeback',
        network: brand,
        network_reason_code: reasonCode,
      },
      type: 'card',
    },
    reason: dispute.reason,
    status: dispute.status,
  };
}

function presentMovement(
  { id, created, amount, fee }: DisputeRecord['movements'][number],
  dispute: DisputeRecord,
): Stripe.BalanceTransaction {
  const description = `Chargeback ${amount < 0 ? 'withdrawal' : 'reversal'} for ${dispute.charge}`;
  return {
    id,
    object: 'balance_transaction',
    amount,
    available_on: created,
    balance_type: 'payments',
    created,
    currency: dispute.currency,
    description,
    exchange_rate: null,
    fee,
    fee_details:
      fee === 0
        ? []
        : [
            {
              amount: fee,
              application: null,
              currency: dispute.currency,
              description: 'Dispute fee',
              type: 'stripe_fee',
            },
          ],
    net: amount - fee,
    reporting_category: amount < 0 ? 'dispute' : 'dispute_reversal',
    source: dispute.id,
    status: 'available',
    type: 'adjustment',
  };
}

/** Visa's codes. */
const NETWORK_REASONS: Partial<Record<DisputeRecord['reason'], string>> = {
  fraudulent: '10.4',
  product_not_received: '13.1',
  product_unacceptable: '13.3',
  credit_not_processed: '13.6',
  duplicate: '12.6.1',
};

const NO_EVIDENCE: Stripe.Dispute.Evidence = {
  access_activity_log: null,
  billing_address: null,
  cancellation_policy: null,
  cancellation_policy_disclosure: null,
  cancellation_rebuttal: null,
  customer_communication: null,
  customer_email_address: null,
  customer_name: null,
  customer_purchase_ip: null,
  customer_signature: null,
  duplicate_charge_documentation: null,
  duplicate_charge_explanation: null,
  duplicate_charge_id: null,
  enhanced_evidence: {},
  product_description: null,
  receipt: null,
  refund_policy: null,
  refund_policy_disclosure: null,
  refund_refusal_explanation: null,
  service_date: null,
  service_documentation: null,
  shipping_address: null,
  shipping_carrier: null,
  shipping_date: null,
  shipping_documentation: null,
  shipping_tracking_number: null,
  uncategorized_file: null,
  uncategorized_text: null,
};
