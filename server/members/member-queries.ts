import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { containsWords, foldedText } from '#db/contains-pattern.ts';
import { memberships, refunds } from '#db/schema/index.ts';
import { memberList } from '#domain/members/member-list.ts';
import { listQueries, selectPart } from '../lists/list-queries.ts';
import { hasRefundTrait } from '../refunds/refund-conditions.ts';
import { isInState } from './membership-queries.ts';

/** A membership with its refund: the last one of its payment that returns all that is left. */
export type MembershipRow = typeof memberships.$inferSelect & {
  refund: Pick<typeof refunds.$inferSelect, 'status' | 'failure'> | null;
};

const { id, fullName, email, phone, plan, createdAt } = memberships;

const SEARCHED = foldedText(sql`concat_ws(chr(1), ${id}, ${fullName}, ${email}, ${phone}, ${plan})`);

export const memberQueries = listQueries<typeof memberList, MembershipRow>({
  list: memberList,
  select: (db, part) => selectPart(joined(db).$dynamic(), part),
  conditions: {
    search: (search) => containsWords(SEARCHED, search),
    membership: (state, { now }) => isInState(state, now),
  },
  sorts: {},
  keyset: { at: createdAt, id, idOf: (row) => row.id },
});

export async function findMember(db: Connection, memberId: string): Promise<MembershipRow | null> {
  const [row] = await joined(db).where(eq(id, memberId));
  return row ?? null;
}

function joined(db: Connection) {
  return db
    .select({
      ...getTableColumns(memberships),
      refund: { status: refunds.status, failure: refunds.failure },
    })
    .from(memberships)
    .leftJoin(
      refunds,
      and(
        eq(refunds.paymentIntentId, memberships.paymentIntentId),
        isNull(refunds.replacedBy),
        returnsTheRest('refunds'),
        sql`not exists (
          select from ${refunds} later
          where later.payment_intent_id = ${refunds.paymentIntentId} and later.replaced_by is null
            and ${returnsTheRest('later')}
            and (later.created_at, later.id) > (${refunds.createdAt}, ${refunds.id}))`,
      ),
    );
}

/**
 * True for a refund, by the name of its table in the query, that leaves nothing of its membership's payment.
 */
function returnsTheRest(name: string): SQL {
  const refund = sql.identifier(name);
  return sql`${refund}.amount_cents + coalesce((
      select sum(other.amount_cents) from ${refunds} other
      where other.payment_intent_id = ${refund}.payment_intent_id and other.id <> ${refund}.id
        and ${hasRefundTrait(sql`other.status`, 'committed')}), 0) >= ${memberships.amountCents}`;
}
