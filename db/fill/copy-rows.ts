import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { type Column, getTableColumns, getTableName, type Table } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';

/** Writes rows by COPY. A column that the first row lacks gets its default; throws if another row has it. */
export async function copyRows<T extends Table>(
  client: pg.ClientBase,
  table: T,
  rows: readonly T['$inferInsert'][],
): Promise<void> {
  const [first] = rows;
  if (!first) return;
  const all = getTableColumns(table);
  const columns = Object.entries(all).filter(([name]) => name in first);
  const names = columns.map(([, column]) => `"${CASING.getColumnCasing(column)}"`).join(', ');
  const lines = function* () {
    for (const row of rows as readonly Record<string, unknown>[]) {
      const unwritten = Object.keys(row).find((name) => name in all && !(name in first));
      if (unwritten) throw new Error(`The first row for ${getTableName(table)} has no ${unwritten}.`);
      yield `${columns.map(([name, column]) => formatValue(column, row[name])).join('\t')}\n`;
    }
  };
  const stream = client.query(copyFrom(`copy "${getTableName(table)}" (${names}) from stdin`));
  await pipeline(Readable.from(lines()), stream);
}

const CASING = new CasingCache('snake_case');

/** Formats a value in the text format of COPY. */
function formatValue(column: Column, value: unknown): string {
  if (value === null || value === undefined) return '\\N';
  const written = column.mapToDriverValue(value);
  return String(written).replace(/[\\\t\n\r]/g, (character) => ESCAPES[character] ?? character);
}

const ESCAPES: Record<string, string> = { '\\': '\\\\', '\t': '\\t', '\n': '\\n', '\r': '\\r' };
