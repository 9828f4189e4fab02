import pg from 'pg';
import { SUMS } from './backup-tables.ts';

/** Sums by `table.column`, as decimal text. */
export type Sums = Record<string, string>;

/** Adds up amounts and pieces, which are compared after a restore. */
export async function readSums(client: pg.ClientBase): Promise<Sums> {
  const sums: Sums = {};
  for (const [table, column] of SUMS) {
    const [of, from] = [pg.escapeIdentifier(column), pg.escapeIdentifier(table)];
    const { rows } = await client.query<{ sum: string }>(
      `select coalesce(sum(${of}), 0)::text as sum from ${from}`,
    );
    sums[`${table}.${column}`] = rows[0]?.sum ?? '0';
  }
  return sums;
}
