import { type Cents, formatMoney } from '#domain/money.ts';
import type { RefundReason } from '#domain/refunds/refund.ts';
import type { MailContents } from './compose-mail.ts';
import type { FactsOf } from './mail-facts.ts';
import { button, fact, paragraph, type Row, rows, trackingButton } from './mail-parts.ts';
import { greeting, oneLine, REFUND_TIME } from './mail-words.ts';

export const REFUND_MAILS: MailContents<'refund' | 'refund_failed'> = {
  refund: ({ orderId, name, amount, reason, paymentIntentId, isPart, parts }, context) => ({
    subject: `Your refund from Marigold${orderId ? ` (${orderId})` : ''}`,
    preview: REFUND_TIME,
    title: `${formatMoney(amount)} is on its way back to you`,
    parts: [
      paragraph(`${greeting(name)}${isPart ? A_PART[reason] : parts ? THE_REST : WHY[reason]}`),
      parts && (parts.lines.length > 0 || parts.shipping > 0) ? rows(refundRows(parts, amount)) : null,
      paragraph(REFUND_TIME),
      orderId ? trackingButton('See your order', orderId, context) : null,
      orderId ? fact('Order', [orderId]) : fact('Payment', [paymentIntentId]),
    ],
  }),

  refund_failed: ({ orderId, amount, failure, paymentIntentId }, { shopUrl }) => ({
    subject: `A refund of ${formatMoney(amount)} failed${orderId ? ` (${orderId})` : ''}`,
    preview: `The provider says: ${oneLine(failure)}`,
    title: `${formatMoney(amount)} did not reach the customer`,
    parts: [
      paragraph('The bank or the payment provider refused a refund. The money is still with the shop.'),
      paragraph('Try it again in the back office, or return the money in another way.'),
      button('See the payment', `${shopUrl}/admin/payments?show=unsettled`),
      fact('The provider says', [oneLine(failure)]),
      orderId ? fact('Order', [orderId]) : null,
      fact('Payment', [paymentIntentId]),
    ],
  }),
};

type RefundedParts = NonNullable<FactsOf<'refund'>['parts']>;

function refundRows({ lines, shipping, adjustment }: RefundedParts, amount: Cents): Row[] {
  return [
    ...lines.map(({ name, modifications, quantity, amount }) => ({
      label: `${quantity} × ${oneLine(name)}`,
      value: formatMoney(amount),
      ...(modifications && { note: oneLine(modifications) }),
    })),
    ...(shipping > 0 ? [{ label: 'Shipping', value: formatMoney(shipping) }] : []),
    ...(adjustment > 0 ? [{ label: 'Other', value: formatMoney(adjustment) }] : []),
    ...(adjustment < 0 ? [{ label: 'Deducted', value: `−${formatMoney(-adjustment)}` }] : []),
    { label: 'Total', value: formatMoney(amount), isTotal: true },
  ];
}

const PART = 'We have refunded a part of your payment.';
const THE_REST = 'We have refunded the rest of your payment.';

const A_PART: Record<RefundReason, string> = {
  sold_out: PART,
  product_gone: PART,
  amount_differs: PART,
  order_not_sent: PART,
  requested: PART,
  returned: `Thank you for sending it back. ${PART}`,
  damaged: `A part of what you bought was damaged or faulty. We are sorry. ${PART}`,
  undeliverable: `We cannot send a part of what you bought. We are sorry. ${PART}`,
  goodwill: `${PART.slice(0, -1)} as a gesture of goodwill.`,
  canceled: 'We have canceled a part of your order, and refunded it.',
  at_provider: PART,
};

const WHY: Record<RefundReason, string> = {
  sold_out: 'The last piece of what you ordered went to someone else a moment before. We are sorry.',
  product_gone: 'What you ordered is no longer sold, so we could not make an order of it. We are sorry.',
  amount_differs: 'Your payment did not match the price, so we did not keep it.',
  order_not_sent: 'We received your payment, but never what you wanted to order.',
  requested: 'We have refunded your payment, as agreed.',
  returned: 'Thank you for sending it back. We have refunded your payment.',
  damaged: 'What you bought was damaged or faulty, so we have refunded your payment. We are sorry.',
  undeliverable: 'We cannot send what you bought, so we have refunded your payment. We are sorry.',
  goodwill: 'We have refunded your payment as a gesture of goodwill.',
  canceled: 'We have canceled your order, and refunded your payment.',
  at_provider: 'We have refunded your payment.',
};
