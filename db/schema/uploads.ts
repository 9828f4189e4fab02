import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures that staff uploaded, kept as files under DATA_DIR/uploads. */
export const uploads = pgTable('uploads', {
  /** A digest of the picture: the same picture is kept once. */
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  createdBy: text().notNull(),
});
