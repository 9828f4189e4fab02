/**
 * Why a payment is given back.
 * - sold_out: the last piece went to someone else
 * - product_gone: the product is no longer sold
 * - amount_differs: the payment is not about what the order costs
 * - order_not_sent: paid, but what was to be ordered never arrived
 * - requested: staff gave it back
 * - at_provider: given back in the provider's own dashboard
 */
export const REFUND_REASONS = [
  'sold_out',
  'product_gone',
  'amount_differs',
  'order_not_sent',
  'requested',
  'at_provider',
] as const;

export type RefundReason = (typeof REFUND_REASONS)[number];

/**
 * How far a refund is.
 * - wanted: decided and recorded; the provider is still to be told
 * - pending: the provider has taken it on
 * - succeeded: the money is on its way
 * - failed: the provider could not give it back; a person must
 */
export const REFUND_STATUSES = ['wanted', 'pending', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];
