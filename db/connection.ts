import { sql } from 'drizzle-orm';
import { drizzle, type NodePgDatabase, NodePgSession, NodePgTransaction } from 'drizzle-orm/node-postgres';
import { PgDialect } from 'drizzle-orm/pg-core';
import pg from 'pg';
import { isReadOnly, isSerializationFailure } from './database-errors.ts';
import { inOneWrite } from './in-one-write.ts';
import { PooledConnections } from './pooled-connections.ts';
import * as schema from './schema/index.ts';
import { publishStatements } from './statement-channel.ts';

export type Database = NodePgDatabase<typeof schema> & { $client: pg.Pool };

export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0];

/** The pool or a transaction, in which a query runs. */
export type Connection = Database | Transaction;

/** `isPooled`: a pooler in transaction mode is there (decision 143). */
export type DatabaseAddress =
  | { url: string; isPooled?: boolean }
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
  background: { connections: 3, statementTimeout: 12_000 },
  /** The invalidations of other servers and the state of the database, however busy the other pools are. */
  watching: { connections: 1, statementTimeout: 1_000 },
} as const satisfies Record<string, PoolSize>;

/**
 * Plans the pools of the processes of a server with several: of one that answers requests, and of the one
 * that does everything else. All together open at most 88 connections, so that commands find some of the 100
 * that PostgreSQL has by default.
 */
export function planPools(workers: number): { worker: PoolSizes; primary: PoolSizes } {
  return {
    worker: {
      buying: share(POOLS.buying, MOST_BUYING, workers),
      reading: share(POOLS.reading, MOST_READING, workers),
      background: { ...POOLS.background, connections: 1 },
      watching: POOLS.watching,
    },
    primary: { ...POOLS, buying: { ...POOLS.buying, connections: 4 } },
  };
}

/** Connections of all workers together. */
const MOST_BUYING = 40;
const MOST_READING = 32;
const MOST_ROWS = 16;

/** Plans the pools of a process for one replica: lists and searches never keep single rows waiting. */
export function planReplicaPools(workers: number) {
  const { reading, buying } = POOLS;
  return {
    lists: share(reading, MOST_READING, workers),
    rows: share({ ...buying, connections: 4 }, MOST_ROWS, workers),
    /** Asked how far it is. */
    state: { connections: 1, statementTimeout: 1_000 },
  };
}

function share(pool: PoolSize, all: number, workers: number): PoolSize {
  return { ...pool, connections: Math.max(1, Math.min(pool.connections, Math.floor(all / workers))) };
}

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
export const IDLE_IN_TRANSACTION_TIMEOUT = 10_000;

/** Opens all pools of a process. */
export function connectPools(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void,
  pools: PoolSizes = POOLS,
): Databases {
  return {
    buying: connect(address, onIdleError, pools.buying),
    reading: connect(address, onIdleError, pools.reading),
    background: connect(address, onIdleError, pools.background),
    watching: connect(address, onIdleError, pools.watching),
  };
}

export async function closePools(databases: Readonly<Record<string, Database>>): Promise<void> {
  await Promise.all(Object.values(databases).map(({ $client }) => $client.end()));
}

export type ReplicaDatabases = Record<'lists' | 'rows' | 'state', Database>;

/** Opens the pools of a process for one replica. */
export function connectReplica(
  url: string,
  onIdleError: (error: Error) => void,
  workers: number,
): ReplicaDatabases {
  const { lists, rows, state } = planReplicaPools(workers);
  return {
    lists: connect({ url }, onIdleError, lists),
    rows: connect({ url }, onIdleError, rows),
    state: connect({ url }, onIdleError, state),
  };
}

/** Opens a pool of connections, opened on first use; `onIdleError` receives errors of idle connections. */
export function connect(
  address: DatabaseAddress,
  onIdleError: (error: Error) => void,
  { connections, statementTimeout }: PoolSize = POOLS.buying,
): Database {
  const limits = { statement: statementTimeout, idleInTransaction: IDLE_IN_TRANSACTION_TIMEOUT };
  const options = {
    ...('url' in address ? { connectionString: address.url } : address),
    max: connections,
    connectionTimeoutMillis: CONNECT_TIMEOUT,
    query_timeout: limits.statement + ANSWER_TIMEOUT,
    application_name: 'marigold',
    // Independent statements of a transaction are pipelined.
    pipeline: true,
  };
  const pool =
    'url' in address && address.isPooled
      ? new PooledConnections(options, limits)
      : new pg.Pool({
          ...options,
          statement_timeout: limits.statement,
          idle_in_transaction_session_timeout: limits.idleInTransaction,
        });
  // A pool that is closed lets go of its connections before they have ended, and then the database may stop.
  pool.on('error', (error) => {
    if (!pool.ending) onIdleError(error);
  });
  // The query reports the error; an 'error' event without a listener would end the process.
  pool.on('connect', (client) => client.on('error', () => undefined));
  pool.on('connect', publishStatements);
  return drizzle(pool, { schema, casing: 'snake_case' }) as Database;
}

