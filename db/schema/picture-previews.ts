import { pgTable, text } from 'drizzle-orm/pg-core';

/** Tiny previews of the shop's own pictures, shown until the picture is loaded. */
export const picturePreviews = pgTable('picture_previews', {
  /** The URL of the picture, as in products. */
  address: text().primaryKey(),
  /** At most 12 pixels wide and high, as a data: URL. */
  preview: text().notNull(),
});
