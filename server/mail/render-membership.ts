import { planOf, promisesOf } from '#domain/members/plan.ts';
import { formatMoney } from '#domain/money.ts';
import { html } from './html.ts';
import type {
  MembershipReceiptFacts,
  MembershipRefundedFacts,
  MembershipReminderFacts,
} from './mail-facts.ts';
import { button, fact, frameMail, paragraph, rows } from './mail-frame.ts';
import { letter, longDate, oneLine, type RenderedMail } from './mail-words.ts';

/** That it was paid, from when to when it holds, and what to do to have its price. */
export function renderMembershipReceipt(
  facts: MembershipReceiptFacts,
  shopUrl: string,
  zone: string,
): RenderedMail {
  const plan = planOf(facts.plan);
  const title = `Welcome, ${oneLine(facts.name)}`;
  const isLater = facts.startsAt > facts.paidAt;
  const intro = `Your ${plan.name} membership is paid. ${
    isLater
      ? `It begins on ${longDate(facts.startsAt, zone)}, when the one you have ends.`
      : 'It is yours from now on.'
  }`;
  const amount = formatMoney(facts.amount);
  const validity = `${longDate(facts.startsAt, zone)} to ${longDate(facts.endsAt, zone)}`;
  const promises = promisesOf(plan);
  const how =
    'At the checkout, enter this email address and choose “Get your member price”. We mail you a code, and your price is there.';
  const guarantee =
    'It does not renew by itself. Within 30 days of buying it you can have all of your money back: write to us.';
  const total = { label: `${plan.name} membership, one year`, value: amount, isTotal: true };
  return {
    subject: `Your Marigold membership ${facts.membershipId}`,
    text: letter(
      title,
      intro,
      `${total.label}: ${amount}`,
      `Valid: ${validity}`,
      ['What it gives you:', ...promises.map((promise) => `- ${promise}`)],
      how,
      guarantee,
      `Membership: ${facts.membershipId}`,
      `Marigold\n${shopUrl}`,
    ),
    html: frameMail({
      preview: `${amount}, valid to ${longDate(facts.endsAt, zone)}`,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${button('Browse products', `${shopUrl}/user/products`)}${rows([total])}${fact('Valid', [validity])}${fact('What it gives you', promises)}${paragraph(how)}${paragraph(guarantee)}${fact('Membership', [facts.membershipId])}`,
    }),
  };
}

/** That it ends soon, and that nothing happens by itself. */
export function renderMembershipReminder(
  { membershipId, plan: planId, name, endsAt }: MembershipReminderFacts,
  shopUrl: string,
  zone: string,
): RenderedMail {
  const plan = planOf(planId);
  const title = `Your membership ends on ${longDate(endsAt, zone)}`;
  const intro = `Hello ${oneLine(name)}. Until then your ${plan.name} membership goes on as before.`;
  const next =
    'It does not renew by itself, and nothing is charged. If you buy another year now, it begins when this one ends, so no day is lost.';
  const link = `${shopUrl}/user/membership`;
  return {
    subject: `Your Marigold membership ends soon (${membershipId})`,
    text: letter(title, intro, next, `See the plans: ${link}`, `Marigold\n${shopUrl}`),
    html: frameMail({
      preview: next,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${paragraph(next)}${button('See the plans', link)}`,
    }),
  };
}

/** That the money is on its way, and what becomes of the member's price. */
export function renderMembershipRefunded(
  { membershipId, plan: planId, name, amount, nextStartsAt }: MembershipRefundedFacts,
  shopUrl: string,
  zone: string,
): RenderedMail {
  const plan = planOf(planId);
  const title = `${formatMoney(amount)} is on its way back to you`;
  const intro = `Hello ${oneLine(name)}. We have refunded your ${plan.name} membership; it has ended, and your orders stay as they are.`;
  const next = nextStartsAt
    ? `The other membership you have begins on ${longDate(nextStartsAt, zone)} instead.`
    : '';
  const when =
    'All of it goes back to the card it came from. With most banks it arrives within 5 to 10 business days.';
  const about = `Membership: ${membershipId}`;
  return {
    subject: `Your refund from Marigold (${membershipId})`,
    text: letter(title, intro, next, when, about, `Marigold\n${shopUrl}`),
    html: frameMail({
      preview: when,
      title,
      shopUrl,
      body: html`${paragraph(intro)}${next ? paragraph(next) : ''}${paragraph(when)}${fact('Membership', [membershipId])}`,
    }),
  };
}
