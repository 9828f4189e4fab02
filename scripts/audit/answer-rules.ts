import { formatMoney } from '#domain/money.ts';
import type { Facts } from './facts.ts';
import { isGood } from './lost-money.ts';
import { selectBought, succeeded } from './money-rules.ts';

/** Model I2. Each acknowledged order exists, in the database and through the API. */
export function acknowledgedOrdersExist({ rows, answers, expected }: Facts): string[] {
  if (!answers) return [];
  const ids = new Set(rows.orders.map(({ id }) => id));
  const deleted = new Set(rows.orders.filter(({ isDeleted }) => isDeleted).map(({ id }) => id));
  return [...new Set(expected.acknowledged)].flatMap((id) =>
    [
      !ids.has(id) && `A customer saw order ${id}, but it is not in the database.`,
      !answers.orders[id] && !deleted.has(id) && `A customer saw order ${id}, but the shop does not show it.`,
    ].filter((sentence) => sentence !== false),
  );
}

/** Model I5. Each stored answer is about an existing order. */
export function keptAnswersAreTrue({ rows }: Facts): string[] {
  return rows.answeredOrders.flatMap(({ id, total }) => {
    const order = rows.orders.find((candidate) => candidate.id === id);
    if (!order) return [`A customer saw order ${id}, but there is no such order.`];
    if (order.total !== total)
      return [
        `A customer saw that order ${id} costs ${formatMoney(total)}, but it costs ${formatMoney(order.total)}.`,
      ];
    return [];
  });
}

/** The shop shows each order as it is stored, unless staff deleted it. */
export function shownOrdersAreTrue({ rows, answers }: Facts): string[] {
  if (!answers) return [];
  return rows.orders.flatMap(({ id, total, paymentStatus, isDeleted }) => {
    const shown = answers.orders[id];
    if (isDeleted) return [];
    if (!shown) return [`Order ${id} is in the database, but the shop does not show it.`];
    const lines = rows.lines.filter((line) => line.order === id).length;
    return [
      shown.total !== total &&
        `Order ${id} costs ${formatMoney(total)}, but is shown with ${formatMoney(shown.total)}.`,
      shown.lines !== lines && `Order ${id} has ${lines} lines, but is shown with ${shown.lines}.`,
      shown.paymentStatus !== paymentStatus &&
        `Order ${id} is ${paymentStatus}, but is shown as ${shown.paymentStatus}.`,
    ].filter((sentence) => sentence !== false);
  });
}

/** Staff see every payment that was taken, and what became of it. */
export function staffSeeEveryPayment(facts: Facts): string[] {
  const { rows, answers, ledger } = facts;
  if (!answers) return [];
  return succeeded(facts).flatMap(({ id }) => {
    const shown = answers.payments.find(({ payment }) => payment === id);
    // One that was made in the moment its server died is found by the reconciler.
    if (!shown)
      return rows.checkouts.some(({ payment }) => payment === id) ? [`Staff do not see payment ${id}.`] : [];
    const order = rows.orders.find(({ payment }) => payment === id);
    const membership = rows.memberships.find(({ payment }) => payment === id);
    const isMade = selectBought(facts, id).length > 0;
    const isReturned = ledger.refunds.some((refund) => refund.payment === id && isGood(refund));
    return [
      shown.order !== (order?.id ?? null) &&
        `Staff see payment ${id} with order ${shown.order ?? 'none'}, but its order is ${order?.id ?? 'none'}.`,
      shown.membership !== (membership?.id ?? null) &&
        `Staff see payment ${id} with membership ${shown.membership ?? 'none'}, but its membership is ${membership?.id ?? 'none'}.`,
      // One without a look yet is open; the rules of money decide whether that has taken too long.
      shown.isSettled &&
        shown.state !== 'open' &&
        shown.state !== 'dispute_lost' &&
        !isMade &&
        !isReturned &&
        `Staff see payment ${id} as settled (${shown.state}), but it is not.`,
      shown.state === 'ordered' && !order && `Staff see payment ${id} as ordered, but it is not.`,
      shown.state === 'joined' && !membership && `Staff see payment ${id} as joined, but it is not.`,
      shown.state === 'dispute_lost' &&
        !ledger.disputes.some((dispute) => dispute.payment === id && dispute.status === 'lost') &&
        `Staff see payment ${id} as lost by a dispute, but it is not.`,
      shown.state === 'refunded' && !isReturned && `Staff see payment ${id} as refunded, but it is not.`,
    ].filter((sentence) => typeof sentence === 'string');
  });
}
