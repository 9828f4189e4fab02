import type { Cents } from '../money.ts';

/**
 * Why a payment is refunded.
 * - sold_out: the last piece was sold to someone else
 * - product_gone: the product is no longer sold
 * - amount_differs: the payment differs from the order's total
 * - order_not_sent: paid, but the order never arrived
 * - requested: by staff, and so are the next four
 * - returned: the customer sent it back
 * - damaged: it was damaged or faulty
 * - undeliverable: it could not be sent
 * - goodwill: for other troubles of the customer
 * - canceled: staff canceled a part of the order
 * - at_provider: in the provider's own dashboard
 */
export const REFUND_REASONS = [
  'sold_out',
  'product_gone',
  'amount_differs',
  'order_not_sent',
  'requested',
  'returned',
  'damaged',
  'undeliverable',
  'goodwill',
  'canceled',
  'at_provider',
] as const;

export type RefundReason = (typeof REFUND_REASONS)[number];

/** Those that staff choose from. */
export const STAFF_REFUND_REASONS = [
  'requested',
  'returned',
  'damaged',
  'undeliverable',
  'goodwill',
] as const satisfies readonly RefundReason[];

/** What staff read about each reason. */
export const REFUND_REASON_TEXTS: Record<RefundReason, string> = {
  sold_out: 'The last piece went to someone else.',
  product_gone: 'The product is no longer sold.',
  amount_differs: 'The payment did not match the price.',
  order_not_sent: 'What was to be ordered never arrived.',
  requested: 'Staff refunded it.',
  returned: 'The customer sent it back.',
  damaged: 'It was damaged or faulty.',
  undeliverable: 'It could not be sent.',
  goodwill: 'It was refunded as a goodwill gesture.',
  canceled: 'A part of the order was canceled.',
  at_provider: 'It was refunded at the payment provider.',
};

/**
 * The state of a refund.
 * - wanted: recorded, but not sent to the provider yet
 * - pending: accepted by the provider
 * - succeeded: the money is on its way; a bank can still refuse it days later
 * - failed: the provider could not refund it; a person must
 */
export const REFUND_STATUSES = ['wanted', 'pending', 'succeeded', 'failed'] as const;

export type RefundStatus = (typeof REFUND_STATUSES)[number];

/** Refunded pieces of an order line, counted from 0; `amount` in cents, after discounts and without `tax`. */
export type RefundLine = {
  position: number;
  quantity: number;
  amount: Cents;
  tax: Cents;
  /** True if staff put the pieces back into stock with the refund. */
  restock?: boolean;
};

/**
 * What a refund is made of, in cents. `amount` is all of it: the lines and the shipping with their tax, and
 * the adjustment, which can be negative (a fee). `tax` is the tax contained in all of it. If the prices of
 * the order include tax, so does `shipping`.
 */
export type RefundParts = {
  lines: RefundLine[];
  shipping: Cents;
  /** The tax on the shipping; absent if it has none. */
  shippingTax?: Cents | undefined;
  adjustment: Cents;
  tax: Cents;
  amount: Cents;
};

/** The parts of a refund of which only the amount is known, or which is of no order. */
export function wholeParts(amount: Cents, tax: Cents = 0): RefundParts {
  return { lines: [], shipping: 0, adjustment: amount, tax, amount };
}

/** True unless the refund failed: its money is returned, or is about to be. */
export function isCommitted({ status }: { status: RefundStatus }): boolean {
  return status !== 'failed';
}

/** True if the refund failed, and nothing took its place: staff have to do something about it. */
export function isUnsettled(refund: { status: RefundStatus; replacedBy: string | null }): boolean {
  return refund.status === 'failed' && refund.replacedBy === null;
}

/** True while the outcome of the refund is open. */
export function isUnderWay({ status }: { status: RefundStatus }): boolean {
  return status === 'wanted' || status === 'pending';
}
