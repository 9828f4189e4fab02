import { pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

export type DemoRowKind = 'order' | 'membership' | 'message';

/** The orders, memberships and messages that the first start made up, so that they can be removed again. */
export const demoRows = pgTable(
  'demo_rows',
  {
    kind: text().$type<DemoRowKind>().notNull(),
    id: text().notNull(),
    addedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [primaryKey({ columns: [table.kind, table.id] })],
);
