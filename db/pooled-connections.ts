import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inOneWrite } from './in-one-write.ts';

/** Milliseconds for a statement, and for a transaction without one. */
type Limits = { statement: number; idleInTransaction: number };

/**
 * Connections to a pooler in transaction mode, such as PgBouncer, which runs each transaction in any of its
 * own connections to the database (decision 143). Nothing outlasts a transaction there, so the limits are set
 * in each, and a single statement is a transaction, too. Statements keep their names only where the pooler
 * knows prepared statements. `query` has no form with a callback.
 */
export class PooledConnections extends pg.Pool {
  /** Begins a transaction with the limits. */
  readonly begin: string;

  constructor(options: pg.PoolConfig, { statement, idleInTransaction }: Limits) {
    super({
      ...options,
      Client: PooledClient,
      onConnect: (client) => learnNames(client as PooledClient),
    });
    this.begin = `begin; set local statement_timeout = ${statement}; ${limitIdle(idleInTransaction)}`;
  }

  override query(...statement: unknown[]): never {
    return runAlone(this, statement as Statement) as never;
  }
}

/** The statement that limits how long the transaction in which it runs may be idle, in milliseconds. */
export function limitIdle(limit: number): string {
  return `set local idle_in_transaction_session_timeout = ${limit}`;
}

/** Says whether the pooler of a pool knows prepared statements; null without a pooler. */
export async function knowsNames(pool: pg.Pool): Promise<boolean | null> {
  if (!(pool instanceof PooledConnections)) return null;
  const client = (await pool.connect()) as pg.PoolClient & PooledClient;
  client.release();
  return client.knowsNames;
}

type Statement = [string | pg.QueryConfig, unknown[]?];

/** Runs a statement in a transaction of its own, in one round trip. */
async function runAlone(pool: PooledConnections, statement: Statement): Promise<pg.QueryResult> {
  const client = await pool.connect();
  const [begin, answer, commit] = await inOneWrite(client, () =>
    Promise.allSettled([client.query(pool.begin), client.query(...statement), client.query('commit')]),
  );
  const failed = [begin, answer, commit].find((each) => each.status === 'rejected');
  client.release(failed?.reason);
  if (answer.status === 'fulfilled' && !failed) return answer.value;
  throw failed?.reason;
}

class PooledClient extends pg.Client {
  knowsNames = false;

  override query(...[statement, ...others]: unknown[]): never {
    const sent = this.knowsNames ? statement : withoutName(statement);
    return super.query(sent as pg.QueryConfig, ...(others as [unknown[]])) as never;
  }
}

function withoutName(statement: unknown): unknown {
  const isNamed = typeof statement === 'object' && statement !== null && 'name' in statement;
  return isNamed && !('submit' in statement) ? { ...statement, name: undefined } : statement;
}

/**
 * Finds out whether the pooler knows prepared statements. One that does gives a statement another name at the
 * database: each of its connections there has statements of several connections here. For each connection
 * anew, as the pooler may have been replaced since the last one.
 */
async function learnNames(client: PooledClient): Promise<void> {
  const name = `marigold_${randomUUID()}`;
  client.knowsNames = true;
  const [, , own] = await Promise.all([
    client.query('begin'),
    client.query({ name, text: 'select 1' }),
    client.query('select from pg_prepared_statements where name = $1', [name]),
  ]);
  client.knowsNames = (own as pg.QueryResult).rowCount === 0;
  if (!client.knowsNames) await client.query(`deallocate ${pg.escapeIdentifier(name)}`);
  await client.query('commit');
}
