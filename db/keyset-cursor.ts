import { aliasedTableColumn, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

/**
 * Rows after a given one in a list ordered by newest, then id. Compared in the database, whose timestamps are
 * finer than a Date; the first bound lets the index seek, which `or` would prevent.
 */
export function isAfterCursor({ at, id }: { at: PgColumn; id: PgColumn }, lastId: string): SQL {
  const [lastAt, isLast] = [aliasedTableColumn(at, 'last'), aliasedTableColumn(id, 'last')];
  const moment = sql`(select ${lastAt} from ${at.table} last where ${isLast} = ${lastId})`;
  return sql`(${at} <= ${moment} and (${at} < ${moment} or ${id} > ${lastId}))`;
}
