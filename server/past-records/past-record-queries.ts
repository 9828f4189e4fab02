import { asc, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsWords } from '#db/contains-pattern.ts';
import { pastImportChanges, pastImports, pastRecords } from '#db/schema/index.ts';
import type { PastDocument } from '#domain/past-records/past-record.ts';
import { pastRecordList } from '#domain/past-records/past-record-list.ts';
import { listQueries, selectPart } from '../lists/list-queries.ts';

export type PastRecordRow = typeof pastRecords.$inferSelect;
export type PastImportRow = typeof pastImports.$inferSelect;

export const pastRecordQueries = listQueries<typeof pastRecordList, PastRecordRow>({
  list: pastRecordList,
  select: async (db, part) => await selectPart(db.select().from(pastRecords).$dynamic(), part),
  conditions: {
    search: (search) => containsWords(pastRecords.searchText, search),
    kind: (kind) => eq(pastRecords.kind, kind),
  },
  sorts: {},
  keyset: { at: pastRecords.at, id: pastRecords.id, idOf: ({ id }) => id },
});

/** Other imports and their undoing wait until the transaction ends. */
export async function lockPastRecords(tx: Transaction): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('past records', 0))`);
}

export async function selectDocuments(
  db: Connection,
  ids: readonly string[],
): Promise<Map<string, PastDocument>> {
  const rows = await db
    .select({ id: pastRecords.id, document: pastRecords.document })
    .from(pastRecords)
    .where(inArray(pastRecords.id, [...ids]));
  return new Map(rows.map(({ id, document }) => [id, document]));
}

export async function insertPastImport(tx: Transaction, row: PastImportRow): Promise<void> {
  await tx.insert(pastImports).values(row);
}

/** Adds records, or replaces what is known of them. */
export async function storePastRecords(tx: Transaction, rows: readonly PastRecordRow[]): Promise<void> {
  await tx
    .insert(pastRecords)
    .values([...rows])
    .onConflictDoUpdate({
      target: pastRecords.id,
      set: {
        emailKey: sql`excluded.email_key`,
        at: sql`excluded.at`,
        document: sql`excluded.document`,
        searchText: sql`excluded.search_text`,
      },
    });
}

export async function insertPastChanges(
  tx: Transaction,
  rows: readonly (typeof pastImportChanges.$inferInsert)[],
): Promise<void> {
  await tx.insert(pastImportChanges).values([...rows]);
}

export async function selectPastImports(db: Connection, limit: number): Promise<PastImportRow[]> {
  return await db
    .select()
    .from(pastImports)
    .orderBy(desc(pastImports.startedAt), asc(pastImports.id))
    .limit(limit);
}

export async function findPastImport(db: Connection, id: string): Promise<PastImportRow | null> {
  const [row] = await db.select().from(pastImports).where(eq(pastImports.id, id));
  return row ?? null;
}

export async function updatePastImport(tx: Transaction, row: PastImportRow): Promise<void> {
  await tx.update(pastImports).set(row).where(eq(pastImports.id, row.id));
}

/** Selects what an import changed; `isKept`: a later import, not undone, has changed the record again. */
export async function selectPastChanges(tx: Transaction, { id, startedAt }: PastImportRow) {
  return await tx
    .select({
      recordId: pastImportChanges.recordId,
      before: pastImportChanges.before,
      at: pastRecords.at,
      kind: pastRecords.kind,
      isKept: sql<boolean>`exists (
        select from past_import_changes later join past_imports on past_imports.id = later.import_id
        where later.record_id = ${pastImportChanges.recordId} and past_imports.undone_at is null
          and later.import_id <> ${id} and past_imports.started_at >= ${startedAt.toISOString()})`,
    })
    .from(pastImportChanges)
    .innerJoin(pastRecords, eq(pastRecords.id, pastImportChanges.recordId))
    .where(eq(pastImportChanges.importId, id));
}

export async function deletePastRecords(tx: Transaction, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.delete(pastRecords).where(inArray(pastRecords.id, [...ids]));
}

/** The records of an email, orders first, newest first. */
export async function selectCustomerPastRecords(db: Connection, emailKey: string): Promise<PastRecordRow[]> {
  return await db
    .select()
    .from(pastRecords)
    .where(eq(pastRecords.emailKey, emailKey))
    .orderBy(desc(pastRecords.kind), desc(pastRecords.at), asc(pastRecords.id));
}

/** Deletes the records of an email, and what imports before knew of them. */
export async function erasePastRecords(tx: Transaction, emailKey: string): Promise<void> {
  const hasNamed = sql`lower(${pastImportChanges.before} -> 'fields' ->> 'email') = ${emailKey}`;
  await tx.delete(pastImportChanges).where(hasNamed);
  await tx.delete(pastRecords).where(eq(pastRecords.emailKey, emailKey));
}
