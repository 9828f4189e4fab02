import { aliasedTableColumn, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/** The moment and the id that the newest rows are sorted by: newest first, those of one moment by their ids. */
export type Keyset = { at: PgColumn; id: PgColumn };

/**
 * The rows after a row in a list of the newest first. Compared in the database, whose clock is finer than a Date; the first
 * bound is for the index, which could not begin at an `or`.
 */
export function afterCursor({ at, id }: Keyset, lastId: string): SQL {
  const [lastAt, isLast] = [aliasedTableColumn(at, 'last'), aliasedTableColumn(id, 'last')];
  const moment = sql`(select ${lastAt} from ${at.table} last where ${isLast} = ${lastId})`;
  return sql`(${at} <= ${moment} and (${at} < ${moment} or ${id} > ${lastId}))`;
}
