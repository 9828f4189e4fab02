import { formatMoney } from '#domain/money.ts';
import type { RefundReason } from '#domain/refunds/refund.ts';
import { html } from './html.ts';
import type { RefundFacts } from './mail-facts.ts';
import { button, fact, frameMail, paragraph } from './mail-frame.ts';
import { letter, oneLine, type RenderedMail, trackingAddress } from './mail-words.ts';

export function renderRefund(
  { orderId, name, amount, reason, paymentIntentId }: RefundFacts,
  shopUrl: string,
): RenderedMail {
  const title = `${formatMoney(amount)} is on its way back to you`;
  const intro = `${name ? `Hello ${oneLine(name)}. ` : ''}${WHY[reason]}`;
  const when =
    'All of it goes back to the card it came from. With most banks it arrives within 5 to 10 business days.';
  const about = orderId ? `Order: ${orderId}` : `Payment: ${paymentIntentId}`;
  const link = orderId ? trackingAddress(shopUrl, orderId) : '';
  return {
    subject: `Your refund from Marigold${orderId ? ` (${orderId})` : ''}`,
    text: letter(title, intro, when, about, link && `See your order: ${link}`, `Marigold\n${shopUrl}`),
    html: frameMail({
      preview: when,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${paragraph(when)}${link && button('See your order', link)}${orderId ? fact('Order', [orderId]) : fact('Payment', [paymentIntentId])}`,
    }),
  };
}

/** Why, in words for the person whose money it is. */
const WHY: Record<RefundReason, string> = {
  sold_out: 'The last piece of what you ordered went to someone else a moment before. We are sorry.',
  product_gone: 'What you ordered is no longer sold, so we could not make an order of it. We are sorry.',
  amount_differs: 'Your payment did not match the price, so we did not keep it.',
  order_not_sent: 'We received your payment, but never what you wanted to order.',
  requested: 'We have refunded your payment, as agreed.',
  at_provider: 'We have refunded your payment.',
};
