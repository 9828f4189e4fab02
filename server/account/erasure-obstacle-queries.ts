import { and, eq, gt, inArray, isNull, not, sql } from 'drizzle-orm';
import type { Transaction } from '#db/connection.ts';
import { isOneOf } from '#db/is-one-of.ts';
import { hasTrait } from '#db/order-conditions.ts';
import {
  checkouts,
  disputes,
  draftOrders,
  exchangeCredits,
  memberships,
  orders,
  refunds,
  returns,
} from '#db/schema/index.ts';
import type { ErasureObstacle } from '#domain/account/erasure.ts';
import { hasEnded, RETURN_STATUSES } from '#domain/returns/return.ts';
import { isOpenDispute } from '../disputes/dispute-conditions.ts';
import { isOutstanding } from '../refunds/refund-conditions.ts';

/** The rows of a customer that are locked for the erasure. */
export type LockedCustomer = {
  checkouts: { id: string; paymentIntentId: string | null; cartId: string | null; isOpen: boolean }[];
  orderIds: string[];
  membershipIds: string[];
};

/**
 * Locks what an email has bought or pays for, checkouts before orders as a refund does: an order that is
 * paid at the same time is placed before or after the erasure. `emailKey` as `normalizeEmail` writes it.
 */
export async function lockCustomer(tx: Transaction, emailKey: string): Promise<LockedCustomer> {
  const started = await tx
    .select({
      id: checkouts.id,
      paymentIntentId: checkouts.paymentIntentId,
      cartId: checkouts.cartId,
      outcome: checkouts.outcome,
    })
    .from(checkouts)
    .where(hasCheckoutEmail(emailKey))
    .orderBy(checkouts.id)
    .for('update');
  const placed = await tx
    .select({ id: orders.id })
    .from(orders)
    .where(eq(orders.emailKey, emailKey))
    .orderBy(orders.id)
    .for('update');
  const joined = await tx
    .select({ id: memberships.id })
    .from(memberships)
    .where(eq(memberships.emailKey, emailKey))
    .orderBy(memberships.turn)
    .for('update');
  return {
    checkouts: started.map(({ outcome, ...checkout }) => ({ ...checkout, isOpen: outcome === null })),
    orderIds: placed.map(({ id }) => id),
    membershipIds: joined.map(({ id }) => id),
  };
}

/** Finds the open checkouts of an email. */
export async function findOpenCheckoutsByEmail(
  db: Pick<Transaction, 'select'>,
  emailKey: string,
): Promise<string[]> {
  const open = await db
    .select({ id: checkouts.id })
    .from(checkouts)
    .where(and(hasCheckoutEmail(emailKey), isNull(checkouts.outcome)));
  return open.map(({ id }) => id);
}

export function hasCheckoutEmail(emailKey: string) {
  return eq(sql`lower(${checkouts.email})`, emailKey);
}

/** Finds obstacles to erasing a locked customer; `unpayable` are open checkouts that cannot be paid. */
export async function findObstacles(
  tx: Transaction,
  customer: LockedCustomer,
  { unpayable, emailKey, now }: { unpayable: readonly string[]; emailKey: string; now: Date },
): Promise<ErasureObstacle[]> {
  const { orderIds, membershipIds } = customer;
  const checkoutIds = [...customer.checkouts.map(({ id }) => id), ...orderIds, ...membershipIds];
  const some = (ids: readonly string[]) => (ids.length === 0 ? [''] : [...ids]);
  const isUnfinished = and(
    inArray(orders.id, some(orderIds)),
    hasTrait(orders.status, 'open'),
    isNull(orders.deletedAt),
  );
  const [unfinished, sentBack, owed, disputed, exchanged, paid] = await Promise.all([
    tx.select({ id: orders.id }).from(orders).where(isUnfinished),
    tx
      .select({ id: returns.id })
      .from(returns)
      .where(
        and(
          inArray(returns.orderId, some(orderIds)),
          not(isOneOf(returns.status, RETURN_STATUSES.filter(hasEnded))),
        ),
      ),
    tx
      .select({ id: refunds.id })
      .from(refunds)
      .where(and(inArray(refunds.checkoutId, some(checkoutIds)), isOutstanding(refunds))),
    tx
      .select({ id: disputes.id })
      .from(disputes)
      .where(and(inArray(disputes.checkoutId, some(checkoutIds)), isOpenDispute(disputes.status))),
    tx
      .select({ id: draftOrders.id })
      .from(draftOrders)
      .innerJoin(exchangeCredits, eq(exchangeCredits.draftOrderId, draftOrders.id))
      .where(
        and(
          eq(sql`lower(${draftOrders.content} ->> 'email')`, emailKey),
          isNull(draftOrders.orderId),
          isNull(draftOrders.deletedAt),
          isNull(exchangeCredits.freedAt),
        ),
      ),
    tx
      .select({ id: memberships.id, until: memberships.endsAt })
      .from(memberships)
      .where(
        and(
          inArray(memberships.id, some(membershipIds)),
          isNull(memberships.refundedAt),
          gt(memberships.endsAt, now),
        ),
      ),
  ]);
  const open = customer.checkouts.filter(({ id, isOpen }) => isOpen && !unpayable.includes(id));
  return [
    ...open.map(({ id }) => ({ kind: 'payment' as const, id })),
    ...unfinished.map(({ id }) => ({ kind: 'order' as const, id })),
    ...sentBack.map(({ id }) => ({ kind: 'return' as const, id })),
    ...exchanged.map(({ id }) => ({ kind: 'exchange' as const, id })),
    ...owed.map(({ id }) => ({ kind: 'refund' as const, id })),
    ...disputed.map(({ id }) => ({ kind: 'dispute' as const, id })),
    ...paid.map(({ id, until }) => ({ kind: 'membership' as const, id, until })),
  ];
}
