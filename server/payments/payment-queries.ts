import { eq, gt, or, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { containsPattern } from '#db/contains-pattern.ts';
import { checkouts, disputes, memberships, orders, refunds } from '#db/schema/index.ts';
import { readSearchTerms } from '#domain/orders/order-filter.ts';
import { paymentList } from '#domain/payments/payment-list.ts';
import type { RefundTrait } from '#domain/refunds/refund-status.ts';
import { isOpenDispute } from '../disputes/dispute-conditions.ts';
import { selectDisputesOfPayments } from '../disputes/payment-dispute-queries.ts';
import { fromHighest, fromLowest, listQueries, selectPart } from '../lists/list-queries.ts';
import { hasRefundTrait, isOutstanding } from '../refunds/refund-conditions.ts';
import { getPaymentId, selectRefundsOfPayments } from '../refunds/refund-queries.ts';

/** A payment with its order or membership, and its refunds and disputes, oldest first, if there are any. */
export type PaymentRow = Awaited<ReturnType<typeof addReturns>>[number];

/**
 * The ids of unsettled checkouts: `describePayment` (domain/payments/payment-state.ts) in SQL; a test
 * compares both. Each part reads a partial index of such rows only.
 */
export const UNSETTLED_IDS = sql`
  select unfinished.id from checkouts unfinished
  where unfinished.payment_intent_id in (
    select ${refunds.paymentIntentId} from ${refunds} where ${isOutstanding(refunds)})
    and ${isMoreThanLost('unfinished')}
  union
  select disputed.id from checkouts disputed
  where disputed.payment_intent_id in (
    select ${disputes.paymentIntentId} from ${disputes} where ${isOpenDispute(disputes.status)})
  union
  select owing.id from orders owing where owing.owed_cents > 0
  union
  select orderless.id from checkouts orderless
  where (orderless.outcome = 'unexplained' or (
      orderless.outcome is null and (orderless.last_seen = 'succeeded' or orderless.next_look_at is null)))
    and ${sumRefunds('orderless', 'committed')} < orderless.total_cents
    and ${isMoreThanLost('orderless')}`;

/** True unless banks took all of a payment back that was not returned. */
function isMoreThanLost(checkout: string): SQL {
  const lost = sql`from ${disputes}
    where ${disputes.paymentIntentId} = ${sql.identifier(checkout)}.payment_intent_id
      and ${disputes.status} = 'lost'`;
  return sql`(not exists (select ${lost}) or ${sql.identifier(checkout)}.total_cents
    > (select sum(greatest(0, ${disputes.withdrawnCents} - ${disputes.reinstatedCents})) ${lost})
    + ${sumRefunds(checkout, 'accepted')})`;
}

function sumRefunds(checkout: string, trait: RefundTrait): SQL {
  return sql`coalesce((
    select sum(${refunds.amountCents}) from ${refunds}
    where ${refunds.paymentIntentId} = ${sql.identifier(checkout)}.payment_intent_id
      and ${hasRefundTrait(refunds.status, trait)}
  ), 0)`;
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
      or(...readSearchTerms(search).map((term) => sql`${SEARCHED} like ${containsPattern(term)}`)),
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
  const ids = rows.map(({ checkout }) => getPaymentId(checkout));
  const [refundRows, disputeRows] = await Promise.all([
    selectRefundsOfPayments(db, ids),
    selectDisputesOfPayments(db, ids),
  ]);
  const refundsByPayment = Map.groupBy(refundRows, (refund) => refund.paymentIntentId);
  const disputesByPayment = Map.groupBy(disputeRows, (dispute) => dispute.paymentIntentId);
  return rows.map((row) => ({
    ...row,
    refunds: refundsByPayment.get(getPaymentId(row.checkout)) ?? [],
    disputes: disputesByPayment.get(getPaymentId(row.checkout)) ?? [],
  }));
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
