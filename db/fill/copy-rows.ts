import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Writes rows by COPY. All must have the same columns; absent columns get their defaults. */
export async function copyRows<T extends Table>(
  client: pg.ClientBase,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const columns = Object.entries(getTableColumns(table)).filter(([name]) => name in first);
  const names = columns.map(([, column]) => `"${CASING.getColumnCasing(column)}"`).join(', ');
  const lines = function* () {
    for (const row of rows as readonly Record<string, unknown>[])
      yield `${columns.map(([name, column]) => textOf(column, row[name])).join('\t')}\n`;
  };
  const stream = client.query(copyFrom(`copy "${getTableName(table)}" (${names}) from stdin`));
  await pipeline(Readable.from(lines()), stream);
}

const CASING = new CasingCache('snake_case');

/** A value in the text format of COPY. */
function textOf(column: Column, value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const written = column.mapToDriverValue(value);
  return String(written).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
