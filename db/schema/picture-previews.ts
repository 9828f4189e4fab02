import { pgTable, text } from 'drizzle-orm/pg-core';

/** What a picture looks like before it has come: a few of its pixels. Pictures from elsewhere have none. */
export const picturePreviews = pgTable('picture_previews', {
  /** As products name the picture. */
  address: text().primaryKey(),
  /** A picture of 12 pixels at most, as a data: address. */
  preview: text().notNull(),
});
