import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { isSerializationFailure } from './database-errors.ts';
import * as schema from './schema/index.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** Where a query runs: in the pool, or in a transaction. */
export type Connection = Database | Transaction;

export type DatabaseAddress =
  | { url: string }
  | { host: string; port: number; user: string; password: string; database: string };

type PoolSize = { connections: number; statementTimeout: number };

/**
 * The pools of a server, with milliseconds for a statement. Searches by strangers hold at most the
 * connections for reading, so that buying, webhooks and the reconciler never wait for them. Four servers fit
 * into the 100 connections that PostgreSQL has by default.
 */
export const POOLS = {
  /** Buying, webhooks, sign-in, staff, and what a single row answers. */
  buying: { connections: 12, statementTimeout: 12_000 },
  /** Lists, searches and reviews for everyone. */
  reading: { connections: 8, statementTimeout: 4_000 },
  /** The reconciler, mail, and other work without a request. */
  background: { connections: 4, statementTimeout: 12_000 },
} as const satisfies Record<string, PoolSize>;

/**
 * The pools of the processes of a server with several: of one that answers requests, and of the one that does
 * everything else. All together open at most 88 connections, so that commands find some of the 100 that
 * PostgreSQL has by default.
 */
export function poolsOf(workers: number): { worker: PoolSizes; primary: PoolSizes } {
  const share = (pool: PoolSize, all: number) => ({
    ...pool,
    connections: Math.max(1, Math.min(pool.connections, Math.floor(all / workers))),
  });
  return {
    worker: {
      buying: share(POOLS.buying, MOST_BUYING),
      reading: share(POOLS.reading, MOST_READING),
      background: { ...POOLS.background, connections: 1 },
    },
    primary: { ...POOLS, buying: { ...POOLS.buying, connections: 4 } },
  };
}

/** Connections of all workers together. */
const MOST_BUYING = 48;
const MOST_READING = 32;

export type PoolSizes = Record<keyof typeof POOLS, PoolSize>;

export type Databases = { [Name in keyof typeof POOLS]: Database };

/**
 * Milliseconds for the answer to a statement beyond its own limit, and for a free connection. Every request
 * gets an answer, even if the database is up but silent.
 */
const ANSWER_TIMEOUT = 3_000;
const CONNECT_TIMEOUT = 5_000;

/**
 * Milliseconds a transaction may be idle before the database ends it: locks of a server that lost power must
 * not remain. No transaction waits for anything but the database.
 */
const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;

/** All pools of a process. */
export function connectPools(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void,
  pools: PoolSizes = POOLS,
): Databases {
  return {
    buying: connect(address, onIdleError, pools.buying),
    reading: connect(address, onIdleError, pools.reading),
    background: connect(address, onIdleError, pools.background),
  };
}

export async function closePools(databases: Databases): Promise<void> {
  await Promise.all(Object.values(databases).map(({ $client }) => $client.end()));
}

/** A pool of connections, opened on first use; `onIdleError` receives errors of idle connections. */
export function connect(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void,
  { connections, statementTimeout }: PoolSize = POOLS.buying,
): Database {
  const pool = new pg.Pool({
    ...('url' in address ? { connectionString: address.url } : address),
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    statement_timeout: statementTimeout,
    query_timeout: statementTimeout + ANSWER_TIMEOUT,
    idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_TIMEOUT,
    application_name: 'marigold',
    // Independent statements of a transaction are pipelined.
    pipeline: true,
  });
  // A pool that is closed lets go of its connections before they have ended, and then the database may stop.
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError(error);
  });
  // The query reports the error; an 'error' event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return drizzle(pool, { schema, casing: 'snake_case' }) as Database;
}

/** Throws if the database does not answer. */
export async function pingDatabase(db: Connection): Promise<void> {
  await db.execute(sql`select 1`);
}

type LastSteps = Map<string, () => Promise<void>>;

const lastSteps = new WeakMap<Transaction, LastSteps>();

/**
 * Runs a step as the last of its transaction, after all other locks; several in the order of their names. One
 * with the same name runs once. For rows that nearly every change locks: locked between others, they would
 * cause deadlocks.
 */
export async function runLast(tx: Transaction, name: string, step: () => Promise<void>): Promise<void> {
  const last = lastSteps.get(tx);
  if (last) last.set(name, step);
  else await step();
}

const committedSteps = new WeakMap<Transaction, (() => void)[]>();

/** Runs `step` once the transaction is committed; not after a rollback. */
export function afterCommit(tx: Transaction, step: () => void): void {
  committedSteps.get(tx)?.push(step);
}

/**
 * Runs `work` in one transaction; retries it, up to three times in all, after a serialization failure or a
 * deadlock. `work` must have no effect outside the transaction.
 */
export async function inTransaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      const committed: (() => void)[] = [];
      const result = await db.transaction(async (tx) => {
        const last: LastSteps = new Map();
        lastSteps.set(tx, last);
        committedSteps.set(tx, committed);
        const result = await work(tx);
        for (const [, step] of [...last].sort(([one], [other]) => (one < other ? -1 : 1))) await step();
        return result;
      });
      for (const step of committed) step();
      return result;
    } catch (error) {
      if (attempt >= 3 || !isSerializationFailure(error)) throw error;
    }
  }
}
