import { aliasedTableColumn, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * What follows a row in a list of the newest first, those of one moment by their ids. Compared in the
 * database, whose clock is finer than a Date; the first bound is for the index, which could not begin at an
 * `or`.
 */
export function isAfterCursor({ at, id }: { at: PgColumn; id: PgColumn }, lastId: string): SQL {
  const [lastAt, isLast] = [aliasedTableColumn(at, 'last'), aliasedTableColumn(id, 'last')];
  const moment = sql`(select ${lastAt} from ${at.table} last where ${isLast} = ${lastId})`;
  return sql`(${at} <= ${moment} and (${at} < ${moment} or ${id} > ${lastId}))`;
}
