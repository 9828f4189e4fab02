import { and, asc, count, eq, gte, inArray, lt, type SQL, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { inBatches } from '#db/in-batches.ts';
import { isAfterCursor } from '#db/keyset-cursor.ts';
import { auditLog, messages, products, reviews } from '#db/schema/index.ts';
import type { AuditSubject } from '#domain/audit/audit-subject.ts';
import { dayBounds } from '#domain/time-zone.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** Which changes; null is no bound. `date` is a day of the time zone. */
export type AuditFilter = {
  actor: string | null;
  kind: AuditSubject | null;
  subject: string | null;
  date: string | null;
  zone: string;
};

/** A page of changes, newest first, and how many there are on all pages. */
export async function selectAudit(
  db: Connection,
  { filter, page, limit }: { filter: AuditFilter; page: number; limit: number },
): Promise<{ entries: AuditRow[]; total: number }> {
  const condition = matches(filter);
  const [entries, [counted]] = await Promise.all([
    db
      .select()
      .from(auditLog)
      .where(condition)
      .orderBy(...NEWEST_FIRST)
      .limit(limit)
      .offset((page - 1) * limit),
    db.select({ total: count() }).from(auditLog).where(condition),
  ]);
  return { entries, total: counted?.total ?? 0 };
}

/** All changes that pass the filter, newest first, `size` at a time. */
export function readAudit(db: Connection, filter: AuditFilter, size: number): AsyncGenerator<AuditRow[]> {
  return inBatches<AuditRow>(size, (last, limit) =>
    db
      .select()
      .from(auditLog)
      .where(and(matches(filter), last ? isAfterCursor(auditLog, last.id) : undefined))
      .orderBy(...NEWEST_FIRST)
      .limit(limit),
  );
}

/** Everyone in the log, by name: from one to the next along the index, however many entries each has. */
export async function selectActors(db: Connection): Promise<string[]> {
  const { rows } = await db.execute<{ actor: string }>(sql`
    with recursive actors as (
      select min(${auditLog.actor}) as actor from ${auditLog}
      union all
      select (select min(${auditLog.actor}) from ${auditLog} where ${auditLog.actor} > actors.actor)
      from actors where actors.actor is not null
    )
    select actor from actors where actor is not null order by actor`);
  return rows.map(({ actor }) => actor);
}

/** What the products, reviews and messages of these entries are called, by the kind and id of the subject. */
export async function selectSubjectNames(
  db: Connection,
  entries: readonly Pick<AuditRow, 'subjectKind' | 'subjectId'>[],
): Promise<ReadonlyMap<string, string>> {
  const idsOf = (kind: AuditSubject) => [
    ...new Set(entries.filter((entry) => entry.subjectKind === kind).map(({ subjectId }) => subjectId)),
  ];
  const [ofProducts, ofReviews, ofMessages] = [idsOf('product'), idsOf('review'), idsOf('message')];
  const [named, reviewed, written] = await Promise.all([
    ofProducts.length === 0
      ? []
      : db
          .select({ id: products.id, name: products.name })
          .from(products)
          .where(inArray(products.id, ofProducts)),
    ofReviews.length === 0
      ? []
      : db
          .select({ id: reviews.id, name: reviews.userName })
          .from(reviews)
          .where(inArray(reviews.id, ofReviews)),
    ofMessages.length === 0
      ? []
      : db
          .select({
            id: messages.id,
            name: sql<string>`${messages.firstName} || ' ' || ${messages.lastName}`,
          })
          .from(messages)
          .where(inArray(messages.id, ofMessages)),
  ]);
  const keyed = (kind: AuditSubject, rows: readonly { id: string; name: string }[]) =>
    rows.map(({ id, name }) => [`${kind} ${id}`, name] as const);
  return new Map([...keyed('product', named), ...keyed('review', reviewed), ...keyed('message', written)]);
}

/** As the index has it. */
const NEWEST_FIRST = [sql`${auditLog.at} desc nulls last`, asc(auditLog.id)];

function matches({ actor, kind, subject, date, zone }: AuditFilter): SQL | undefined {
  const bounds = date === null ? null : dayBounds(date, zone);
  return and(
    actor === null ? undefined : eq(auditLog.actor, actor),
    kind === null ? undefined : eq(auditLog.subjectKind, kind),
    subject === null ? undefined : eq(auditLog.subjectId, subject),
    bounds ? and(gte(auditLog.at, bounds.from), lt(auditLog.at, bounds.before)) : undefined,
  );
}
