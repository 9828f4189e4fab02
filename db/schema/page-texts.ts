import { index, integer, jsonb, pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { PageName, WrittenTexts } from '#domain/page-texts/page-texts.ts';

/** What has a draft and publications: the texts of a page, and the looks of the shop. */
export type DraftedName = PageName | 'looks';

/** What differs from the defaults of texts or looks: as shoppers see it, and as staff prepare it. */
export const pageTexts = pgTable('page_texts', {
  page: text().$type<DraftedName>().primaryKey(),
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
