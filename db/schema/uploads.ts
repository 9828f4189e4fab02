import { integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures uploaded by staff, stored as files under DATA_DIR/uploads. */
export const uploads = pgTable('uploads', {
  /** Digest of the picture: equal pictures are stored once. */
  id: text().primaryKey(),
  width: integer().notNull(),
  height: integer().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  createdBy: text().notNull(),
});