/** Throws if the database does not answer. */
export async function pingDatabase(db: Connection): Promise<void> {
  await db.execute(sql`select 1`);
}

type Open = {
  client: pg.PoolClient;
  last: Map<string, () => Promise<void>>;
  committed: (() => void)[];
  isCommitting: boolean;
};

const openTransactions = new WeakMap<Transaction, Open>();

/**
 * Runs a step as the last of its transaction, after all other locks; several in the order of their names. One
 * with the same name runs once. For rows that nearly every change locks: locked between others, they would
 * cause deadlocks.
 */
export async function runLast(tx: Transaction, name: string, step: () => Promise<void>): Promise<void> {
  const last = openTransactions.get(tx)?.last;
  if (last) last.set(name, step);
  else await step();
}

/** Runs `step` once the transaction is committed; not after a rollback. */
export function afterCommit(tx: Transaction, step: () => void): void {
  openTransactions.get(tx)?.committed.push(step);
}

/**
 * Sends the last statements of a transaction together with its commit, in one round trip: if one fails, the
 * database rolls all back. They are bound before, so none of them can fail to be sent.
 */
export async function commitWith(tx: Transaction, statements: readonly pg.QueryConfig[]): Promise<void> {
  const open = openTransactions.get(tx);
  if (!open) throw new Error('Only a transaction of inTransaction can be committed');
  await runLastSteps(open);
  open.isCommitting = true;
  const { client } = open;
  await inOneWrite(client, () =>
    Promise.all([...statements.map((statement) => client.query(statement)), client.query('commit')]),
  );
}

/**
 * Runs `work` in one transaction; retries it, up to three times in all, after a serialization failure or a
 * deadlock. `work` must have no effect outside the transaction. `read` is sent together with the begin, in
 * one round trip, and `work` receives its result. It may lock, but must not write: if the begin failed, it
 * would run outside the transaction.
 */
export async function inTransaction<Result, ReadResult = undefined>(
  db: Database,
  work: (tx: Transaction, loaded: ReadResult) => Promise<Result>,
  read?: (tx: Transaction) => Promise<ReadResult>,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await runOnce(db, work, read);
    } catch (error) {
      if (attempt >= 3 || !isSerializationFailure(error)) throw error;
    }
  }
}

async function runOnce<Result, ReadResult>(
  db: Database,
  work: (tx: Transaction, loaded: ReadResult) => Promise<Result>,
  read: ((tx: Transaction) => Promise<ReadResult>) | undefined,
): Promise<Result> {
  const client = await db.$client.connect();
  const begin = db.$client instanceof PooledConnections ? db.$client.begin : 'begin';
  const tx = transactionOn(client);
  const open: Open = { client, last: new Map(), committed: [], isCommitting: false };
  openTransactions.set(tx, open);
  let broken: Error | undefined;
  let result: Result;
  try {
    const [, loaded] = await inOneWrite(client, () => Promise.all([client.query(begin), read?.(tx)]));
    result = await work(tx, loaded as ReadResult);
    if (!open.isCommitting) {
      await runLastSteps(open);
      open.isCommitting = true;
      await client.query('commit');
    }
  } catch (error) {
    if (isReadOnly(error)) broken = error as Error;
    // A commit after a failed statement has rolled back.
    if (!open.isCommitting)
      await client.query('rollback').catch((failure: Error) => {
        broken = failure;
      });
    throw error;
  } finally {
    client.release(broken);
  }
  for (const step of open.committed) step();
  return result;
}

/** A step may add others. */
async function runLastSteps({ last }: Open): Promise<void> {
  while (last.size > 0) {
    const [next] = [...last].sort(([one], [other]) => (one < other ? -1 : 1));
    if (!next) return;
    last.delete(next[0]);
    await next[1]();
  }
}

const DIALECT = new PgDialect({ casing: 'snake_case' });

/** Drizzle's own `transaction` waits for the begin by itself. */
function transactionOn(client: pg.PoolClient): Transaction {
  const session = new NodePgSession(client, DIALECT, undefined);
  return new NodePgTransaction(DIALECT, session, undefined) as unknown as Transaction;
}
