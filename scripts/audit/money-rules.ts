import { formatMoney } from '#domain/money.ts';
import type { Facts } from './facts.ts';
import { inWords } from './in-words.ts';
import { isGood, isWithBank } from './lost-money.ts';
import { isWaitingRefund } from './refund-rules.ts';

/**
 * I1. Each paid payment is exactly one order, membership or full refund, or still pending within its time.
 */
export function everyPaymentIsAccountedFor(facts: Facts): string[] {
  return succeeded(facts).flatMap((payment) => {
    const { id, received, checkout } = payment;
    const made = selectBought(facts, id);
    const refunds = facts.ledger.refunds.filter((refund) => refund.payment === id && isGood(refund));
    const rows = facts.rows.refunds.filter((refund) => refund.payment === id);
    const recorded = rows.find(({ status }) => status !== 'failed') ?? rows[0];
    const isBeingRefunded = rows.some((refund) => isWaitingRefund(facts, refund));
    const name = `${made[0]?.kind ?? 'Checkout'} ${checkout} (payment ${id})`;
    const found: string[] = [];
    if (made.length > 1)
      found.push(
        `Payment ${id} was made once and paid for ${made.length} things: ${made.map((each) => each.id).join(', ')}.`,
      );
    for (const { kind, id: madeId, total } of made)
      if (total !== received)
        found.push(
          `${kind} ${madeId} costs ${formatMoney(total)}, but Stripe took ${formatMoney(received)} for it (payment ${id}).`,
        );
    const returned = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    if (returned > received)
      found.push(
        `${name} was paid with ${formatMoney(received)}, but Stripe has refunded ${formatMoney(returned)} of it.`,
      );
    // A bank that took the money has returned it; while it decides, nothing can be refunded.
    if (made.length === 0 && isWithBank(facts, id, received)) return found;
    if (made.length === 0 && returned > 0 && returned < received && !isBeingRefunded)
      found.push(
        `${name} was paid with ${formatMoney(received)}, but Stripe has refunded only ${formatMoney(returned)} of it.`,
      );
    if (returned > 0 && !recorded)
      found.push(`${name}: Stripe has refunded ${formatMoney(returned)}, but the shop knows of no refund.`);
    if (made.length > 0 || returned > 0) return found;
    if (isBeingRefunded) return found;
    if (!recorded && isHeld(facts, payment)) return found;
    found.push(
      recorded
        ? `${name} is to be refunded ${formatMoney(recorded.amount)} (${recorded.reason}), but Stripe has no refund of it.`
        : `${name} was paid with ${formatMoney(received)}, but there is no order and no refund of it.`,
    );
    return found;
  });
}

/** The orders and memberships of a payment; there should be one in total. */
export function selectBought({ rows }: Facts, payment: string) {
  return [
    ...rows.orders
      .filter((order) => order.payment === payment)
      .map(({ id, total }) => ({ kind: 'Order', id, total })),
    ...rows.memberships
      .filter((membership) => membership.payment === payment)
      .map(({ id, amount }) => ({ kind: 'Membership', id, total: amount })),
  ];
}

/**
 * Model I1. Each paid order has a succeeded payment of its own, was marked as paid by staff, or costs
 * nothing.
 */
export function everyPaidOrderIsPaid({ rows, ledger }: Facts): string[] {
  return rows.orders.flatMap(({ id, total, payment, paymentStatus, isMarkedPaid }) => {
    if (payment === null)
      return (isMarkedPaid || total === 0 ? PAID : ['unpaid']).includes(paymentStatus)
        ? []
        : [
            `Order ${id} says that it is ${paymentStatus}, but ${total === 0 ? 'costs nothing' : 'has no payment'}.`,
          ];
    const found = ledger.payments.find((candidate) => candidate.id === payment);
    if (!found) return [`Order ${id} was paid by payment ${payment}, but Stripe does not know that payment.`];
    if (found.status !== 'succeeded')
      return [`Order ${id} was paid by payment ${payment}, but that payment is ${inWords(found.status)}.`];
    if (found.checkout !== id)
      return [`Order ${id} was paid by payment ${payment}, but that was made for ${found.checkout}.`];
    return [];
  });
}

/** Money that came another way stays with the shop, or was returned. */
const PAID = ['paid', 'refunded'];

/** Paid payments that are not yet an order, membership or refund, and whose money no bank has or asks for. */
export function heldPayments(facts: Facts): string[] {
  return succeeded(facts)
    .filter(({ id }) => selectBought(facts, id).length === 0)
    .filter(({ id, received }) => !isWithBank(facts, id, received))
    .filter(({ id }) => !facts.ledger.refunds.some((refund) => refund.payment === id && isGood(refund)))
    .map(({ id }) => id);
}

export function succeeded({ ledger }: Facts) {
  return ledger.payments.filter(({ status, checkout }) => status === 'succeeded' && checkout !== null);
}

function isHeld(
  { rows, expected, now }: Facts,
  payment: { id: string; checkout: string | null; created: number },
) {
  const checkout = rows.checkouts.find(({ id }) => id === payment.checkout);
  if (!checkout || checkout.outcome !== null) return false;
  const { withOrder, withoutOrder } = expected.patience;
  return now - payment.created < (checkout.hasOrder ? withOrder : withoutOrder);
}
