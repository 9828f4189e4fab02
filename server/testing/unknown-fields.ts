import { getTableColumns, getTableName, is, sql } from 'drizzle-orm';
import { PgTable, text } from 'drizzle-orm/pg-core';
import type { Database } from '#db/connection.ts';

/** The value that must not be in any answer. */
export const UNKNOWN = 'unknown-to-every-presenter';

const NAME = 'unknownField';

/** Parts of JSON whose keys are data, such as the names of options. */
const RECORDS = new Set(
  'options properties texts propertyTexts selectedOptions selectedProperties'.split(' '),
);

/** The tables whose JSON is shown as it is. */
const FREE = new Set(['audit_log']);

/**
 * Adds a column to every table of the schema, and in the database. Rows read by `select()` have it from then
 * on, so the schema must be one that only the calling test has loaded.
 */
export async function addUnknownColumns(db: Database, schema: Record<string, unknown>): Promise<void> {
  for (const table of selectTables(schema)) {
    const builder = text('unknown_field').notNull().default(UNKNOWN);
    const column = (builder as unknown as { build: (table: PgTable) => never }).build(table);
    Object.assign(getTableColumns(table), { [NAME]: column });
    const name = sql.identifier(getTableName(table));
    await db.execute(
      sql`alter table ${name} add column if not exists unknown_field text not null default ${sql.raw(`'${UNKNOWN}'`)}`,
    );
  }
}

/** Adds a field to every object in every JSON column. */
export async function addUnknownJson(db: Database, schema: Record<string, unknown>): Promise<void> {
  for (const table of selectTables(schema).filter((table) => !FREE.has(getTableName(table))))
    for (const column of Object.values(getTableColumns(table))) {
      if (column.columnType !== 'PgJsonb' || column.generated) continue;
      const at = sql.identifier(getTableName(table));
      const name = sql.identifier(snakeCase(column.name));
      const { rows } = await db.execute(sql`select ctid::text as place, ${name} as value from ${at}`);
      for (const { place, value } of rows)
        if (
          typeof value === 'object' &&
          value !== null &&
          (Array.isArray(value) || !RECORDS.has(column.name))
        )
          await db.execute(
            sql`update ${at} set ${name} = ${JSON.stringify(withUnknown(value))}::jsonb where ctid = ${place}::tid`,
          );
    }
}

function selectTables(schema: Record<string, unknown>): PgTable[] {
  return Object.values(schema).filter((value) => is(value, PgTable));
}

function snakeCase(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

function withUnknown(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withUnknown);
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, part]) => [
    name,
    RECORDS.has(name) && !Array.isArray(part) ? part : withUnknown(part),
  ]);
  return { ...Object.fromEntries(fields), [NAME]: UNKNOWN };
}
