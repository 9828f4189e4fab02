import { type Column, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTable, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Connection } from './connection.ts';
import * as schema from './schema/index.ts';

type Compiler = ReturnType<typeof compilerOf>;
type Preparable<Result> = {
  prepare(name: string): { execute(values?: Record<string, unknown>): Promise<Result> };
};

/**
 * Compiles a query once; PostgreSQL plans it once per connection. For queries that run with every order.
 * Parameters are `sql.placeholder('name')`. Runs on any connection, inside a transaction or not.
 */
export function prepared<Result>(
  name: string,
  build: (db: Compiler) => Preparable<Result>,
): (connection: Connection, values: Record<string, unknown>) => Promise<Result> {
  const compiled = build(COMPILER).prepare(name);
  return (connection, values) => {
    // A copy of the query for this connection: Drizzle binds it to the one it was prepared on. Drizzle does
    // not document `client`: prepared.test.ts fails when it changes.
    const bound: typeof compiled = Object.create(compiled, { client: { value: clientOf(connection) } });
    return bound.execute(values);
  };
}

/** The same for a statement that the query builder cannot write. Its rows are named as in the statement. */
export function preparedStatement<Row>(
  name: string,
  statement: SQL,
): (connection: Connection, values: Record<string, unknown>) => Promise<Row[]> {
  const run = prepared<{ rows: Row[] }>(name, (db) => ({
    prepare: (named) =>
      db._.session.prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(
        DIALECT.sqlToQuery(statement),
        undefined,
        named,
        false,
      ),
  }));
  return async (connection, values) => (await run(connection, values)).rows;
}

/** Placeholders for a prepared insert, named for their columns, without those in `leftToDefaults`. */
export function placeholdersFor<T extends PgTable, Left extends keyof T['$inferInsert'] = never>(
  table: T,
  leftToDefaults: readonly Left[] = [],
): { [Name in Exclude<keyof T['$inferInsert'], Left>]-?: SQL } {
  const given = Object.entries<Column>(getTableColumns(table)).filter(
    ([name]) => !leftToDefaults.some((left) => left === name),
  );
  return Object.fromEntries(
    given.map(([name, column]) => [name, placeholderFor(name, column)]),
  ) as ReturnType<typeof placeholdersFor<T, Left>>;
}

/** Keeps null: Drizzle would pass it to the column's encoder, and those of dates and JSON reject it. */
function placeholderFor(name: string, column: Column): SQL {
  const encoder = {
    mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)),
  };
  return sql`${sql.param(sql.placeholder(name), encoder)}`;
}

function compilerOf() {
  return drizzle.mock({ schema, casing: 'snake_case' });
}

const DIALECT = new PgDialect({ casing: 'snake_case' });

const COMPILER = compilerOf();

/** The driver's connection: the pool, or the client of a transaction. Private in Drizzle. */
function clientOf(connection: Connection): unknown {
  const { session } = connection._;
  if (!('client' in session)) throw new Error('Drizzle keeps its client elsewhere now');
  return session.client;
}
