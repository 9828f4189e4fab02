import { asc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { auditLog, messages, products, reviews } from '#db/schema/index.ts';
import { auditList } from '#domain/audit/audit-list.ts';
import type { AuditSubject } from '#domain/audit/audit-subject.ts';
import { dayBounds } from '#domain/time-zone.ts';
import { isWithin, listQueries, selectPart } from '../lists/list-queries.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** As the index has it. */
const NEWEST = [sql`${auditLog.at} desc nulls last`, asc(auditLog.id)];

/** Changes, newest first. */
export const changes = listQueries<typeof auditList, AuditRow>({
  list: auditList,
  select: (db, part) => selectPart(db.select().from(auditLog).$dynamic(), part),
  conditions: {
    actor: (actor) => eq(auditLog.actor, actor),
    kind: (kind) => eq(auditLog.subjectKind, kind),
    subject: (id) => eq(auditLog.subjectId, id),
    date: (date, { zone }) => isWithin(auditLog.at, dayBounds(date, zone)),
  },
  sorts: { newest: NEWEST },
  keyset: { at: auditLog.at, id: auditLog.id, order: NEWEST, idOf: ({ id }) => id },
});

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
