import { discountRows } from '#domain/discounts/discount-rows.ts';
import { formatMoney } from '#domain/money.ts';
import { statusLabel, statusNews, statusNote, trackingProgress } from '#domain/orders/status.ts';
import { RETURN_POLICY_PATH, type ReturnPolicy, returnPromise } from '#domain/returns/return-policy.ts';
import { methodTerm } from '#domain/shipping/offer-methods.ts';
import { taxRows } from '#domain/tax/tax-rows.ts';
import type { MailContents, MailContext } from './compose-mail.ts';
import { lineRow } from './line-row.ts';
import type { FactsOf } from './mail-facts.ts';
import {
  button,
  fact,
  facts,
  link,
  type Part,
  paragraph,
  progress,
  type Row,
  rows,
  trackingButton,
} from './mail-parts.ts';
import type { PictureOf } from './mail-pictures.ts';
import { longDate, oneLine } from './mail-words.ts';
import type { OrderFacts } from './order-facts.ts';

type OrderKind = 'order_confirmation' | 'order_status' | 'order_address' | 'order_parcel' | 'order_invoice';

export const ORDER_MAILS: MailContents<OrderKind> = {
  order_confirmation({ order }, context) {
    const delivery = order.notShipped ? null : longDate(order.expectedDelivery, context.zone);
    return {
      preview: `${formatMoney(order.total)}${delivery === null ? '' : `, expected delivery ${delivery}`}`,
      title: `Thank you${order.name ? `, ${oneLine(order.name)}` : ''}`,
      parts: [
        paragraph(`Your order ${order.id} is placed and paid. We are getting it ready.`),
        order.exchangeFor ? paragraph(`Exchange for what you return of order ${order.exchangeFor}.`) : null,
        trackingButton('Track your order', order.id, context),
        rows(order.lines.map((line) => lineRow(line, context.pictureOf))),
        rows(listTotals(order)),
        facts(
          delivery === null
            ? fact('Delivery', ['No shipping needed'])
            : fact('Expected delivery', [delivery]),
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
    const news = canceledPart ? THE_REST_GOES_ON : canceled ? ALL_CANCELED : statusNews(status);
    // The default text of an activity; the news is better.
    const note = description === statusNote(status) ? '' : description;
    const percent = trackingProgress(status);
    return {
      news: title,
      preview: note || news,
      title,
      parts: [
        percent > 0 ? progress(percent / 25, 4) : null,
        paragraph(`${context.greet(name)}${news}`),
        note ? paragraph(note) : null,
        trackingButton('Track your order', orderId, context),
        fact('Order', [orderId]),
      ],
    };
  },

  order_address({ orderId, name, address }, context) {
    const title = 'We corrected the address of your order';
    const intro = `${context.greet(name)}Your order goes to this address now.`;
    return {
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

  order_invoice({ orderId, name, number }, context) {
    const title = 'Your invoice';
    const intro = `${context.greet(name)}The invoice ${number} of your order is on the page of the order, as a PDF.`;
    return {
      news: `${title} ${number}`,
      preview: intro,
      title,
      parts: [
        paragraph(intro),
        trackingButton('See your order and its invoice', orderId, context),
        fact('Invoice', [number]),
        fact('Order', [orderId]),
      ],
    };
  },

  order_parcel(parcel, context) {
    const { orderId, name, carrier, trackingNumber, trackingUrl, left, isCorrection, isProvided } = parcel;
    const { title, news } = isProvided ? PROVIDED : isCorrection ? TRACKED : SENT;
    const later = left === 1 ? '1 more piece' : `${left} more pieces`;
    const by = [carrier, trackingNumber].filter((text) => text !== null).map(oneLine);
    return {
      news: title,
      preview: parcel.lines.map((line) => `${line.quantity} × ${oneLine(line.name)}`).join(', '),
      title,
      parts: [
        isCorrection || isProvided ? null : progress(3, 4),
        paragraph(`${context.greet(name)}${news}`),
        rows(parcelRows(parcel, context.pictureOf)),
        left > 0 ? paragraph(laterText(later, left, isProvided)) : null,
        by.length > 0 ? fact(carrier ? 'Carrier' : 'Tracking number', by) : null,
        trackingUrl ? button('Track the parcel', trackingUrl) : null,
        trackingButton('See your order', orderId, context),
        fact('Order', [orderId]),
      ],
    };
  },
};

const SENT = { title: 'A parcel is on its way to you', news: 'This has left us:' };
const TRACKED = { title: 'Where your parcel is tracked', news: 'Your parcel is tracked here now.' };
const PROVIDED = { title: 'A part of your order is done', news: 'We have provided this to you:' };

function laterText(pieces: string, count: number, isProvided = false): string {
  if (isProvided) return `${pieces} ${count === 1 ? 'follows' : 'follow'}.`;
  return `${pieces} ${count === 1 ? 'comes' : 'come'} in another parcel.`;
}

function parcelRows({ lines }: FactsOf<'order_parcel'>, pictureOf: PictureOf): Row[] {
  return lines.map(({ name, modifications, quantity, image }) => ({
    label: oneLine(name),
    value: `× ${quantity}`,
    ...(modifications && { note: oneLine(modifications) }),
    src: image && pictureOf(image),
    alt: oneLine(name),
  }));
}

function listTotals(order: OrderFacts): Row[] {
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

const ALL_CANCELED = 'Your order is canceled, and nothing of it will be sent.';
const THE_REST_GOES_ON = 'The rest of your order goes on.';

function returnPolicyLink(policy: ReturnPolicy, { shopUrl }: MailContext): Part {
  const label = [returnPromise(policy), 'Return policy'].filter((text) => text !== null).join(' · ');
  return link(label, `${shopUrl}${RETURN_POLICY_PATH}`);
}
