import { NEWS_FOR } from '#domain/disputes/dispute-looks.ts';
import { formatMoney } from '#domain/money.ts';
import type { Facts } from './facts.ts';
import { inWords } from './in-words.ts';
import { isGood, sumLost } from './lost-money.ts';
import { mailedIn } from './order-rules.ts';

/**
 * Model O7. Each dispute of a payment of the shop is recorded. One of this moment is found by its webhook.
 */
export function everyDisputeIsRecorded({ rows, ledger, expected, now }: Facts): string[] {
  const known = new Set(rows.disputes.map(({ id }) => id));
  return ledger.disputes
    .filter(({ payment }) => rows.checkouts.some((checkout) => checkout.payment === payment))
    .filter(({ id, created }) => !known.has(id) && now - created >= expected.patience.withOrder)
    .map(
      ({ id, payment, amount }) =>
        `A customer disputes ${formatMoney(amount)} of payment ${payment} (${id}), but the shop does not know it.`,
    );
}

/** Model O7. Each recorded dispute is one of Stripe's, in the same state and of the same money. */
export function recordedDisputesAreTrue({ rows, ledger }: Facts): string[] {
  return rows.disputes.flatMap(({ id, payment, status, withdrawn, reinstated }) => {
    const name = `Dispute ${id} of payment ${payment}`;
    const made = ledger.disputes.find((candidate) => candidate.id === id);
    if (!made) return [`${name} is in the shop, but Stripe has none.`];
    const real = made.withdrawn - made.reinstated;
    const kept = withdrawn - reinstated;
    return [
      made.status !== status &&
        `${name} is ${inWords(made.status)} at Stripe, but ${inWords(status)} in the shop.`,
      real !== kept &&
        `${name} has cost ${formatMoney(real)} at Stripe, but ${formatMoney(kept)} in the shop.`,
    ].filter((sentence) => sentence !== false);
  });
}

/** Model O7. An order is charged back if and only if banks took all of it that was not refunded. */
export function chargedBackOrdersSayIt({ rows, ledger }: Facts): string[] {
  return rows.orders.flatMap(({ id, payment, paymentStatus }) => {
    const received = ledger.payments.find((candidate) => candidate.id === payment)?.received ?? 0;
    const returned = ledger.refunds
      .filter((refund) => refund.payment === payment && isGood(refund))
      .reduce((sum, { amount }) => sum + amount, 0);
    const lost = sumLost(ledger, payment);
    const isGone = lost > 0 && returned < received && returned + lost >= received;
    if (isGone && paymentStatus !== 'charged_back')
      return [`Order ${id} says that it is ${paymentStatus}, but a bank took its money back by a dispute.`];
    if (!isGone && paymentStatus === 'charged_back')
      return [`Order ${id} says that a bank took its money back, but Stripe has no such dispute.`];
    return [];
  });
}

/** The shop got a mail about each dispute, unless it was old news. */
export function disputesAreTold({ rows, now }: Facts): string[] {
  const mailed = new Set(
    rows.mails.filter((event) => event.startsWith('dispute:')).map((event) => event.split(':')[1]),
  );
  const isMailed = mailedIn(rows);
  return rows.disputes
    .filter(({ checkout, openedAt }) => isMailed(checkout) && now - openedAt < NEWS_FOR)
    .filter(({ id }) => !mailed.has(id))
    .map(({ id, payment }) => `Payment ${payment} is disputed (${id}), but there is no mail about it.`);
}
