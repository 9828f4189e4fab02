import { and, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection } from '#db/connection.ts';
import { auditLog, collections, messages, products, reviews, shopPages } from '#db/schema/index.ts';
import { auditList } from '#domain/audit/audit-list.ts';
import { dayBounds } from '#domain/time-zone.ts';
import { isWithin, listQueries, selectPart } from '../lists/list-queries.ts';
import { type AuditAction, findSubjectKind } from './write-audit.ts';

export type AuditRow = typeof auditLog.$inferSelect;

/** Changes, newest first. */
export const auditQueries = listQueries<typeof auditList, AuditRow>({
  list: auditList,
  select: (db, part) => selectPart(db.select().from(auditLog).$dynamic(), part),
  conditions: {
    actor: (actor) => eq(auditLog.actor, actor),
    kind: (kind) => eq(auditLog.subjectKind, kind),
    subject: (id) => eq(auditLog.subjectId, id),
    date: (date, { zone }) => isWithin(auditLog.at, dayBounds(date, zone)),
  },
  sorts: {},
  keyset: { at: auditLog.at, id: auditLog.id, idOf: ({ id }) => id },
});

/**
 * Selects all actors by name, read by a loose index scan: from one to the next, not through their entries.
 */
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

/** Selects the names of the products, reviews and messages in these entries, by 'kind id'. */
export async function selectSubjectNames(
  db: Connection,
  entries: readonly Pick<AuditRow, 'subjectKind' | 'subjectId'>[],
): Promise<ReadonlyMap<string, string>> {
  const named = NAMED.map(async ({ kind, table, name }) => {
    const ids = entries.flatMap(({ subjectKind, subjectId }) => (subjectKind === kind ? [subjectId] : []));
    if (ids.length === 0) return [];
    const rows = await db.select({ id: table.id, name }).from(table).where(inArray(table.id, ids));
    return rows.map((row) => [`${kind} ${row.id}`, row.name] as const);
  });
  return new Map((await Promise.all(named)).flat());
}

const NAMED = [
  { kind: 'product', table: products, name: sql<string>`${products.name}` },
  { kind: 'collection', table: collections, name: sql<string>`${collections.title}` },
  { kind: 'page', table: shopPages, name: sql<string>`${shopPages.draft} ->> 'title'` },
  { kind: 'review', table: reviews, name: sql<string>`${reviews.userName}` },
  {
    kind: 'message',
    table: messages,
    name: sql<string>`${messages.firstName} || ' ' || ${messages.lastName}`,
  },
] as const;

/** Finds the actor of the last such action, or of one of several, on a subject; null without one. */
export async function findLastActor(
  db: Connection,
  action: AuditAction | AuditAction[],
  subjectId: string,
): Promise<string | null> {
  return (await findLastEntry(db, action, subjectId))?.actor ?? null;
}

/** Finds the last such action, or of several, on a subject; null without one. */
export async function findLastEntry(
  db: Connection,
  action: AuditAction | AuditAction[],
  subjectId: string,
): Promise<AuditRow | null> {
  const actions = [action].flat();
  const [row] = await db
    .select()
    .from(auditLog)
    .where(
      and(
        inArray(auditLog.subjectKind, actions.map(findSubjectKind)),
        eq(auditLog.subjectId, subjectId),
        inArray(auditLog.action, actions),
      ),
    )
    .orderBy(desc(auditLog.at))
    .limit(1);
  return row ?? null;
}

/** True if an action on a subject has these values in what it changed. */
export async function wasAudited(
  db: Connection,
  action: AuditAction,
  subjectId: string,
  after: Record<string, string>,
): Promise<boolean> {
  const before = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(
      and(
        eq(auditLog.subjectKind, findSubjectKind(action)),
        eq(auditLog.subjectId, subjectId),
        eq(auditLog.action, action),
        sql`${auditLog.after} @> ${JSON.stringify(after)}::jsonb`,
      ),
    )
    .limit(1);
  return before.length > 0;
}
