import { disputeReasonText } from '#domain/disputes/dispute.ts';
import { formatMoney } from '#domain/money.ts';
import type { MailContents, MailContext } from './compose-mail.ts';
import type { FactsOf } from './mail-facts.ts';
import { button, fact, type Part, paragraph } from './mail-parts.ts';
import { longDate } from './mail-words.ts';

type DisputeKind = 'dispute_opened' | 'dispute_closed';

export const DISPUTE_MAILS: MailContents<DisputeKind> = {
  dispute_opened(mail, context) {
    const { amount, reason, isInquiry, dueBy, isWithdrawn } = mail;
    const money = formatMoney(amount);
    const due = dueBy && longDate(dueBy, context.zone);
    return {
      news: isInquiry
        ? `A bank inquires about ${money}${ofOrder(mail)}`
        : `A payment of ${money} is disputed${ofOrder(mail)}`,
      preview: disputeReasonText(reason),
      title: isInquiry ? `A bank inquires about a payment of ${money}` : `A payment of ${money} is disputed`,
      parts: [
        paragraph(disputeReasonText(reason)),
        paragraph(
          isInquiry
            ? 'No money is withdrawn yet. Answer the bank, or refund the payment; otherwise the bank may take the money back.'
            : `${isWithdrawn ? 'The bank has withdrawn the money for now. ' : ''}Send evidence that the payment is right, or accept the dispute. Nothing can be refunded until the bank has decided.`,
        ),
        due ? fact('Evidence is due by', [due]) : null,
        ...buildLinks(mail, context, 'Answer at the payment provider'),
      ],
    };
  },

  dispute_closed(mail, context) {
    const { amount, end } = mail;
    const money = formatMoney(amount);
    const { title, text } = ENDS[end];
    return {
      news: `${title}: ${money}${ofOrder(mail)}`,
      preview: text(money),
      title: `${title}: ${money}`,
      parts: [paragraph(text(money)), ...buildLinks(mail, context, 'See it at the payment provider')],
    };
  },
};

const ENDS: Record<FactsOf<'dispute_closed'>['end'], { title: string; text: (money: string) => string }> = {
  won: { title: 'Dispute won', text: (money) => `The bank decided for the shop: ${money} stays with it.` },
  lost: {
    title: 'Dispute lost',
    text: (money) => `The bank returned ${money} to the customer. It no longer counts as sold.`,
  },
  closed: { title: 'Inquiry closed', text: (money) => `The bank asks no more about ${money}.` },
};

function ofOrder({ orderId }: { orderId: string | null }): string {
  return orderId ? ` (${orderId})` : '';
}

function buildLinks(
  { orderId, paymentIntentId, dashboardUrl }: FactsOf<DisputeKind>,
  { shopUrl }: MailContext,
  label: string,
): (Part | null)[] {
  return [
    // The dashboard of an emulator in the shop is a path.
    button(label, dashboardUrl.startsWith('/') ? `${shopUrl}${dashboardUrl}` : dashboardUrl),
    orderId ? fact('Order', [orderId]) : null,
    fact('Payment', [paymentIntentId]),
  ];
}
