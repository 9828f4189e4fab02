import { sql } from 'drizzle-orm';
import { index, integer, json, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';
import type { PastDocument, PastKind } from '#domain/past-records/past-record.ts';

/** Customers and orders of the shop before this one. No figure of this shop counts them. */
export const pastRecords = pgTable(
  'past_records',
  {
    /** A digest of the kind and of what identifies the record in its file. */
    id: text().primaryKey(),
    kind: text().$type<PastKind>().notNull(),
    /** Null: the record has no email. */
    emailKey: text(),
    /** The day of an order, or of the import. */
    at: timestamp({ withTimezone: true }).notNull(),
    /** Not jsonb, which sorts the keys that are compared. */
    document: json().$type<PastDocument>().notNull(),
    searchText: text().notNull(),
  },
  (table) => [
    index('past_records_newest').on(table.at.desc(), table.id),
    index('past_records_email').on(table.emailKey),
    index('past_records_search').using('gin', sql`search_text gin_trgm_ops`),
  ],
);

export const pastImports = pgTable(
  'past_imports',
  {
    id: text().primaryKey(),
    kind: text().$type<PastKind>().notNull(),
    fileName: text().notNull(),
    startedAt: timestamp({ withTimezone: true }).notNull(),
    startedBy: text().notNull(),
    added: integer().notNull(),
    changed: integer().notNull(),
    undoneAt: timestamp({ withTimezone: true }),
    undoneBy: text(),
    /** Records that a later import had changed, and that its undoing left as they are. */
    kept: integer().notNull().default(0),
  },
  (table) => [index('past_imports_newest').on(table.startedAt.desc(), table.id)],
);

/** The records that an import added or changed. */
export const pastImportChanges = pgTable(
  'past_import_changes',
  {
    importId: text()
      .notNull()
      .references(() => pastImports.id, { onDelete: 'cascade' }),
    recordId: text()
      .notNull()
      .references(() => pastRecords.id, { onDelete: 'cascade' }),
    /** Null: the import added the record. */
    before: json().$type<PastDocument>(),
  },
  (table) => [
    primaryKey({ columns: [table.importId, table.recordId] }),
    index('past_import_changes_of_record').on(table.recordId),
  ],
);
