import type { MailContents } from './compose-mail.ts';
import { button, link, paragraph } from './mail-parts.ts';
import { HIDDEN_LINK, oneLine } from './mail-words.ts';

export const STOCK_ALERT_MAILS: MailContents<'stock_alert'> = {
  /** The subject does not name the product: staff may have typed anything. */
  stock_alert({ name, productId, variantId, token }, { shopUrl }) {
    const what = oneLine(name);
    const choice = variantId === null ? '' : `?variant=${encodeURIComponent(variantId)}`;
    const stop = token && `${shopUrl}/user/stock-alerts?token=${encodeURIComponent(token)}`;
    return {
      preview: `${what} can be bought again.`,
      title: 'It is back',
      stopUrl: stop,
      parts: [
        paragraph(`You asked us to write when ${what} is back. It can be bought again, while it lasts.`),
        button('See it in the shop', `${shopUrl}/user/products/${encodeURIComponent(productId)}${choice}`),
        paragraph('This is the only mail about it: we have taken you off the list.'),
        stop ? link('End everything I wait for', stop) : paragraph(HIDDEN_LINK),
      ],
    };
  },
};
