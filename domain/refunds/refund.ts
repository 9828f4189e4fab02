/**
 * Why a payment is refunded.
 * - sold_out: the last piece was sold to someone else
 * - product_gone: the product is no longer sold
 * - amount_differs: the payment differs from the order's total
 * - order_not_sent: paid, but the order never arrived
 * - requested: by staff
 * - at_provider: in the provider's own dashboard
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

/** What staff read about each reason. */
export const REFUND_REASON_TEXTS: Record<RefundReason, string> = {
  sold_out: 'The last piece went to someone else.',
  product_gone: 'The product is no longer sold.',
  amount_differs: 'The payment did not match the price.',
  order_not_sent: 'What was to be ordered never arrived.',
  requested: 'Staff gave it back.',
  at_provider: 'It was refunded at the payment provider.',
};

/**
 * The state of a refund.
 * - wanted: recorded, but not sent to the provider yet
 * - pending: accepted by the provider
 * - succeeded: the money is on its way
 * - failed: the provider could not refund it; a person must
 */
export const REFUND_STATUSES = ['wanted', 'pending', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];
