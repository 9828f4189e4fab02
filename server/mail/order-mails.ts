import { formatLongDateTime } from '#domain/dates.ts';
import { discountRows } from '#domain/discounts/discount-rows.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { type OrderStatus, statusLabel, statusNote, trackingProgress } from '#domain/orders/status.ts';
import type { RefundReason } from '#domain/refunds/refund.ts';
import { labelUrl } from '#domain/returns/label.ts';
import type { ReturnStatus } from '#domain/returns/return.ts';
import { RETURN_POLICY_PATH, type ReturnPolicy, returnPromise } from '#domain/returns/return-policy.ts';
import { methodTerm } from '#domain/shipping/offer-methods.ts';
import { taxRows } from '#domain/tax/tax-rows.ts';
import type { MailContents, MailContext } from './compose-mail.ts';
import { lineRow } from './line-row.ts';
import type { FactsOf } from './mail-facts.ts';
import { button, fact, facts, link, type Part, paragraph, progress, type Row, rows } from './mail-parts.ts';
import type { PictureOf } from './mail-pictures.ts';
import { longDate, oneLine, REFUND_TIME } from './mail-words.ts';

type OrderKind =
  | 'order_confirmation'
  | 'order_status'
  | 'order_address'
  | 'order_parcel'
  | 'order_return'
  | 'refund'
  | 'refund_failed';

export const ORDER_MAILS: MailContents<OrderKind> = {
  order_confirmation({ order }, context) {
    const delivery = longDate(order.expectedDelivery, context.zone);
    return {
      subject: `Your Marigold order ${order.id}`,
      preview: `${formatMoney(order.total)}, expected delivery ${delivery}`,
      title: `Thank you${order.name ? `, ${oneLine(order.name)}` : ''}`,
      parts: [
        paragraph(`Your order ${order.id} is placed and paid. We are getting it ready.`),
        order.exchangeFor ? paragraph(`Exchange for what you return of order ${order.exchangeFor}.`) : null,
        trackingButton('Track your order', order.id, context),
        rows(order.lines.map((line) => lineRow(line, context.pictureOf))),
        rows(totalsOf(order)),
        facts(
          fact('Expected delivery', [delivery]),
          ...(order.address.length > 0 ? [fact('We deliver to', order.address)] : []),
        ),
        order.returnPolicy ? returnPolicyLink(order.returnPolicy, context) : null,
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

  order_parcel(parcel, context) {
    const { orderId, name, carrier, trackingNumber, trackingUrl, left, isCorrection } = parcel;
    const title = isCorrection ? 'Where your parcel is tracked' : 'A parcel is on its way to you';
    const news = isCorrection ? 'Your parcel is tracked here now.' : 'This has left us:';
    const later = left === 1 ? '1 more piece comes' : `${left} more pieces come`;
    const by = [carrier, trackingNumber].filter((text) => text !== null).map(oneLine);
    return {
      subject: `${title} (${orderId})`,
      preview: parcel.lines.map((line) => `${line.quantity} × ${oneLine(line.name)}`).join(', '),
      title,
      parts: [
        isCorrection ? null : progress(3, 4),
        paragraph(`${greeting(name)}${news}`),
        rows(parcelRows(parcel, context.pictureOf)),
        left > 0 ? paragraph(`${later} in another parcel.`) : null,
        by.length > 0 ? fact(carrier ? 'Carrier' : 'Tracking number', by) : null,
        trackingUrl ? button('Track the parcel', trackingUrl) : null,
        trackingButton('See your order', orderId, context),
        fact('Order', [orderId]),
      ],
    };
  },

  order_return(news, context) {
    const { orderId, returnId, name, status, isWithdrawal, at, lines, answer, label, isAboutLabel } = news;
    const isDeclared = isWithdrawal && status === 'requested';
    const time = formatLongDateTime(new Date(at), context.zone);
    const { title, text } = isDeclared
      ? {
          title: 'We have received your withdrawal',
          text: `You withdrew from the contract about this on ${time}.`,
        }
      : isAboutLabel
        ? LABEL_NEWS
        : { title: RETURN_TITLES[status], text: RETURN_NEWS[status] };
    return {
      subject: `${title} (${orderId})`,
      preview: text,
      title,
      parts: [
        paragraph(`${greeting(name)}${text}`),
        rows(
          lines
            .filter(({ quantity }) => quantity > 0)
            .map(({ name, modifications, quantity }) => ({
              label: oneLine(name),
              value: `× ${quantity}`,
              ...(modifications && { note: oneLine(modifications) }),
            })),
        ),
        answer && status !== 'received' ? paragraph(answer) : null,
        label && status === 'approved'
          ? button('Shipping label', `${context.shopUrl}${labelUrl({ id: returnId, orderId })}`)
          : null,
        isDeclared ? paragraph(WITHDRAWN) : null,
        trackingButton('See your order', orderId, context),
        facts(fact('Order', [orderId]), fact('Return', [returnId])),
        isWithdrawal ? fact('Withdrawn on', [`${time} (${context.zone})`]) : null,
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

function parcelRows({ lines }: FactsOf<'order_parcel'>, pictureOf: PictureOf): Row[] {
  return lines.map(({ name, modifications, quantity, image }) => ({
    label: oneLine(name),
    value: `× ${quantity}`,
    ...(modifications && { note: oneLine(modifications) }),
    src: image && pictureOf(image),
    alt: oneLine(name),
  }));
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

function totalsOf(order: OrderFacts): Row[] {
  const { subtotal, shipping, shippingMethod, total } = order;
  return [
    { label: 'Subtotal', value: formatMoney(subtotal) },
    { label: 'Shipping', value: shipping === 0 ? 'Free' : formatMoney(shipping) },
    ...(shippingMethod
      ? [
          {
            label: methodTerm(shippingMethod),
            value: oneLine(shippingMethod.name),
          },
        ]
      : []),
    ...discountRows(order, (amount) => `−${formatMoney(amount)}`).map(({ term, amount }) => ({
      label: oneLine(term),
      value: amount,
    })),
    ...taxRows(order).map(({ term, amount }) => ({ label: oneLine(term), value: formatMoney(amount) })),
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

const WITHDRAWN =
  'Please keep this mail: it confirms your withdrawal and its time. Send the goods back within 14 days; we return what you paid once we have them.';

const RETURN_TITLES: Record<ReturnStatus, string> = {
  requested: 'We have your request to return something',
  approved: 'Your return is approved',
  received: 'Your return has arrived',
  closed: 'Your return is settled',
  declined: 'We cannot take your return',
  canceled: 'Your return is canceled',
};

const RETURN_NEWS: Record<ReturnStatus, string> = {
  requested: 'We look at it and write to you again. Please do not send anything back before that.',
  approved: 'Please send this back to us:',
  received: 'We have received this. We write again about money that you get back.',
  closed: 'Your return is settled.',
  declined: 'We are sorry: we cannot take this back.',
  canceled: 'Nothing of this comes back to us:',
};

const LABEL_NEWS = {
  title: 'The shipping label of your return',
  text: 'Please send this back to us with the label. If you have an earlier one, do not use it any more.',
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

function returnPolicyLink(policy: ReturnPolicy, { shopUrl }: MailContext): Part {
  const label = [returnPromise(policy), 'Return policy'].filter((text) => text !== null).join(' · ');
  return link(label, `${shopUrl}${RETURN_POLICY_PATH}`);
}

function trackingButton(label: string, orderId: string, { shopUrl }: MailContext): Part {
  return button(label, `${shopUrl}/user/track-order?order=${encodeURIComponent(orderId)}`);
}
