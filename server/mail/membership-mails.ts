import { describeBenefit, findPlan } from '#domain/members/plan.ts';
import { formatMoney } from '#domain/money.ts';
import type { MailContents } from './compose-mail.ts';
import { button, fact, paragraph, rows } from './mail-parts.ts';
import { longDate, oneLine, REFUND_TIME } from './mail-words.ts';

type MembershipKind = 'membership_receipt' | 'membership_reminder' | 'membership_refunded';

export const MEMBERSHIP_MAILS: MailContents<MembershipKind> = {
  membership_receipt(
    { membershipId, plan: planId, name, amount, paidAt, startsAt, endsAt },
    { shopUrl, zone },
  ) {
    const plan = findPlan(planId);
    const price = formatMoney(amount);
    const start =
      startsAt > paidAt
        ? `It begins on ${longDate(startsAt, zone)}, when the one you have ends.`
        : 'It is yours from now on.';
    return {
      preview: `${price}, valid to ${longDate(endsAt, zone)}`,
      title: `Welcome, ${oneLine(name)}`,
      parts: [
        paragraph(`Your ${plan.name} membership is paid. ${start}`),
        button('Browse products', `${shopUrl}/user/products`),
        rows([{ label: `${plan.name} membership, one year`, value: price, isTotal: true }]),
        fact('Valid', [`${longDate(startsAt, zone)} to ${longDate(endsAt, zone)}`]),
        fact('What it gives you', describeBenefit(plan)),
        paragraph(
          'At the checkout, enter this email address and choose “Get your member price”. We mail you a code, and your price is there.',
        ),
        paragraph(
          'It does not renew by itself. Within 30 days of buying it you can have all of your money back: write to us.',
        ),
        fact('Membership', [membershipId]),
      ],
    };
  },

  membership_reminder({ plan, name, endsAt }, { shopUrl, zone, greet }) {
    const next =
      'It does not renew by itself, and nothing is charged. If you buy another year now, it begins when this one ends, so no day is lost.';
    return {
      preview: next,
      title: `Your membership ends on ${longDate(endsAt, zone)}`,
      parts: [
        paragraph(`${greet(name)}Until then your ${findPlan(plan).name} membership goes on as before.`),
        paragraph(next),
        button('See the plans', `${shopUrl}/user/membership`),
      ],
    };
  },

  membership_refunded: ({ membershipId, plan, name, amount, nextStartsAt }, { zone, greet }) => ({
    preview: REFUND_TIME,
    title: `${formatMoney(amount)} is on its way back to you`,
    parts: [
      paragraph(
        `${greet(name)}We have refunded your ${findPlan(plan).name} membership; it has ended, and your orders stay as they are.`,
      ),
      nextStartsAt
        ? paragraph(`The other membership you have begins on ${longDate(nextStartsAt, zone)} instead.`)
        : null,
      paragraph(REFUND_TIME),
      fact('Membership', [membershipId]),
    ],
  }),
};
