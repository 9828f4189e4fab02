import { formatMoney } from '#domain/money.ts';
import type { MailContents } from './compose-mail.ts';
import { lineRow } from './line-row.ts';
import { button, fact, facts, paragraph, rows } from './mail-parts.ts';
import { HIDDEN_LINK, longDate } from './mail-words.ts';

export const DRAFT_ORDER_MAILS: MailContents<'payment_link'> = {
  payment_link({ draftOrderId, name, lines, total, expiresAt, token }, context) {
    const money = formatMoney(total);
    const until = longDate(expiresAt, context.zone);
    const url = token && `${context.shopUrl}/user/pay/${encodeURIComponent(token)}`;
    const isFree = total === 0;
    return {
      news: isFree ? ' is ready' : `: ${money} to pay`,
      preview: `The link can be used until ${until}.`,
      title: isFree ? 'Your order is ready' : 'Your order is ready to pay',
      parts: [
        paragraph(
          `${context.greet(name)}We have put this together for you. Look it over, and ${isFree ? 'place it: there is nothing to pay' : 'pay it by card'}.`,
        ),
        rows([
          ...lines.map((line) => lineRow(line, context.pictureOf)),
          { label: 'Total with shipping, tax and discounts', value: money, isTotal: true },
        ]),
        url
          ? button(isFree ? 'Look and place the order' : `Look and pay ${money}`, url)
          : paragraph(HIDDEN_LINK),
        paragraph(
          `The link can be used until ${until}. Who has it can see and ${isFree ? 'place' : 'pay'} this, so keep it.`,
        ),
        facts(fact('Draft', [draftOrderId])),
      ],
    };
  },
};
