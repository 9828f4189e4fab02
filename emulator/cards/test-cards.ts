import type { DeclineReason } from './declines.ts';

/** The result of charging the card. */
export type CardBehaviour = {
  /** True if the shopper must first approve the payment in a 3-D Secure challenge. */
  challenge: boolean;
  /** 'approved', or why the bank declines. */
  result: 'approved' | DeclineReason;
  /** How its refunds end, unless they succeed immediately. */
  refund?: 'succeeds_later' | 'fails_later';
  /** How its payments are disputed, as soon as they are made. */
  dispute?: 'fraudulent' | 'product_not_received' | 'inquiry';
};

export type TestCard = {
  number: string;
  brand: string;
  funding: 'credit' | 'debit' | 'prepaid';
  country: string;
  behaviour: CardBehaviour;
  /** The documented ids that can replace a PaymentMethod with this card. */
  ids: readonly string[];
};

/** The test cards of https://docs.stripe.com/testing. */
export const TEST_CARDS: readonly TestCard[] = [
  approves('4242424242424242', 'visa', 'credit', 'pm_card_visa', 'pm_card_us'),
  approves('4000056655665556', 'visa', 'debit', 'pm_card_visa_debit'),
  approves('5555555555554444', 'mastercard', 'credit', 'pm_card_mastercard'),
  approves('2223003122003222', 'mastercard', 'credit'),
  approves('5200828282828210', 'mastercard', 'debit', 'pm_card_mastercard_debit'),
  approves('5105105105105100', 'mastercard', 'prepaid', 'pm_card_mastercard_prepaid'),
  approves('378282246310005', 'amex', 'credit', 'pm_card_amex'),
  approves('371449635398431', 'amex', 'credit'),
  approves('6011111111111117', 'discover', 'credit', 'pm_card_discover'),
  approves('6011000990139424', 'discover', 'credit'),
  approves('3056930009020004', 'diners', 'credit', 'pm_card_diners'),
  approves('36227206271667', 'diners', 'credit'),
  approves('3566002020360505', 'jcb', 'credit', 'pm_card_jcb'),
  approves('6200000000000005', 'unionpay', 'credit', 'pm_card_unionpay'),

  declines('4000000000000002', 'generic_decline', 'pm_card_visa_chargeDeclined', 'pm_card_chargeDeclined'),
  declines(
    '4000000000009995',
    'insufficient_funds',
    'pm_card_visa_chargeDeclinedInsufficientFunds',
    'pm_card_chargeDeclinedInsufficientFunds',
  ),
  declines('4000000000009987', 'lost_card', 'pm_card_visa_chargeDeclinedLostCard'),
  declines('4000000000009979', 'stolen_card', 'pm_card_visa_chargeDeclinedStolenCard'),
  declines('4000000000006975', 'card_velocity_exceeded', 'pm_card_visa_chargeDeclinedVelocityLimitExceeded'),
  declines('4000000000000069', 'expired_card', 'pm_card_chargeDeclinedExpiredCard'),
  declines('4000000000000127', 'incorrect_cvc', 'pm_card_chargeDeclinedIncorrectCvc'),
  declines('4000000000000119', 'processing_error', 'pm_card_chargeDeclinedProcessingError'),

  challenges('4000002500003155', 'approved', 'pm_card_authenticationRequiredOnSetup'),
  challenges('4000002760003184', 'approved', 'pm_card_authenticationRequired'),
  challenges('4000003800000446', 'approved', 'pm_card_authenticationRequiredSetupForOffSession'),
  challenges(
    '4000008260003178',
    'insufficient_funds',
    'pm_card_authenticationRequiredChargeDeclinedInsufficientFunds',
  ),
  challenges('4000000000003220', 'approved', 'pm_card_threeDSecure2Required', 'pm_card_threeDSecureRequired'),
  challenges('4000008400001629', 'generic_decline', 'pm_card_threeDSecureRequiredChargeDeclined'),
  approves('4000000000003055', 'visa', 'credit', 'pm_card_threeDSecureOptional'),

  refunds('4000000000007726', 'succeeds_later', 'pm_card_pendingRefund'),
  refunds('4000000000005126', 'fails_later', 'pm_card_refundFail'),

  disputes('4000000000000259', 'fraudulent', 'pm_card_createDispute'),
  disputes('4000000000002685', 'product_not_received', 'pm_card_createDisputeProductNotReceived'),
  disputes('4000000000001976', 'inquiry', 'pm_card_createDisputeInquiry'),
];

const byNumber = new Map(TEST_CARDS.map((card) => [card.number, card]));
const byId = new Map(TEST_CARDS.flatMap((card) => card.ids.map((id) => [id, card])));

/** Finds a card by its digits. */
export function findTestCard(number: string): TestCard | undefined {
  return byNumber.get(number);
}

/** Finds a card by an id such as `pm_card_visa`. */
export function findTestCardById(id: string): TestCard | undefined {
  return byId.get(id);
}

function approves(number: string, brand: string, funding: TestCard['funding'], ...ids: string[]): TestCard {
  return { number, brand, funding, country: 'US', behaviour: { challenge: false, result: 'approved' }, ids };
}

function declines(number: string, result: DeclineReason, ...ids: string[]): TestCard {
  return { ...approves(number, 'visa', 'credit', ...ids), behaviour: { challenge: false, result } };
}

function challenges(number: string, result: CardBehaviour['result'], ...ids: string[]): TestCard {
  return { ...approves(number, 'visa', 'credit', ...ids), behaviour: { challenge: true, result } };
}

function refunds(number: string, refund: NonNullable<CardBehaviour['refund']>, ...ids: string[]): TestCard {
  return {
    ...approves(number, 'visa', 'credit', ...ids),
    behaviour: { challenge: false, result: 'approved', refund },
  };
}

function disputes(
  number: string,
  dispute: NonNullable<CardBehaviour['dispute']>,
  ...ids: string[]
): TestCard {
  return {
    ...approves(number, 'visa', 'credit', ...ids),
    behaviour: { challenge: false, result: 'approved', dispute },
  };
}
