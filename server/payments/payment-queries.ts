import { and, asc, count, desc, eq, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { containsPattern } from '#db/contains-pattern.ts';
import { inBatches } from '#db/in-batches.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import { checkouts, memberships, orders, refunds } from '#db/schema/index.ts';
import { searchTermsOf } from '#domain/orders/order-filter.ts';
import type { PaymentSort } from '#domain/payments/payment-sort.ts';

/** A payment beside its order or membership and its refund, as far as there are any. */
export type PaymentRow = Awaited<ReturnType<typeof selectPayments>>['payments'][number];

/** `unsettled`: only those where money and order do not agree. */
export type PaymentFilter = { unsettled: boolean; search: string | null };

type PaymentsWanted = { filter: PaymentFilter; sort: PaymentSort; page: number; limit: number };

/** A page of payments, and how many there are on all pages. */
export async function selectPayments(db: Connection, { filter, sort, page, limit }: PaymentsWanted) {
  const condition = matches(filter);
  const [payments, [counted]] = await Promise.all([
    joined(db, condition)
      .orderBy(...SORTS[sort])
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(checkouts).where(condition),
  ]);
  return { payments, total: counted?.total ?? 0 };
}

/** All payments that pass the filter, newest first, `size` at a time. */
export function readPayments(
  db: Connection,
  filter: PaymentFilter,
  size: number,
): AsyncGenerator<PaymentRow[]> {
  return inBatches<PaymentRow>(size, (last, limit) =>
    joined(
      db,
      and(
        matches(filter),
        last ? isAfterCursor({ at: checkouts.createdAt, id: checkouts.id }, last.checkout.id) : undefined,
      ),
    )
      .orderBy(...SORTS.newest)
      .limit(limit),
  );
}

export async function findPaymentRow(db: Connection, paymentIntentId: string): Promise<PaymentRow | null> {
  const [row] = await joined(db, eq(checkouts.paymentIntentId, paymentIntentId));
  return row ?? null;
}

/** As their indexes have them: without the nulls, of which there are none, the database would sort all payments. */
const SORTS: Record<PaymentSort, SQL[]> = {
  newest: [sql`${checkouts.createdAt} desc nulls last`, asc(checkouts.id)],
  oldest: [sql`${checkouts.createdAt} asc nulls first`, desc(checkouts.id)],
  'amount-desc': [sql`${checkouts.totalCents} desc nulls last`, asc(checkouts.id)],
  'amount-asc': [sql`${checkouts.totalCents} asc nulls first`, desc(checkouts.id)],
};

function matches({ unsettled, search }: PaymentFilter): SQL | undefined {
  return and(unsettled ? UNSETTLED : undefined, search === null ? undefined : isFoundBy(search));
}

/** The order's id as people type it, the e-mail address and the id of the payment; the text is that of the index. */
function isFoundBy(search: string): SQL | undefined {
  const { id, email, paymentIntentId } = checkouts;
  const text = sql`lower(${id} || chr(1) || ${email} || chr(1) || coalesce(${paymentIntentId}, ''))`;
  return or(...searchTermsOf(search).map((term) => sql`${text} like ${containsPattern(term)}`));
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
        failedAt: refunds.failedAt,
      },
    })
    .from(checkouts)
    .leftJoin(orders, sql`${orders.id} = ${checkouts.id}`)
    .leftJoin(memberships, eq(memberships.id, checkouts.id))
    .leftJoin(refunds, eq(refunds.paymentIntentId, checkouts.paymentIntentId))
    .where(condition);
}
