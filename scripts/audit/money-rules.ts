import { formatMoney } from '#domain/money.ts';
import type { Facts } from './facts.ts';

/**
 * I1. Each paid payment is exactly one order, membership or full refund, or still pending within its time.
 */
export function everyPaymentIsAccountedFor(facts: Facts): string[] {
  return succeeded(facts).flatMap((payment) => {
    const { id, received, checkout } = payment;
    const made = madeOf(facts, id);
    const refunds = facts.ledger.refunds.filter((refund) => refund.payment === id && isGood(refund));
    const recorded = facts.rows.refunds.find((refund) => refund.payment === id);
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
    if (refunds.length > 1) found.push(`${name} was refunded ${refunds.length} times.`);
    if (returned > 0 && returned < received)
      found.push(
        `${name} was paid with ${formatMoney(received)}, but Stripe has refunded only ${formatMoney(returned)} of it.`,
      );
    if (returned > 0 && !recorded)
      found.push(`${name}: Stripe has refunded ${formatMoney(returned)}, but the shop knows of no refund.`);
    if (made.length > 0 || returned > 0) return found;
    if (recorded && isWaitingRefund(facts, recorded)) return found;
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
export function madeOf({ rows }: Facts, payment: string) {
  return [
    ...rows.orders
      .filter((order) => order.payment === payment)
      .map(({ id, total }) => ({ kind: 'Order', id, total })),
    ...rows.memberships
      .filter((membership) => membership.payment === payment)
      .map(({ id, amount }) => ({ kind: 'Membership', id, total: amount })),
  ];
}

/** I1. Each paid order has a succeeded payment of its own, or was marked as paid by staff. */
export function everyPaidOrderIsPaid({ rows, ledger }: Facts): string[] {
  return rows.orders.flatMap(({ id, payment, paymentStatus, isMarkedPaid }) => {
    if (payment === null)
      return paymentStatus === (isMarkedPaid ? 'paid' : 'unpaid')
        ? []
        : [`Order ${id} says that it is ${paymentStatus}, but has no payment.`];
    const found = ledger.payments.find((candidate) => candidate.id === payment);
    if (!found) return [`Order ${id} was paid by payment ${payment}, but Stripe does not know that payment.`];
    if (found.status !== 'succeeded')
      return [`Order ${id} was paid by payment ${payment}, but that payment is ${inWords(found.status)}.`];
    if (found.checkout !== id)
      return [`Order ${id} was paid by payment ${payment}, but that was made for ${found.checkout}.`];
    return [];
  });
}

/** An order is marked as refunded if and only if its payment was refunded. */
export function refundedOrdersSayIt({ rows, ledger }: Facts): string[] {
  return rows.orders.flatMap(({ id, payment, paymentStatus }) => {
    const isReturned = ledger.refunds.some((refund) => refund.payment === payment && isGood(refund));
    if (isReturned && paymentStatus === 'paid')
      return [`Order ${id} says that it is paid, but Stripe has refunded it.`];
    if (!isReturned && paymentStatus === 'refunded')
      return [`Order ${id} says that it is refunded, but Stripe has no refund of it (payment ${payment}).`];
    return [];
  });
}

/** Each recorded refund is a full refund made by the provider. */
export function recordedRefundsAreTrue(facts: Facts): string[] {
  const { rows, ledger } = facts;
  return rows.refunds.flatMap((refund) => {
    const { payment, amount, reason, status } = refund;
    const paid = ledger.payments.find((candidate) => candidate.id === payment);
    const found: string[] = [];
    if (paid?.status !== 'succeeded')
      found.push(
        `The shop has a refund of ${formatMoney(amount)} for payment ${payment}, which was never paid.`,
      );
    else if (paid.received !== amount)
      found.push(
        `Payment ${payment} was ${formatMoney(paid.received)}, but the shop has a refund of ${formatMoney(amount)} for it.`,
      );
    if (!reason) found.push(`The refund of payment ${payment} has no reason.`);
    const made = ledger.refunds.filter((candidate) => candidate.payment === payment && isGood(candidate));
    if (status === 'succeeded' && made.length === 0)
      found.push(`The refund of payment ${payment} is done in the shop, but Stripe has none.`);
    if (status !== 'succeeded' && made.some((candidate) => candidate.status === 'succeeded')) {
      if (!isWaitingRefund(facts, refund))
        found.push(
          `Stripe has refunded payment ${payment}, but in the shop its refund is ${inWords(status)}.`,
        );
    }
    return found;
  });
}

/** Paid payments that are not yet an order, membership or refund. */
export function heldPayments(facts: Facts): string[] {
  return succeeded(facts)
    .filter(({ id }) => madeOf(facts, id).length === 0)
    .filter(({ id }) => !facts.ledger.refunds.some((refund) => refund.payment === id && isGood(refund)))
    .map(({ id }) => id);
}

export function succeeded({ ledger }: Facts) {
  return ledger.payments.filter(({ status, checkout }) => status === 'succeeded' && checkout !== null);
}

export function isGood({ status }: { status: string }): boolean {
  return status === 'succeeded' || status === 'pending';
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

function isWaitingRefund({ expected, now }: Facts, refund: { createdAt: number; status: string }): boolean {
  return refund.status !== 'failed' && now - refund.createdAt < expected.patience.withOrder;
}

/** A status as people read it: 'requires payment method'. */
export function inWords(status: string): string {
  return status.replaceAll('_', ' ');
}
