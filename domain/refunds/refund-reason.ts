/** Why a payment is refunded. */
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

/** The words of the back office about each reason: in a list, and as a sentence. */
export const REASONS_FOR_STAFF: Record<RefundReason, { label: string; text: string }> = {
  sold_out: { label: 'Sold out', text: 'The last piece went to someone else.' },
  product_gone: { label: 'No longer sold', text: 'The product is no longer sold.' },
  amount_differs: { label: 'Payment differs from the price', text: 'The payment did not match the price.' },
  order_not_sent: { label: 'No order arrived', text: 'What was to be ordered never arrived.' },
  requested: { label: 'As agreed', text: 'Staff refunded it.' },
  returned: { label: 'Sent back', text: 'The customer sent it back.' },
  damaged: { label: 'Damaged or faulty', text: 'It was damaged or faulty.' },
  undeliverable: { label: 'Cannot be sent', text: 'It could not be sent.' },
  goodwill: { label: 'Goodwill', text: 'It was refunded as a goodwill gesture.' },
  canceled: { label: 'Canceled', text: 'A part of the order was canceled.' },
  at_provider: { label: 'Made at the payment provider', text: 'It was refunded at the payment provider.' },
};

type CustomerWords = {
  /** On a credit note. */
  creditNote: string;
  /** In the mail about the refund of a whole payment. */
  mail: string;
  /** In the mail about the refund of a part. */
  partMail?: string;
  /** Says why a payment became neither an order nor a membership. */
  refusal?: string;
};

const PART = 'We have refunded a part of your payment.';

/** The words that a customer reads about each reason. */
const REASONS_FOR_CUSTOMERS: Record<RefundReason, CustomerWords> = {
  sold_out: {
    creditNote: 'Sold out',
    mail: 'The last piece of what you ordered went to someone else a moment before. We are sorry.',
    refusal: 'Someone else has just bought the last piece.',
  },
  product_gone: {
    creditNote: 'No longer sold',
    mail: 'What you ordered is no longer sold, so we could not make an order of it. We are sorry.',
    refusal: 'Something you ordered is no longer sold.',
  },
  amount_differs: {
    creditNote: 'Payment differed from the price',
    mail: 'Your payment did not match the price, so we did not keep it.',
  },
  order_not_sent: {
    creditNote: 'Order never arrived',
    mail: 'We received your payment, but never what you wanted to order.',
    refusal: 'The order did not reach us in time.',
  },
  requested: { creditNote: 'Refund', mail: 'We have refunded your payment, as agreed.' },
  returned: {
    creditNote: 'Return',
    mail: 'Thank you for sending it back. We have refunded your payment.',
    partMail: `Thank you for sending it back. ${PART}`,
  },
  damaged: {
    creditNote: 'Damaged or faulty',
    mail: 'What you bought was damaged or faulty, so we have refunded your payment. We are sorry.',
    partMail: `A part of what you bought was damaged or faulty. We are sorry. ${PART}`,
  },
  undeliverable: {
    creditNote: 'Could not be delivered',
    mail: 'We cannot send what you bought, so we have refunded your payment. We are sorry.',
    partMail: `We cannot send a part of what you bought. We are sorry. ${PART}`,
  },
  goodwill: {
    creditNote: 'Goodwill',
    mail: 'We have refunded your payment as a gesture of goodwill.',
    partMail: 'We have refunded a part of your payment as a gesture of goodwill.',
  },
  canceled: {
    creditNote: 'Canceled',
    mail: 'We have canceled your order, and refunded your payment.',
    partMail: 'We have canceled a part of your order, and refunded it.',
  },
  at_provider: {
    creditNote: 'Refund',
    mail: 'We have refunded your payment.',
    refusal: 'This payment was refunded.',
  },
};

export function explainReason(reason: RefundReason): Required<CustomerWords> {
  return {
    partMail: PART,
    refusal: 'The shop has refunded this payment.',
    ...REASONS_FOR_CUSTOMERS[reason],
  };
}
