import { html } from './html.ts';
import type { AddressFacts } from './mail-facts.ts';
import { button, fact, frameMail, paragraph } from './mail-frame.ts';
import { letter, oneLine, type RenderedMail, trackingAddress } from './mail-words.ts';

/** Says where an order goes now. */
export function renderAddress({ orderId, name, address }: AddressFacts, shopUrl: string): RenderedMail {
  const title = 'We corrected the address of your order';
  const intro = `Hello ${oneLine(name)}. Your order goes to this address now.`;
  const wrong = 'If it is not right, please write to us before the order leaves.';
  const track = trackingAddress(shopUrl, orderId);
  return {
    subject: `${title} (${orderId})`,
    text: letter(
      title,
      intro,
      address,
      wrong,
      `Order: ${orderId}`,
      `Track your order: ${track}`,
      `Marigold\n${shopUrl}`,
    ),
    html: frameMail({
      preview: intro,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${fact('Delivery address', address)}${paragraph(wrong)}${button('Track your order', track)}${fact('Order', [orderId])}`,
    }),
  };
}
