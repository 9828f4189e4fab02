import { formatMoney } from '#domain/money.ts';
import type { Facts } from './facts.ts';
import { inWords } from './in-words.ts';
import { isGood } from './lost-money.ts';
import { mailedIn } from './order-rules.ts';

/** Model I1, I3. Each membership has its payment and receipt; no receipt lacks its membership. */
export function everyMembershipIsPaid({ rows, ledger }: Facts): string[] {
  const mails = new Set(rows.mails);
  const isMailed = mailedIn(rows);
  const found = rows.memberships.flatMap(({ id, payment }) => {
    const paid = ledger.payments.find((candidate) => candidate.id === payment);
    return [
      paid?.status !== 'succeeded' && `Membership ${id} runs, but its payment ${payment} was never paid.`,
      paid &&
        paid.checkout !== id &&
        `Membership ${id} was paid by payment ${payment}, but that was made for ${paid.checkout}.`,
      isMailed(id) && !mails.has(`membership:${id}:receipt`) && `Membership ${id} has no receipt.`,
    ].filter((sentence) => typeof sentence === 'string');
  });
  const ids = new Set(rows.memberships.map(({ id }) => id));
  for (const event of mails) {
    const [kind, id = ''] = event.split(':');
    if (kind === 'membership' && !ids.has(id))
      found.push(`There is a mail about membership ${id}, but no such membership.`);
  }
  return found;
}

/**
 * A membership has ended if and only if all of its payment was refunded. It stays ended when a bank refuses
 * that refund days later: staff see the failure, and try again.
 */
export function refundedMembershipsEnded({ rows, ledger }: Facts): string[] {
  return rows.memberships.flatMap(({ id, payment, isRefunded }) => {
    const received = ledger.payments.find((candidate) => candidate.id === payment)?.received ?? 0;
    const refunds = ledger.refunds.filter((refund) => refund.payment === payment && isGood(refund));
    const returned = refunds.reduce((sum, { amount }) => sum + amount, 0);
    const isReturned = returned > 0 && returned >= received;
    const hasFailed = rows.refunds.some((refund) => refund.payment === payment && refund.status === 'failed');
    if (isReturned && !isRefunded) return [`Membership ${id} goes on, but Stripe has refunded its payment.`];
    if (!isReturned && isRefunded && !hasFailed)
      return [`Membership ${id} ended with a refund, but Stripe has no refund of it (payment ${payment}).`];
    return [];
  });
}

/** One person's memberships follow each other. */
export function membershipsDoNotOverlap({ rows }: Facts): string[] {
  return rows.overlaps.map(
    ({ id, before }) => `Membership ${id} begins before ${before} of the same person ends.`,
  );
}

/** A checkout that ended with a membership has it, for what it costs; a membership was started. */
export function joinedCheckoutsAgree({ rows }: Facts): string[] {
  const found = rows.checkouts.flatMap(({ id, outcome, total }) => {
    const membership = rows.memberships.find((candidate) => candidate.id === id);
    return [
      outcome === 'joined' && !membership && `Checkout ${id} ended with a membership, but there is none.`,
      outcome !== 'joined' &&
        membership &&
        `Checkout ${id} is ${inWords(outcome ?? 'open')}, but its membership is there.`,
      membership &&
        membership.amount !== total &&
        `Checkout ${id} was for ${formatMoney(total)}, but its membership costs ${formatMoney(membership.amount)}.`,
    ].filter((sentence) => typeof sentence === 'string');
  });
  const known = new Set(rows.checkouts.map(({ id }) => id));
  for (const { id } of rows.memberships)
    if (!known.has(id)) found.push(`Membership ${id} is there, but its checkout is not.`);
  return found;
}

/** Model I2. Each acknowledged membership exists. */
export function acknowledgedMembershipsExist({ rows, expected }: Facts): string[] {
  const ids = new Set(rows.memberships.map(({ id }) => id));
  return [...new Set(expected.acknowledgedMemberships)]
    .filter((id) => !ids.has(id))
    .map((id) => `A customer saw membership ${id}, but it is not in the database.`);
}
