import { formatMoney } from '#domain/money.ts';
import type { Facts } from './facts.ts';
import { inWords } from './in-words.ts';
import { isWithBank } from './lost-money.ts';

/** Model I3. Each order has lines, correct sums and its mail; no line, activity or mail lacks its order. */
export function ordersAreWhole({ rows }: Facts): string[] {
  const linesByOrder = Map.groupBy(rows.lines, (line) => line.order);
  const mails = new Set(rows.mails);
  const isMailed = mailedIn(rows);
  const found = rows.orders.flatMap(({ id, payment, paymentStatus, ...order }) => {
    const lines = linesByOrder.get(id) ?? [];
    const sum = lines.reduce((total, line) => total + line.unitPrice * line.quantity, 0);
    const parts = order.subtotal + order.shipping + order.tax - order.discount;
    return [
      lines.length === 0 && `Order ${id} has no lines.`,
      sum !== order.subtotal &&
        `Order ${id} has a subtotal of ${formatMoney(order.subtotal)}, but its lines add up to ${formatMoney(sum)}.`,
      parts !== order.total &&
        `Order ${id} has a total of ${formatMoney(order.total)}, but its parts add up to ${formatMoney(parts)}.`,
      !isSequence(lines) && `A line of order ${id} is missing.`,
      payment !== null &&
        isMailed(id) &&
        !mails.has(`order:${id}:confirmation`) &&
        `Order ${id} has no confirmation mail.`,
      payment !== null &&
        paymentStatus === 'unpaid' &&
        `Order ${id} says that it is unpaid, but has payment ${payment}.`,
    ].filter((sentence) => sentence !== false);
  });
  const ids = new Set(rows.orders.map(({ id }) => id));
  for (const id of new Set([...rows.lines, ...rows.activities].map(({ order }) => order)))
    if (!ids.has(id)) found.push(`There are lines or activities of order ${id}, but no such order.`);
  for (const event of mails) {
    const [kind, id = ''] = event.split(':');
    if (kind === 'order' && !ids.has(id)) found.push(`There is a mail about order ${id}, but no such order.`);
  }
  return found;
}

/** The last activity is the order's status; no activity is missing. */
export function activitiesAgree({ rows }: Facts): string[] {
  const activitiesByOrder = Map.groupBy(rows.activities, (activity) => activity.order);
  return rows.orders.flatMap(({ id, status }) => {
    const activities = (activitiesByOrder.get(id) ?? []).toSorted((a, b) => a.position - b.position);
    const last = activities.at(-1);
    return [
      !isSequence(activities) && `An activity of order ${id} is missing.`,
      last &&
        last.status !== status &&
        `Order ${id} is ${status}, but its last activity says ${last.status}.`,
    ].filter((sentence) => typeof sentence === 'string');
  });
}

/** Each checkout has the outcome it records. */
export function checkoutsAgree(facts: Facts): string[] {
  const { rows } = facts;
  const orders = new Set(rows.orders.map(({ id }) => id));
  const refunded = new Set(rows.refunds.map(({ checkout }) => checkout));
  const known = new Set(rows.checkouts.map(({ id }) => id));
  const found = rows.checkouts.flatMap(({ id, payment, outcome, total }) => {
    const order = rows.orders.find((candidate) => candidate.id === id);
    return [
      outcome === 'ordered' && !orders.has(id) && `Checkout ${id} ended with an order, but there is none.`,
      outcome !== 'ordered' &&
        orders.has(id) &&
        `Checkout ${id} is ${inWords(outcome ?? 'open')}, but its order is there.`,
      outcome === 'refunded' &&
        !refunded.has(id) &&
        `Checkout ${id} ended with a refund, but the shop knows of none.`,
      outcome === 'unexplained' &&
        !(payment !== null && isWithBank(facts, payment, total)) &&
        `Payment ${payment} of ${formatMoney(total)} belongs to a checkout the shop has lost (${id}): look at it under Payments.`,
      order &&
        order.total !== total &&
        `Checkout ${id} was for ${formatMoney(total)}, but its order costs ${formatMoney(order.total)}.`,
    ].filter((sentence) => typeof sentence === 'string');
  });
  for (const { id, payment } of rows.orders)
    if (payment !== null && !known.has(id))
      found.push(`Order ${id} has a payment, but its checkout is not there.`);
  return found;
}

/** Finds out whether an order, membership or refund of this id has mails: made-up ones have none. */
export function mailedIn(rows: Facts['rows']): (id: string) => boolean {
  const madeUp = new Set(rows.checkouts.filter(({ hasBuyer }) => !hasBuyer).map(({ id }) => id));
  return (id) => !madeUp.has(id);
}

function isSequence(items: readonly { position: number }[]): boolean {
  return items
    .map(({ position }) => position)
    .sort((a, b) => a - b)
    .every((position, index) => position === index);
}
