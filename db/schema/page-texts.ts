import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PageName, WrittenTexts } from '#domain/page-texts/page-texts.ts';

/** The texts of a page that differ from their defaults: as shoppers read them, and as staff prepare them. */
export const pageTexts = pgTable('page_texts', {
  page: text().$type<PageName>().primaryKey(),
  published: jsonb().$type<WrittenTexts>().notNull(),
  draft: jsonb().$type<WrittenTexts>().notNull(),
  /** Increased by every change, to detect conflicts. */
  version: integer().notNull().default(0),
});

/** What was published of a page of the shop, or of one that staff added, and by whom. */
export const pagePublications = pgTable(
  'page_publications',
  {
    id: text().primaryKey(),
    /** A `PageName`, or the id of a page that staff added. */
    page: text().notNull(),
    texts: jsonb().$type<WrittenTexts>().notNull(),
    publishedAt: timestamp({ withTimezone: true }).notNull(),
    /** Email address of the member of staff. */
    publishedBy: text().notNull(),
  },
  (table) => [index('publications_of_page').on(table.page, table.publishedAt.desc(), table.id.desc())],
);
