import { formatMoney } from '#domain/money.ts';
import type { Facts } from './facts.ts';
import { sumLost } from './lost-money.ts';
import { mailedIn } from './order-rules.ts';

type AuditedOrder = Facts['rows']['orders'][number];

/** Model I9. What was refunded of an order, and what counts towards other orders, is at most what it cost. */
export function exchangesAddUp({ rows }: Facts): string[] {
  return rows.orders.flatMap((order) => {
    const credits = selectCredits(rows, order);
    const exchanged = sum(credits, ({ amount }) => amount);
    const refunded = sumRefunded(rows, order);
    return credits.length > 0 && refunded + exchanged > order.total
      ? [
          `Order ${order.id} cost ${formatMoney(order.total)}, but ${formatMoney(refunded)} are refunded and ${formatMoney(exchanged)} exchanged.`,
        ]
      : [];
  });
}

/**
 * Model O4. Pieces whose price counts towards another order come back: their return has not ended without
 * them.
 */
export function exchangedReturnsComeBack({ rows }: Facts): string[] {
  return rows.credits
    .filter(({ returnStatus }) => returnStatus === 'canceled' || returnStatus === 'declined')
    .map(
      ({ returnId, returnStatus, amount }) =>
        `Return ${returnId} was ${returnStatus}, but ${formatMoney(amount)} of it is exchanged.`,
    );
}

/** Model I14. What an exchange left of the price of its pieces is refunded, or is owed. */
export function restsAreReturned({ rows, ledger }: Facts): string[] {
  return rows.orders.flatMap((order) => {
    const rest = sum(selectCredits(rows, order), (credit) => credit.rest);
    const returned = sumRefunded(rows, order) + order.owed + sumLost(ledger, order.payment);
    // A refund that failed is shown to staff.
    return rest > returned && selectFailed(rows, order).length === 0
      ? [`The exchanges of order ${order.id} left ${formatMoney(rest)}, but it is not refunded.`]
      : [];
  });
}

/**
 * I14. What came back for an exchange whose order ended is refunded since, or is owed: neither goods nor
 * money went out for it.
 */
export function endedExchangesAreOwed({ rows, ledger }: Facts): string[] {
  return rows.orders
    .filter(({ paymentStatus, refundDueAt }) => paymentStatus === 'paid' && refundDueAt === null)
    .flatMap((order) => {
      const ended = rows.endedExchanges.filter((exchange) => exchange.order === order.id);
      const since = Math.min(...ended.map(({ endedAt }) => endedAt));
      // One that failed is shown to staff; pieces that are canceled have their own.
      const returned = rows.refunds.filter(
        ({ checkout, status, replacedBy, reason, createdAt }) =>
          checkout === order.id &&
          (status !== 'failed' || replacedBy === null) &&
          reason !== 'canceled' &&
          createdAt >= since,
      );
      const due = sum(ended, ({ amount }) => amount) - sum(returned, ({ amount }) => amount);
      const exchanged = sum(selectCredits(rows, order), ({ amount }) => amount);
      const left = order.total - sumRefunded(rows, order) - exchanged - sumLost(ledger, order.payment);
      const missing = Math.min(due, left) - order.owed;
      return missing > 0
        ? [
            `${formatMoney(missing)} of order ${order.id} came back for an order that ended, and is neither refunded nor owed.`,
          ]
        : [];
    });
}

/** Owed money is returned, or noted as returned. */
export function owedMoneyIsReturned({ rows }: Facts): string[] {
  return rows.orders
    .filter(({ owed }) => owed > 0)
    .map(
      ({ id, owed }) =>
        `Order ${id}: ${formatMoney(owed)} is owed to its customer. Refund it, or note how it was returned.`,
    );
}

/**
 * Model I14. The money of an order that was rejected is returned, is being returned, or is recorded as owed.
 */
export function endedOrdersOweTheirMoney({ rows, ledger }: Facts): string[] {
  const hasBuyer = mailedIn(rows);
  return rows.orders
    .filter(({ status, paymentStatus }) => status === 'rejected' && paymentStatus === 'paid')
    .filter(({ id, isDeleted, refundDueAt }) => !isDeleted && refundDueAt === null && hasBuyer(id))
    .filter((order) => selectFailed(rows, order).length === 0)
    .flatMap((order) => {
      const exchanged = sum(selectCredits(rows, order), ({ amount }) => amount);
      const gone = sumRefunded(rows, order) + exchanged + sumLost(ledger, order.payment);
      const kept = order.total - gone - order.owed;
      return kept > 0
        ? [`Order ${order.id} was rejected, but ${formatMoney(kept)} of it is neither refunded nor owed.`]
        : [];
    });
}

function selectCredits({ credits }: Facts['rows'], { id }: AuditedOrder) {
  return credits.filter(({ order }) => order === id);
}

function sumRefunded({ refunds }: Facts['rows'], { id }: AuditedOrder): number {
  const committed = refunds.filter(({ checkout, status }) => checkout === id && status !== 'failed');
  return sum(committed, ({ amount }) => amount);
}

function selectFailed({ refunds }: Facts['rows'], { id }: AuditedOrder) {
  return refunds.filter(
    ({ checkout, status, replacedBy }) => checkout === id && status === 'failed' && replacedBy === null,
  );
}

function sum<Item>(items: readonly Item[], of: (item: Item) => number): number {
  return items.reduce((total, item) => total + of(item), 0);
}
