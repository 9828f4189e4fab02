import { eq, gt, or, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { containsPattern } from '#db/contains-pattern.ts';
import { checkouts, disputes, memberships, orders } from '#db/schema/index.ts';
import { searchTermsOf } from '#domain/orders/order-filter.ts';
import { paymentList } from '#domain/payments/payment-list.ts';
import { selectDisputesOfPayments } from '../disputes/payment-dispute-queries.ts';
import { fromHighest, fromLowest, listQueries, selectPart } from '../lists/list-queries.ts';
import { selectRefundsOfPayments } from '../refunds/payment-refund-queries.ts';

/** A payment with its order or membership, and its refunds and disputes, oldest first, if there are any. */
export type PaymentRow = Awaited<ReturnType<typeof addReturns>>[number];

/**
 * The ids of unsettled checkouts: `describePayment` (domain/payments/payment-state.ts) in SQL; a test
 * compares both. Each part reads a partial index of such rows only.
 */
export const UNSETTLED_IDS = sql`
  select unfinished.id from checkouts unfinished
  where unfinished.payment_intent_id in (
    select refunds.payment_intent_id from refunds where refunds.status <> 'succeeded' and refunds.replaced_by is null)
    and ${isMoreThanLost('unfinished')}
  union
  select disputed.id from checkouts disputed
  where disputed.payment_intent_id in (
    select disputes.payment_intent_id from disputes where disputes.status in ('needs_response', 'under_review'))
  union
  select owing.id from orders owing where owing.owed_cents > 0
  union
  select orderless.id from checkouts orderless
  where (orderless.outcome = 'unexplained' or (
      orderless.outcome is null and (orderless.last_seen = 'succeeded' or orderless.next_look_at is null)))
    and coalesce((
      select sum(refunds.amount_cents) from refunds
      where refunds.payment_intent_id = orderless.payment_intent_id and refunds.status <> 'failed'
    ), 0) < orderless.total_cents
    and ${isMoreThanLost('orderless')}`;

/** True unless banks took all of a payment back that was not returned. */
function isMoreThanLost(checkout: string) {
  const lost = `from disputes
    where disputes.payment_intent_id = ${checkout}.payment_intent_id and disputes.status = 'lost'`;
  return sql.raw(`(not exists (select ${lost}) or ${checkout}.total_cents
    > (select sum(greatest(0, disputes.withdrawn_cents - disputes.reinstated_cents)) ${lost})
    + coalesce((
      select sum(refunds.amount_cents) from refunds
      where refunds.payment_intent_id = ${checkout}.payment_intent_id
        and refunds.status in ('pending', 'succeeded')
    ), 0))`);
}

const { id, email, paymentIntentId, createdAt, totalCents } = checkouts;

/** The expression of the index. */
const SEARCHED = sql`lower(${id} || chr(1) || ${email} || chr(1) || coalesce(${paymentIntentId}, ''))`;

const SHOWN = {
  all: undefined,
  unsettled: sql`${id} in (${UNSETTLED_IDS})`,
  disputed: sql`${paymentIntentId} in (select ${disputes.paymentIntentId} from ${disputes})`,
};

export const paymentQueries = listQueries<typeof paymentList, PaymentRow>({
  list: paymentList,
  select: async (db, part) => addReturns(db, await selectPart(joined(db).$dynamic(), part)),
  // The provider knows nothing of an order that cost nothing.
  always: () => gt(totalCents, 0),
  conditions: {
    show: (show) => SHOWN[show],
    search: (search) =>
      or(...searchTermsOf(search).map((term) => sql`${SEARCHED} like ${containsPattern(term)}`)),
  },
  sorts: {
    oldest: fromLowest(createdAt, id),
    'amount-desc': fromHighest(totalCents, id),
    'amount-asc': fromLowest(totalCents, id),
  },
  keyset: { at: createdAt, id, idOf: ({ checkout }) => checkout.id },
});

export async function findPaymentRow(db: Connection, intentId: string): Promise<PaymentRow | null> {
  const [row] = await addReturns(db, await joined(db).where(eq(paymentIntentId, intentId)));
  return row ?? null;
}

async function addReturns(db: Connection, rows: Awaited<ReturnType<typeof joined>>) {
  const ids = rows.map(getPaymentId);
  const [refunds, disputes] = await Promise.all([
    selectRefundsOfPayments(db, ids),
    selectDisputesOfPayments(db, ids),
  ]);
  const refundsByPayment = Map.groupBy(refunds, (refund) => refund.paymentIntentId);
  const disputesByPayment = Map.groupBy(disputes, (dispute) => dispute.paymentIntentId);
  return rows.map((row) => {
    const payment = getPaymentId(row);
    return {
      ...row,
      refunds: refundsByPayment.get(payment) ?? [],
      disputes: disputesByPayment.get(payment) ?? [],
    };
  });
}

/** What refunds name; the id of the order if that was paid another way. */
function getPaymentId({ checkout }: { checkout: { id: string; paymentIntentId: string | null } }): string {
  return checkout.paymentIntentId ?? checkout.id;
}

function joined(db: Connection) {
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
        nextLookAt: checkouts.nextLookAt,
        secondOf: checkouts.secondOf,
        providerRefusal: checkouts.providerRefusal,
      },
      order: {
        id: orders.id,
        status: orders.status,
        paymentStatus: orders.paymentStatus,
        total: orders.totalCents,
        deletedAt: orders.deletedAt,
        owed: orders.owedCents,
        canceledAt: orders.canceledAt,
        canceledBy: orders.canceledBy,
        cancelReason: orders.cancelReason,
      },
      membership: {
        id: memberships.id,
        plan: memberships.plan,
        startsAt: memberships.startsAt,
        endsAt: memberships.endsAt,
        refundedAt: memberships.refundedAt,
      },
    })
    .from(checkouts)
    .leftJoin(orders, sql`${orders.id} = ${checkouts.id}`)
    .leftJoin(memberships, eq(memberships.id, checkouts.id));
}
