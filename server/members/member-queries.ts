import { and, asc, count, eq, getTableColumns, gt, isNotNull, isNull, lte, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { containing } from '#db/containing.ts';
import { inBatches } from '#db/in-batches.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import { memberships, refunds } from '#db/schema/index.ts';
import type { MembershipState } from '#domain/members/membership-state.ts';

/** A membership beside the refund of its payment, where there is one. */
export type MembershipRow = typeof memberships.$inferSelect & {
  refund: Pick<typeof refunds.$inferSelect, 'status' | 'failure'> | null;
};

/** What staff ask a list of members for, at a moment; null is no bound. */
export type MemberFilter = { search: string | null; membership: MembershipState | null; now: Date };

/** A page of memberships, newest first, and how many there are on all pages. */
export async function selectMembers(
  db: Connection,
  { filter, page, limit }: { filter: MemberFilter; page: number; limit: number },
): Promise<{ members: MembershipRow[]; total: number }> {
  const condition = matches(filter);
  const [members, [counted]] = await Promise.all([
    joined(db)
      .where(condition)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(memberships).where(condition),
  ]);
  return { members, total: counted?.total ?? 0 };
}

/** All memberships that pass the filter, newest first, `size` at a time. */
export function readMembers(
  db: Connection,
  filter: MemberFilter,
  size: number,
): AsyncGenerator<MembershipRow[]> {
  return inBatches<MembershipRow>(size, (last, limit) =>
    joined(db)
      .where(and(matches(filter), last ? isAfterCursor(PLACE, last.id) : undefined))
      .orderBy(...NEWEST_FIRST)
      .limit(limit),
  );
}

/** One membership as staff see it; null when there is none of this id. */
export async function findMember(db: Connection, id: string): Promise<MembershipRow | null> {
  const [row] = await joined(db).where(eq(memberships.id, id));
  return row ?? null;
}

function joined(db: Connection) {
  return db
    .select({
      ...getTableColumns(memberships),
      refund: { status: refunds.status, failure: refunds.failure },
    })
    .from(memberships)
    .leftJoin(refunds, eq(refunds.paymentIntentId, memberships.paymentIntentId));
}

const PLACE = { at: memberships.createdAt, id: memberships.id };

/** As the index has it. */
const NEWEST_FIRST = [sql`${memberships.createdAt} desc nulls last`, asc(memberships.id)];

function matches({ search, membership, now }: MemberFilter): SQL | undefined {
  return and(
    search === null ? undefined : isFoundBy(search),
    membership === null ? undefined : isInState(membership, now),
  );
}

/** The rule of domain/members/membership-state.ts in SQL; a test holds the two together. */
function isInState(state: MembershipState, now: Date): SQL | undefined {
  const { startsAt, endsAt, refundedAt } = memberships;
  switch (state) {
    case 'refunded':
      return isNotNull(refundedAt);
    case 'expired':
      return and(isNull(refundedAt), lte(endsAt, now));
    case 'active':
      return and(isNull(refundedAt), lte(startsAt, now), gt(endsAt, now));
    case 'upcoming':
      return and(isNull(refundedAt), gt(startsAt, now), gt(endsAt, now));
  }
}

function isFoundBy(search: string): SQL {
  const { id, fullName, email, phone, plan } = memberships;
  return sql`lower(concat_ws(chr(1), ${id}, ${fullName}, ${email}, ${phone}, ${plan})) like ${containing(search)}`;
}
