import { integer, jsonb, pgTable, text, timestamp, uniqueIndex } from 'drizzle-orm/pg-core';
import type { PageContent } from '#domain/shop-pages/shop-page.ts';

/** Pages that staff added, and policies. A deleted one has no row. */
export const shopPages = pgTable(
  'shop_pages',
  {
    /** The `PolicyName` of a policy. */
    id: text().primaryKey(),
    /** The end of its address; null for a policy. */
    slug: text(),
    /** Null: shoppers do not see it. */
    published: jsonb().$type<PageContent>(),
    draft: jsonb().$type<PageContent>().notNull(),
    /** Increased by every change, to detect conflicts. */
    version: integer().notNull().default(0),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [uniqueIndex('one_page_per_slug').on(table.slug)],
);
