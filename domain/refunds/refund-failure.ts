/** The provider's codes of failed refunds, as parts of a sentence. */
const FAILURES = new Map(
  Object.entries({
    charge_for_pending_refund_disputed: 'the customer has disputed the payment',
    charge_disputed: 'a bank has charged back a part of this payment, so nothing more of it can be refunded',
    declined: 'the bank declined it',
    expired_or_canceled_card: 'the card has expired or was canceled',
    insufficient_funds: 'the balance at the payment provider is too low',
    lost_or_stolen_card: 'the card was lost or stolen',
    merchant_request: 'it was stopped at the payment provider',
    unknown: 'the bank does not say why',
  }),
);

/** Why a refund failed, for staff; a message that is no known code stays as it is. */
export function refundFailureText(failure: string): string {
  return FAILURES.get(failure) ?? failure;
}
