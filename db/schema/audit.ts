import { sql } from 'drizzle-orm';
import { index, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Changes by staff, written in the transaction of the change. Append-only. */
export const auditLog = pgTable(
  'audit_log',
  {
    id: text().primaryKey(),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The email address of a staff member, 'API token' or 'command line'. */
    actor: text().notNull(),
    action: text().notNull(),
    subjectKind: text().notNull(),
    subjectId: text().notNull(),
    /** The changed fields; null if there was or is no subject. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    // What changed is forgotten.
    index('audit_changes').on(table.at).where(sql`before is not null or after is not null`),
    index('audit_newest').on(table.at.desc(), table.id),
    index('audit_of_subject').on(table.subjectKind, table.subjectId, table.at.desc()),
    index('audit_of_actor').on(table.actor, table.at.desc()),
  ],
);
