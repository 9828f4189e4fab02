import { html } from './html.ts';
import type { MessageFacts } from './mail-facts.ts';
import { button, fact, frameMail, paragraph, quote } from './mail-frame.ts';
import { letter, oneLine, type RenderedMail } from './mail-words.ts';

/** For the shop: what somebody wrote, and where to answer it. */
export function renderMessage({ name, email, phone, message }: MessageFacts, shopUrl: string): RenderedMail {
  const title = 'A new message';
  const sender = [name, email, phone].map(oneLine);
  const link = `${shopUrl}/admin/messages`;
  return {
    // Not a word of what was typed: nothing of it can reach a header.
    subject: 'A new message to Marigold',
    text: letter(
      title,
      ['From', ...sender],
      ['Message', message],
      `Read and answer it: ${link}`,
      `Marigold\n${shopUrl}`,
    ),
    html: frameMail({
      preview: oneLine(message).slice(0, 140),
      title,
      shopUrl,
      body: html`${fact('From', sender)}${quote('Message', message)}${button('Read and answer it', link)}`,
    }),
  };
}

/** For who wrote it. */
export function renderReceipt(shopUrl: string): RenderedMail {
  const title = 'We have your message';
  const thanks = 'Thank you for writing to us. A person reads it, and answers within 24 hours.';
  const otherwise = 'If it was not you who wrote, somebody mistyped an address; there is nothing to do.';
  return {
    subject: 'We have your message',
    text: letter(title, thanks, otherwise, `Marigold\n${shopUrl}`),
    html: frameMail({
      preview: thanks,
      title,
      shopUrl,
      body: html`${paragraph(thanks)}${paragraph(otherwise)}`,
    }),
  };
}
