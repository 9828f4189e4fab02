import { formatMoney } from '#domain/money.ts';
import { statusLabel } from '#domain/orders/status.ts';
import type { RefundReason } from '#domain/payments/refund.ts';
import { html } from './html.ts';
import type { MailFacts, OrderFacts } from './mail-facts.ts';
import { button, frameMail, paragraph, rows } from './mail-frame.ts';

/** A mail as it is sent; text and HTML say the same. */
export type RenderedMail = { subject: string; text: string; html: string };

/** Writes out a mail. Subjects are made of our own words and ids only, so nothing typed can reach a header. */
export function renderMail(facts: MailFacts, shopUrl: string): RenderedMail {
  switch (facts.kind) {
    case 'order_confirmation':
      return renderConfirmation(facts.order, shopUrl);
    case 'order_status':
      return renderStatus(facts, shopUrl);
    case 'refund':
      return renderRefund(facts, shopUrl);
  }
}

function renderConfirmation(order: OrderFacts, shopUrl: string): RenderedMail {
  const title = `Thank you${order.name ? `, ${order.name}` : ''}`;
  const intro = `Your order ${order.id} is placed and paid. We are getting it ready.`;
  const delivery = `Expected delivery: ${longDate(order.expectedDelivery)}`;
  const lines = order.lines.map((line) => ({
    label: `${line.quantity} × ${line.name}${line.modifications ? ` (${line.modifications})` : ''}`,
    value: formatMoney(line.unitPrice * line.quantity),
  }));
  const totals = [
    { label: 'Subtotal', value: formatMoney(order.subtotal) },
    { label: 'Shipping', value: formatMoney(order.shipping) },
    ...(order.discount > 0 ? [{ label: 'Discount', value: `−${formatMoney(order.discount)}` }] : []),
    { label: 'Tax', value: formatMoney(order.tax) },
    { label: 'Total', value: formatMoney(order.total), strong: true },
  ];
  const track = trackingAddress(shopUrl, order.id);
  return {
    subject: `Your Marigold order ${order.id}`,
    text: letter(
      title,
      intro,
      [...lines, ...totals].map(({ label, value }) => `${label}: ${value}`).join('\n'),
      delivery,
      order.address.length > 0 ? `We deliver to:\n${order.address.join('\n')}` : '',
      `Track your order: ${track}`,
      shopUrl,
    ),
    html: frameMail({
      preview: `${formatMoney(order.total)}, ${delivery.toLowerCase()}`,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${rows(lines)}${rows(totals)}${paragraph(delivery)}${
        order.address.length > 0
          ? html`<p style="margin:0 0 16px;">We deliver to:<br>${order.address.map((line) => html`${line}<br>`)}</p>`
          : ''
      }${button('Track your order', track)}`,
    }),
  };
}

function renderStatus(
  { orderId, name, status, description }: Extract<MailFacts, { kind: 'order_status' }>,
  shopUrl: string,
): RenderedMail {
  const title = `Your order: ${statusLabel(status)}`;
  const intro = `${name ? `Hello ${name}, there` : 'There'} is news of your order ${orderId}.`;
  const track = trackingAddress(shopUrl, orderId);
  return {
    subject: `${title} (${orderId})`,
    text: letter(title, intro, description, `Track your order: ${track}`, shopUrl),
    html: frameMail({
      preview: description,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${paragraph(description)}${button('Track your order', track)}`,
    }),
  };
}

function renderRefund(
  { orderId, name, amount, reason, paymentIntentId }: Extract<MailFacts, { kind: 'refund' }>,
  shopUrl: string,
): RenderedMail {
  const title = `${formatMoney(amount)} is on its way back to you`;
  const intro = `${name ? `Hello ${name}. ` : ''}${WHY[reason]}`;
  const when =
    'All of it goes back to the card it came from. With most banks it arrives within 5 to 10 business days.';
  const about = orderId ? `Order: ${orderId}` : `Payment: ${paymentIntentId}`;
  return {
    subject: `Your refund from Marigold${orderId ? ` (${orderId})` : ''}`,
    text: letter(title, intro, when, about, shopUrl),
    html: frameMail({
      preview: when,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${paragraph(when)}${paragraph(about)}`,
    }),
  };
}

/** Why, in words for the person whose money it is. */
const WHY: Record<RefundReason, string> = {
  sold_out: 'The last piece of what you ordered went to someone else a moment before. We are sorry.',
  product_gone: 'What you ordered is no longer sold, so we could not make an order of it. We are sorry.',
  amount_differs: 'Your payment did not match what the order costs, so we did not keep it.',
  order_not_sent: 'We received your payment, but never what you wanted to order.',
  requested: 'We have refunded your payment, as agreed.',
  at_provider: 'We have refunded your payment.',
};

function letter(...parts: string[]): string {
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function trackingAddress(shopUrl: string, orderId: string): string {
  return `${shopUrl}/user/track-order?order=${encodeURIComponent(orderId)}`;
}

/** 'Thursday, November 26, 2026' */
function longDate(iso: string): string {
  return new Date(iso).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' });
}
