import { count, eq, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { checkouts, memberships, orders, refunds } from '#db/schema/index.ts';

/** A payment beside its order or membership and its refund, as far as there are any. */
export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>['payments'][number];

/** Payments, newest first; `unsettled`: only those where money and order do not agree. */
export async function selectPayments(
  db: Connection,
  { unsettled, page, limit }: { unsettled: boolean; page: number; limit: number },
) {
  const condition = unsettled ? UNSETTLED : undefined;
  const [payments, totals] = await Promise.all([
    joined(db, condition)
      // As its index has them: without the nulls, of which there are none, the database would sort all payments.
      .orderBy(sql`${checkouts.createdAt} desc nulls last`, checkouts.id)
      .limit(limit)
      .offset((page - 1) * limit),
    unsettled ? countUnsettled(db) : db.select({ total: count() }).from(checkouts),
  ]);
  return { payments, total: totals[0]?.total ?? 0 };
}

function countUnsettled(db: Connection) {
  return db
    .select({ total: count() })
    .from(checkouts)
    .leftJoin(refunds, eq(refunds.paymentIntentId, checkouts.paymentIntentId))
    .where(UNSETTLED);
}

export async function findPaymentRow(db: Connection, paymentIntentId: string): Promise<PaymentRow | null> {
  const [row] = await joined(db, eq(checkouts.paymentIntentId, paymentIntentId));
  return row ?? null;
}

/**
 * The rule of domain/payments/payment-state.ts in SQL; a test holds the two together. Each half reads an index that holds
 * nothing else, so that what is settled costs nothing.
 */
const UNSETTLED = sql`${checkouts.id} in (
  select unfinished.id from checkouts unfinished
  join refunds on refunds.payment_intent_id = unfinished.payment_intent_id
  where refunds.status <> 'succeeded'
  union all
  select orderless.id from checkouts orderless
  where (orderless.outcome = 'unexplained' or (orderless.outcome is null and orderless.last_seen = 'succeeded'))
    and not exists (select from refunds where refunds.payment_intent_id = orderless.payment_intent_id))`;

function joined(db: Connection, condition: SQL | undefined) {
  return db
    .select({
      checkout: {
        id: checkouts.id,
        paymentIntentId: checkouts.paymentIntentId,
        total: checkouts.totalCents,
        currency: checkouts.currency,
        email: checkouts.email,
        createdAt: checkouts.createdAt,
        heldUntil: checkouts.heldUntil,
        outcome: checkouts.outcome,
        lastSeen: checkouts.lastSeen,
      },
      order: {
        id: orders.id,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
        total: orders.totalCents,
        deletedAt: orders.deletedAt,
      },
      membership: {
        id: memberships.id,
        plan: memberships.plan,
        startsAt: memberships.startsAt,
        endsAt: memberships.endsAt,
        refundedAt: memberships.refundedAt,
      },
      refund: {
        reason: refunds.reason,
        status: refunds.status,
        amount: refunds.amountCents,
        createdAt: refunds.createdAt,
        doneAt: refunds.doneAt,
        failure: refunds.failure,
      },
    })
    .from(checkouts)
    .leftJoin(orders, sql`${orders.id} = ${checkouts.id}`)
    .leftJoin(memberships, eq(memberships.id, checkouts.id))
    .leftJoin(refunds, eq(refunds.paymentIntentId, checkouts.paymentIntentId))
    .where(condition);
}
