import { sql } from 'drizzle-orm';
import type { Database } from '#db/connection.ts';

/**
 * Every column of every table that contains one of these texts, in any case: 'orders.user_email: …' with the
 * value. `except`: columns or whole tables to be left out.
 */
export async function findAnywhere(
  db: Database,
  texts: readonly string[],
  { except = [] }: { except?: readonly string[] } = {},
): Promise<string[]> {
  const { rows: columns } = await db.execute<{ table: string; column: string }>(sql`
    select table_name as table, column_name as column from information_schema.columns
    join information_schema.tables using (table_schema, table_name)
    where table_schema = 'public' and table_type = 'BASE TABLE'
    order by table_name, ordinal_position`);
  const patterns = texts.map((text) => `%${text.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`);
  const places: string[] = [];
  for (const { table, column } of columns) {
    if (except.includes(table) || except.includes(`${table}.${column}`)) continue;
    const name = sql.identifier(column);
    const { rows } = await db.execute<{ value: string }>(sql`
      select ${name}::text as value from ${sql.identifier(table)}
      where lower(${name}::text) like any(${sql.param(patterns)}::text[])`);
    places.push(...rows.map(({ value }) => `${table}.${column}: ${value}`));
  }
  return places;
}
