import { discountLabel } from '#domain/members/discount-label.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { pieceWords } from '#domain/orders/piece-words.ts';
import { type OrderStatus, statusLabel, statusNote, trackingProgress } from '#domain/orders/status.ts';
import type { RefundReason } from '#domain/refunds/refund.ts';
import type { MailContents, MailContext } from './compose-mail.ts';
import type { FactsOf } from './mail-facts.ts';
import { button, fact, facts, type Part, paragraph, progress, type Row, rows } from './mail-parts.ts';
import type { PictureOf } from './mail-pictures.ts';
import { longDate, oneLine, REFUND_TIME } from './mail-words.ts';

type OrderKind = 'order_confirmation' | 'order_status' | 'order_address' | 'refund' | 'refund_failed';

export const ORDER_MAILS: MailContents<OrderKind> = {
  order_confirmation({ order }, context) {
    const delivery = longDate(order.expectedDelivery, context.zone);
    return {
      subject: `Your Marigold order ${order.id}`,
      preview: `${formatMoney(order.total)}, expected delivery ${delivery}`,
      title: `Thank you${order.name ? `, ${oneLine(order.name)}` : ''}`,
      parts: [
        paragraph(`Your order ${order.id} is placed and paid. We are getting it ready.`),
        trackingButton('Track your order', order.id, context),
        rows(linesOf(order, context.pictureOf)),
        rows(totalsOf(order)),
        facts(
          fact('Expected delivery', [delivery]),
          ...(order.address.length > 0 ? [fact('We deliver to', order.address)] : []),
        ),
      ],
    };
  },

  order_status({ orderId, name, status, description, canceled, canceledPart }, context) {
    const title = canceledPart
      ? 'A part of your order is canceled'
      : `Your order: ${canceled ? 'Canceled' : statusLabel(status)}`;
    const news = canceledPart ? THE_REST_GOES_ON : canceled ? ALL_CANCELED : NEWS[status];
    // The default text of an activity; the news is better.
    const note = description === statusNote(status) ? '' : description;
    const percent = trackingProgress(status);
    return {
      subject: `${title} (${orderId})`,
      preview: note || news,
      title,
      parts: [
        percent > 0 ? progress(percent / 25, 4) : null,
        paragraph(`${greeting(name)}${news}`),
        note ? paragraph(note) : null,
        trackingButton('Track your order', orderId, context),
        fact('Order', [orderId]),
      ],
    };
  },

  order_address({ orderId, name, address }, context) {
    const title = 'We corrected the address of your order';
    const intro = `${greeting(name)}Your order goes to this address now.`;
    return {
      subject: `${title} (${orderId})`,
      preview: intro,
      title,
      parts: [
        paragraph(intro),
        fact('Delivery address', address),
        paragraph('If it is not right, please write to us before the order leaves.'),
        trackingButton('Track your order', orderId, context),
        fact('Order', [orderId]),
      ],
    };
  },

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

type OrderFacts = FactsOf<'order_confirmation'>['order'];

function linesOf({ lines }: OrderFacts, pictureOf: PictureOf): Row[] {
  return lines.map((line) => {
    const { name, modifications, quantity, unitPrice, image } = line;
    const note = [oneLine(modifications), pieceWords(line)].filter(Boolean).join(' · ');
    return {
      label: `${quantity} × ${oneLine(name)}`,
      value: formatMoney(unitPrice * quantity),
      ...(note && { note }),
      src: image && pictureOf(image),
      alt: oneLine(name),
    };
  });
}

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

function totalsOf({ subtotal, shipping, discount, memberPlan, tax, total }: OrderFacts): Row[] {
  return [
    { label: 'Subtotal', value: formatMoney(subtotal) },
    { label: 'Shipping', value: shipping === 0 ? 'Free' : formatMoney(shipping) },
    ...(discount > 0 ? [{ label: discountLabel(memberPlan), value: `−${formatMoney(discount)}` }] : []),
    { label: 'Tax', value: formatMoney(tax) },
    { label: 'Total', value: formatMoney(total), isTotal: true },
  ];
}

function greeting(name: string | null): string {
  return name ? `Hello ${oneLine(name)}. ` : '';
}

const ALL_CANCELED = 'Your order is canceled, and nothing of it will be sent.';
const THE_REST_GOES_ON = 'The rest of your order goes on.';

const NEWS: Record<OrderStatus, string> = {
  placed: 'We have your order.',
  processing: 'We are getting your order ready.',
  packaging: 'Your order is being packed.',
  'on-the-road': 'Your order has left us and is on its way to you.',
  delivered: 'Your order has been delivered. We hope you enjoy it.',
  rejected: 'We are sorry: we cannot carry out your order.',
  'on-hold': 'Your order is on hold for now. We will write again as soon as it goes on.',
};

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

function trackingButton(label: string, orderId: string, { shopUrl }: MailContext): Part {
  return button(label, `${shopUrl}/user/track-order?order=${encodeURIComponent(orderId)}`);
}
