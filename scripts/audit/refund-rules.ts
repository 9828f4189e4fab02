import { formatMoney } from '#domain/money.ts';
import type { Facts } from './facts.ts';
import { inWords } from './in-words.ts';
import { isGood } from './lost-money.ts';
import { mailedIn } from './order-rules.ts';

/** An order is marked as refunded if and only if all that was paid for it was refunded. */
export function refundedOrdersSayIt({ rows, ledger }: Facts): string[] {
  return rows.orders.flatMap(({ id, payment, paymentStatus, isMarkedPaid, total }) => {
    const paid = ledger.payments.find((candidate) => candidate.id === payment)?.received ?? 0;
    const received = payment === null && isMarkedPaid ? total : paid;
    const made = ledger.refunds.filter((refund) => refund.payment === payment && isGood(refund));
    const byHand = rows.refunds.filter((refund) => refund.checkout === id && isByHand(refund));
    const returned = sum([...made, ...byHand]);
    const isReturned = returned > 0 && returned >= received;
    if (isReturned && paymentStatus === 'paid')
      return [`Order ${id} says that it is paid, but Stripe has refunded it.`];
    if (!isReturned && paymentStatus === 'refunded')
      return [
        returned === 0
          ? `Order ${id} says that it is refunded, but Stripe has no refund of it (payment ${payment}).`
          : `Order ${id} says that it is refunded, but Stripe has refunded only ${formatMoney(returned)} of it.`,
      ];
    return [];
  });
}

/** Model I9. Each recorded refund is a refund of Stripe's, of the same amount and in the same state. */
export function recordedRefundsAreTrue(facts: Facts): string[] {
  const { rows, ledger } = facts;
  return rows.refunds
    .filter((refund) => !isByHand(refund))
    .flatMap((refund) => {
      const { payment, amount, reason, status } = refund;
      const paid = ledger.payments.find((candidate) => candidate.id === payment);
      const made = ledger.refunds.find((candidate) => isSame(refund, candidate));
      const isMade = made !== undefined && isGood(made);
      return [
        paid?.status !== 'succeeded' &&
          `The shop has a refund of ${formatMoney(amount)} for payment ${payment}, which was never paid.`,
        made &&
          made.amount !== amount &&
          `Stripe has refunded ${formatMoney(made.amount)} of payment ${payment}, but in the shop that refund is ${formatMoney(amount)}.`,
        !reason && `The refund of payment ${payment} has no reason.`,
        status === 'succeeded' &&
          !isMade &&
          `The refund of payment ${payment} is done in the shop, but Stripe has none.`,
        status !== 'succeeded' &&
          made?.status === 'succeeded' &&
          !isWaitingRefund(facts, refund) &&
          `Stripe has refunded payment ${payment}, but in the shop its refund is ${inWords(status)}.`,
      ].filter((sentence) => typeof sentence === 'string');
    });
}

/**
 * Model I9. Each refund of Stripe's is recorded. One that was made in this moment is found by its webhook.
 */
export function everyRefundIsRecorded({ rows, ledger }: Facts): string[] {
  return ledger.refunds
    .filter(isGood)
    .filter(({ payment }) => rows.refunds.some((refund) => refund.payment === payment))
    .filter((made) => !rows.refunds.some((refund) => isSame(refund, made)))
    .map(
      ({ id, payment, amount }) =>
        `Stripe has refunded ${formatMoney(amount)} of payment ${payment} (${id}), but the shop knows of no such refund.`,
    );
}

/** Model I9. The refunds of a payment are at most what was paid, and the shop shows what was returned. */
export function refundsAddUp({ rows, ledger, answers }: Facts): string[] {
  return ledger.payments.flatMap(({ id, received }) => {
    const refunds = rows.refunds.filter(({ payment }) => payment === id);
    const given = sum(refunds.filter(({ status }) => status !== 'failed'));
    const returned = sum(refunds.filter(({ status }) => status === 'succeeded'));
    const order = rows.orders.find(({ payment }) => payment === id);
    const shown = order && answers?.orders[order.id];
    return [
      given > received &&
        `Payment ${id} was ${formatMoney(received)}, but the shop has refunds of ${formatMoney(given)} for it.`,
      shown &&
        shown.refunded !== returned &&
        `Order ${order.id} was refunded ${formatMoney(returned)}, but is shown with ${formatMoney(shown.refunded)}.`,
    ].filter((sentence) => typeof sentence === 'string');
  });
}

/** Model I14. Each refund that is recorded as due is made in time, unless its payment is disputed. */
export function dueRefundsAreMade(facts: Facts): string[] {
  return facts.rows.refunds
    .filter((refund) => refund.status === 'wanted' && !isWaitingRefund(facts, refund))
    .map(
      ({ payment, amount }) =>
        `${formatMoney(amount)} of payment ${payment} are to be refunded, but are not yet.`,
    );
}

/**
 * Model O1. The refunded pieces of each line are those of its refunds, and at most those that were bought.
 */
export function refundedPiecesAddUp({ rows }: Facts): string[] {
  return rows.lines.flatMap(({ order, position, quantity, refunded }) => {
    const given = rows.refunds
      .filter(({ checkout, status }) => checkout === order && status !== 'failed')
      .flatMap(({ lines }) => lines.filter((line) => line.position === position))
      .reduce((total, line) => total + line.quantity, 0);
    const name = `Line ${position + 1} of order ${order}`;
    return [
      given !== refunded && `${name} counts ${refunded} refunded pieces, but its refunds have ${given}.`,
      refunded > quantity && `${name} has ${quantity} pieces, but ${refunded} are refunded.`,
    ].filter((sentence) => sentence !== false);
  });
}

/** Each refund has its mail, unless staff did not want one. Later attempts have that of the first. */
export function refundsAreTold({ rows }: Facts): string[] {
  const mails = new Set(rows.mails);
  const isMailed = mailedIn(rows);
  return rows.refunds
    .filter((refund) => isGood(refund) && refund.notify && isMailed(refund.checkout))
    .filter(({ id, attemptOf }) => !mails.has(`refund:${attemptOf ?? id}`))
    .map(({ payment }) => `Payment ${payment} was refunded, but there is no mail about it.`);
}

/** True for a refund that need not be at Stripe yet: it is young, or its payment is disputed. */
export function isWaitingRefund(
  facts: Facts,
  refund: { payment: string; createdAt: number; status: string },
): boolean {
  const { ledger, expected, now } = facts;
  const isDisputed = ledger.disputes.some(
    ({ payment, status }) => payment === refund.payment && HOLDING.has(status),
  );
  return refund.status !== 'failed' && (isDisputed || now - refund.createdAt < expected.patience.withOrder);
}

/** States of a dispute in which refunds of its payment wait, or the customer has the money. */
const HOLDING = new Set(['needs_response', 'under_review', 'lost']);

/** True for money that staff returned themselves: no refund of Stripe's. */
function isByHand({ way }: { way: string | null }): boolean {
  return way !== null;
}

function isSame(
  { id, providerId }: { id: string; providerId: string | null },
  made: { id: string; refundId: string | null },
): boolean {
  return providerId === made.id || id === made.refundId;
}

function sum(refunds: readonly { amount: number }[]): number {
  return refunds.reduce((total, { amount }) => total + amount, 0);
}
