import { type OrderStatus, statusLabel, trackingProgress } from '#domain/orders/status.ts';
import { type Html, html } from './html.ts';
import type { StatusFacts } from './mail-facts.ts';
import { button, fact, frameMail, paragraph, progress } from './mail-frame.ts';
import { letter, oneLine, type RenderedMail, trackingAddress } from './mail-words.ts';

export function renderStatus(
  { orderId, name, status, description }: StatusFacts,
  shopUrl: string,
): RenderedMail {
  const title = `Your order: ${statusLabel(status)}`;
  const intro = `${name ? `Hello ${oneLine(name)}. ` : ''}${NEWS[status]}`;
  // What activities say when staff wrote nothing: the news says it better.
  const note = description === `Status updated to ${status}` ? '' : description;
  const about = `Order: ${orderId}`;
  const track = trackingAddress(shopUrl, orderId);
  return {
    subject: `${title} (${orderId})`,
    text: letter(title, intro, note, about, `Track your order: ${track}`, `Marigold\n${shopUrl}`),
    html: frameMail({
      preview: note || NEWS[status],
      title,
      shopUrl,
      body: html`${progressOf(status)}${paragraph(intro)}${note && paragraph(note)}${button('Track your order', track)}${fact('Order', [orderId])}`,
    }),
  };
}

function progressOf(status: OrderStatus): Html | '' {
  const percent = trackingProgress(status);
  return percent > 0 ? progress(percent / 25, 4) : '';
}

/** What a status means, in words for the person who waits. */
const NEWS: Record<OrderStatus, string> = {
  placed: 'We have your order.',
  processing: 'We are getting your order ready.',
  packaging: 'Your order is being packed.',
  'on-the-road': 'Your order has left us and is on its way to you.',
  delivered: 'Your order has been delivered. We hope you enjoy it.',
  rejected: 'We are sorry: we cannot carry out your order.',
  'on-hold': 'Your order is on hold for now. We will write again as soon as it goes on.',
};
