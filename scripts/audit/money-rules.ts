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
    const found: string[] = [];
    if (made.length > 1) found.push(`Payment ${id} has ${made.length} orders.`);
    for (const { kind, id: madeId, total } of made)
      if (total !== received)
        found.push(`Payment ${id} took ${received}, its ${kind} ${madeId} costs ${total}.`);
    const returned = refunds.reduce((sum, refund) => sum + refund.amount, 0);
    if (returned > received) found.push(`Payment ${id} took ${received} and gave back ${returned}.`);
    if (refunds.length > 1) found.push(`Payment ${id} was refunded ${refunds.length} times.`);
    if (returned > 0 && returned < received)
      found.push(`Payment ${id} took ${received} and gave back only ${returned}.`);
    if (returned > 0 && !recorded) found.push(`Payment ${id} was refunded without a record in the database.`);
    if (made.length > 0 || returned > 0) return found;
    if (recorded && isWaitingRefund(facts, recorded)) return found;
    if (!recorded && isHeld(facts, payment)) return found;
    found.push(
      recorded
        ? `Payment ${id} is to be refunded (${recorded.reason}), but the provider has no refund of it.`
        : `Payment ${id} of ${received} for ${checkout} is neither an order nor refunded.`,
    );
    return found;
  });
}

/** The orders and memberships of a payment; there should be one in total. */
export function madeOf({ rows }: Facts, payment: string) {
  return [
    ...rows.orders
      .filter((order) => order.payment === payment)
      .map(({ id, total }) => ({ kind: 'order', id, total })),
    ...rows.memberships
      .filter((membership) => membership.payment === payment)
      .map(({ id, amount }) => ({ kind: 'membership', id, total: amount })),
  ];
}

/** I1. Each paid order has a succeeded payment of its own. */
export function everyPaidOrderIsPaid({ rows, ledger }: Facts): string[] {
  return rows.orders.flatMap(({ id, payment, paymentStatus }) => {
    if (payment === null)
      return paymentStatus === 'unpaid' ? [] : [`Order ${id} is ${paymentStatus} without a payment.`];
    const found = ledger.payments.find((candidate) => candidate.id === payment);
    if (!found) return [`Order ${id} is of payment ${payment}, which the provider does not know.`];
    if (found.status !== 'succeeded')
      return [`Order ${id} is of payment ${payment}, which is ${found.status}.`];
    if (found.checkout !== id)
      return [`Order ${id} is of payment ${payment}, which was made for ${found.checkout}.`];
    return [];
  });
}

/** An order is marked as refunded if and only if its payment was refunded. */
export function refundedOrdersSayIt({ rows, ledger }: Facts): string[] {
  return rows.orders.flatMap(({ id, payment, paymentStatus }) => {
    const isReturned = ledger.refunds.some((refund) => refund.payment === payment && isGood(refund));
    if (isReturned && paymentStatus === 'paid') return [`Order ${id} is paid, but its payment was refunded.`];
    if (!isReturned && paymentStatus === 'refunded')
      return [`Order ${id} is refunded, but the provider has no refund of ${payment}.`];
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
      found.push(`Payment ${payment} is recorded as refunded and was never paid.`);
    else if (paid.received !== amount)
      found.push(`Payment ${payment} took ${paid.received}, its recorded refund is ${amount}.`);
    if (!reason) found.push(`The refund of payment ${payment} has no reason.`);
    const made = ledger.refunds.filter((candidate) => candidate.payment === payment && isGood(candidate));
    if (status === 'succeeded' && made.length === 0)
      found.push(`The refund of payment ${payment} is recorded as done, and the provider has none.`);
    if (status !== 'succeeded' && made.some((candidate) => candidate.status === 'succeeded')) {
      if (!isWaitingRefund(facts, refund))
        found.push(`The refund of payment ${payment} was made, and is recorded as ${status}.`);
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
