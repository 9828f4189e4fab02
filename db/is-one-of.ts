import { type SQL, type SQLWrapper, sql } from 'drizzle-orm';

/**
 * True if a text is one of some constants of the code, which contain no quotes. They are literals, so that
 * the planner sees which partial index has the rows.
 */
export function isOneOf(text: SQLWrapper, constants: readonly string[]): SQL {
  return sql`${text} in (${sql.raw(constants.map((each) => `'${each}'`).join(', '))})`;
}
