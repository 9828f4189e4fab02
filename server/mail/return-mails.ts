import { formatLongDate, formatLongDateTime } from '#domain/dates.ts';
import { labelUrl } from '#domain/returns/label.ts';
import type { ReturnStatus } from '#domain/returns/return.ts';
import { SEND_BACK_DAYS, whatComesBack, whoPaysReturn } from '#domain/returns/return-terms.ts';
import type { MailContents } from './compose-mail.ts';
import type { FactsOf } from './mail-facts.ts';
import { button, fact, facts, paragraph, rows, trackingButton } from './mail-parts.ts';
import { oneLine } from './mail-words.ts';

export const RETURN_MAILS: MailContents<'order_return'> = {
  order_return(news, context) {
    const { orderId, returnId, name, status, isWithdrawal, at, lines, answer, label, isAboutLabel } = news;
    const isAwaited = status === 'approved' || (isWithdrawal && status === 'requested');
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
      news: title,
      preview: text,
      title,
      parts: [
        paragraph(`${context.greet(name)}${text}`),
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
        isAwaited ? howToReturn(news, context.zone) : null,
        news.wantsExchange && status === 'requested' ? paragraph(EXCHANGE) : null,
        isDeclared ? paragraph(WITHDRAWN) : null,
        trackingButton('See your order', orderId, context),
        facts(fact('Order', [orderId]), fact('Return', [returnId])),
        isWithdrawal ? fact('Withdrawn on', [time]) : null,
      ],
    };
  },
};

/** Writes the address and the deadline of a return, who pays for the parcel, and what comes back. */
function howToReturn({ isWithdrawal, label, returnTo = [], sendBy }: FactsOf<'order_return'>, zone: string) {
  const until = sendBy ? ` by ${formatLongDate(new Date(sendBy), zone)}` : ` within ${SEND_BACK_DAYS} days`;
  const where = returnTo.length > 0 ? ` to: ${returnTo.map(oneLine).join(', ')}` : ' to us';
  const terms = [whoPaysReturn({ hasLabel: label !== null }), whatComesBack({ isWithdrawal })];
  return paragraph([`Please send it back${until}${where}.`, ...terms].join(' '));
}

const EXCHANGE = 'You would rather have other goods for it. We write to you which ones we can send.';

const WITHDRAWN = 'Please keep this mail: it confirms your withdrawal and its time.';

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
