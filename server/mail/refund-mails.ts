import { type Cents, formatMoney } from '#domain/money.ts';
import { explainReason } from '#domain/refunds/refund-reason.ts';
import type { MailContents } from './compose-mail.ts';
import type { FactsOf } from './mail-facts.ts';
import { button, fact, paragraph, type Row, rows, trackingButton } from './mail-parts.ts';
import { oneLine, REFUND_TIME } from './mail-words.ts';

export const REFUND_MAILS: MailContents<'refund' | 'refund_failed'> = {
  refund: ({ orderId, name, amount, reason, paymentIntentId, isPart, parts }, context) => ({
    news: orderId ? ` (${orderId})` : '',
    preview: REFUND_TIME,
    title: `${formatMoney(amount)} is on its way back to you`,
    parts: [
      paragraph(
        `${context.greet(name)}${isPart ? explainReason(reason).partMail : parts ? THE_REST : explainReason(reason).mail}`,
      ),
      parts && (parts.lines.length > 0 || parts.shipping > 0) ? rows(refundRows(parts, amount)) : null,
      paragraph(REFUND_TIME),
      orderId ? trackingButton('See your order', orderId, context) : null,
      orderId ? fact('Order', [orderId]) : fact('Payment', [paymentIntentId]),
    ],
  }),

  refund_failed: ({ orderId, amount, failure, paymentIntentId }, { shopUrl }) => ({
    news: `A refund of ${formatMoney(amount)} failed${orderId ? ` (${orderId})` : ''}`,
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

const THE_REST = 'We have refunded the rest of your payment.';
