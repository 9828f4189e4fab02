import { sql } from 'drizzle-orm';
import { index, integer, pgTable, primaryKey, text, timestamp } from 'drizzle-orm/pg-core';

/** Pictures of products that an import found at addresses of others, to be stored as uploads (model W6). */
export const pictureFetches = pgTable(
  'picture_fetches',
  {
    /** Of the address, which is too long for an index. */
    addressDigest: text().notNull(),
    /** As the product has it. */
    address: text().notNull(),
    /** No reference: a product may be gone before its picture is fetched. */
    productId: text().notNull(),
    /** Host and port. */
    host: text().notNull(),
    /** The address of the file, if that is an http: one. */
    insecureAddress: text(),
    /** The member of staff whose import it was. */
    requestedBy: text().notNull(),
    requestedAt: timestamp({ withTimezone: true }).notNull(),
    tries: integer().notNull().default(0),
    /** Null once it is stored or given up. */
    nextTryAt: timestamp({ withTimezone: true }),
    /** The reason of the last failed try. */
    failure: text(),
    /** The URL of the upload, once it is stored. */
    picture: text(),
  },
  (table) => [
    primaryKey({ columns: [table.addressDigest, table.productId] }),
    index('picture_fetches_due').on(table.nextTryAt).where(sql`next_try_at is not null`),
    index('picture_fetches_failed').on(table.requestedAt).where(sql`next_try_at is null and picture is null`),
    index('picture_fetches_of_product').on(table.productId),
  ],
);
