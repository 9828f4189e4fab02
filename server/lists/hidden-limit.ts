import { sql } from 'drizzle-orm';

/**
 * Returns a limit that the planner does not see. It takes most words for frequent, expects the first matches
 * soon, and then reads a whole table, or an index in order, for words that hardly any row has. Without a
 * known limit it looks the words up; rows are still read one by one, and no more than `most`.
 */
export function hiddenLimit(most: number): number {
  // Drizzle's types know no other limits than numbers.
  return sql`(select ${most}::int)` as unknown as number;
}
