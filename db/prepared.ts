import {
  type Column,
  fillPlaceholders,
  getTableColumns,
  getTableName,
  type SQL,
  type SQLWrapper,
  sql,
} from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { drizzle } from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTable, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type pg from 'pg';
import type { Connection } from './connection.ts';
import * as schema from './schema/index.ts';

type Compiler = ReturnType<typeof createCompiler>;
type Preparable<Result> = {
  prepare(name: string): {
    execute(values?: Record<string, unknown>): Promise<Result>;
    getQuery(): { sql: string; params: unknown[] };
  };
};

type Values = Record<string, unknown>;

export type Prepared<Result> = {
  (connection: Connection, values: Values): Promise<Result>;
  /** The statement with its values, encoded at once: nothing is left that could fail before it is sent. */
  bound(values: Values): BoundStatement;
};

/** All values are text, numbers, booleans or null. */
export type BoundStatement = pg.QueryConfig;

/**
 * Compiles a query once; PostgreSQL plans it once per connection. For queries that run with every order.
 * Parameters are `sql.placeholder('name')`. Runs on any connection, inside a transaction or not.
 */
export function prepared<Result>(
  name: string,
  build: (db: Compiler) => Preparable<Result>,
): Prepared<Result> {
  const compiled = build(COMPILER).prepare(name);
  const { sql: text, params } = compiled.getQuery();
  const run = (connection: Connection, values: Values) => {
    // A copy of the query for this connection: Drizzle binds it to the one it was prepared on. Drizzle does
    // not document `client`: prepared.test.ts fails when it changes.
    const bound: typeof compiled = Object.create(compiled, { client: { value: findClient(connection) } });
    return bound.execute(values);
  };
  return Object.assign(run, {
    bound: (values: Values) => ({ name, text, values: fillPlaceholders(params, values) }),
  });
}

/** Sends statements together, in their order. */
export async function runBound(
  connection: Connection,
  statements: readonly BoundStatement[],
): Promise<pg.QueryResult[]> {
  const client = findClient(connection) as Pick<pg.ClientBase, 'query'>;
  return await Promise.all(statements.map((statement) => client.query(statement)));
}

/**
 * Prepares a statement that the query builder cannot write. Its rows have the column names of the statement.
 */
export function preparedStatement<Row>(name: string, statement: SQL): Prepared<Row[]> {
  const run = prepared<{ rows: Row[] }>(name, (db) => ({
    prepare: (named) =>
      db._.session.prepareQuery<PreparedQueryConfig & { execute: { rows: Row[] } }>(
        DIALECT.sqlToQuery(statement),
        undefined,
        named,
        false,
      ),
  }));
  const selectRows = async (connection: Connection, values: Values) => (await run(connection, values)).rows;
  return Object.assign(selectRows, { bound: run.bound });
}

/** Returns a part of a statement for `preparedStatement`, written by the query builder. */
export function compilePart(build: (db: Compiler) => SQLWrapper): SQL {
  return build(COMPILER).getSQL();
}

/** Placeholders for a prepared insert, named for their columns, without those in `leftToDefaults`. */
export function placeholdersFor<T extends PgTable, Left extends keyof T['$inferInsert'] = never>(
  table: T,
  leftToDefaults: readonly Left[] = [],
): { [Name in Exclude<keyof T['$inferInsert'], Left>]-?: SQL } {
  const own = Object.entries<Column>(getTableColumns(table)).filter(
    ([name]) => !leftToDefaults.some((left) => left === name),
  );
  return Object.fromEntries(own.map(([name, column]) => [name, placeholderFor(name, column)])) as ReturnType<
    typeof placeholdersFor<T, Left>
  >;
}

/** Keeps null: Drizzle would pass it to the column's encoder, and those of dates and JSON reject it. */
function placeholderFor(name: string, column: Column): SQL {
  const encoder = {
    mapToDriverValue: (value: unknown) => (value === null ? null : column.mapToDriverValue(value)),
  };
  return sql`${sql.param(sql.placeholder(name), encoder)}`;
}

/**
 * Inserts any number of rows by one statement, from a placeholder that has them as JSON; `columns` are the
 * fields of each.
 */
export function insertFromJson<T extends PgTable>(
  table: T,
  columns: readonly (keyof T['$inferInsert'] & string)[],
  placeholder: string,
): SQL {
  const all: Record<string, Column> = getTableColumns(table);
  const described = columns.map((field) => {
    const column = all[field];
    if (!column) throw new Error(`${getTableName(table)} has no ${field}`);
    return { field, name: CASING.getColumnCasing(column), type: column.getSQLType() };
  });
  const raw = (write: (one: (typeof described)[number]) => string) =>
    sql.raw(described.map(write).join(', '));
  return sql`insert into ${table} (${raw(({ name }) => `"${name}"`)})
    select ${raw(({ field }) => `"${field}"`)} from json_to_recordset(${sql.placeholder(placeholder)}::json)
      as given (${raw(({ field, type }) => `"${field}" ${type}`)})`;
}

const CASING = new CasingCache('snake_case');

function createCompiler() {
  return drizzle.mock({ schema, casing: 'snake_case' });
}

const DIALECT = new PgDialect({ casing: 'snake_case' });

const COMPILER = createCompiler();

/** Finds the driver's connection: the pool, or the client of a transaction. Private in Drizzle. */
function findClient(connection: Connection): unknown {
  const { session } = connection._;
  if (!('client' in session)) throw new Error('Drizzle keeps its client elsewhere now');
  return session.client;
}
