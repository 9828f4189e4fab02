import type { MailContents } from './compose-mail.ts';
import { lineRow } from './line-row.ts';
import { button, link, paragraph, rows } from './mail-parts.ts';
import { HIDDEN_LINK } from './mail-words.ts';

export const CART_MAILS: MailContents<'cart_reminder'> = {
  cart_reminder({ lines, token }, { shopUrl, pictureOf }) {
    const linkTo = (path: string) => token && `${shopUrl}${path}?token=${encodeURIComponent(token)}`;
    const restore = linkTo('/user/cart/restore');
    const stop = linkTo('/user/cart/reminder');
    const note = 'Nothing is reserved, and the prices are those of today.';
    return {
      preview: note,
      title: 'Still thinking about it?',
      stopUrl: stop,
      parts: [
        paragraph(`You began an order and did not finish it. You can go on where you were. ${note}`),
        rows(lines.map((line) => lineRow(line, pictureOf))),
        restore ? button('Back to my cart', restore) : paragraph(HIDDEN_LINK),
        paragraph('You asked for this email at the checkout. We send only one about this order.'),
        stop ? link('Never remind me again', stop) : null,
      ],
    };
  },
};
