import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writeBackup } from '#db/backup/write-backup.ts';
import { connect, inTransaction } from '#db/connection.ts';
import { findPooler } from '#db/find-pooler.ts';
import type { Connection } from '#postgres/ensure-database.ts';
import { formatUrl, reaching } from './processes/database-server.ts';
import { canKnowNames, pgbouncerVersion, startPgbouncer } from './processes/pgbouncer.ts';
import { createShopServer } from './processes/shop-server.ts';
import { type RunningPooler, startTransactionPooler } from './processes/transaction-pooler.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, type Server, startWorld, type World } from './support/world.ts';

/** Two servers behind a pooler in transaction mode. Orders count: such a shop can be ready and sell none. */

type Pooler = { name: string; knowsNames: boolean; start(database: Connection): Promise<RunningPooler> };

const OURS: Pooler = {
  name: 'a pooler that knows no prepared statements',
  knowsNames: false,
  start: startTransactionPooler,
};
const PGBOUNCER: Pooler[] = (canKnowNames ? [false, true] : [false]).map((knowsNames) => ({
  name: `PgBouncer ${pgbouncerVersion} ${knowsNames ? 'with' : 'without'} prepared statements`,
  knowsNames,
  start: (database) => startPgbouncer(database, { knowsNames }),
}));

/** Milliseconds for a statement, where a test says nothing else. */
const LIMIT = 200;

describe.each(pgbouncerVersion ? [OURS, ...PGBOUNCER] : [OURS])('behind $name', ({ knowsNames, start }) => {
  const { connection, filled } = sharedPostgres();
  let pooler: RunningPooler;
  let world: World;
  beforeAll(async () => {
    pooler = await start(connection);
    world = await startWorld({
      postgres: {
        ...reaching({ ...connection, host: '127.0.0.1', port: pooler.port }),
        // The first server migrates a database and fills it, once.
        filled: start === OURS.start ? undefined : filled,
      },
      servers: 2,
      settings: { ...RECONCILING, DATABASE_POOLER: 'transaction' },
    });
  });
  afterAll(async () => {
    await world?.close();
    await pooler?.close();
  });
  const open = (statementTimeout = LIMIT) =>
    connect({ url: world.database.url, isPooled: true }, () => undefined, {
      connections: 2,
      statementTimeout,
    });

  it('two servers sell at the same time, and everything agrees', async () => {
    const product = await world.addProduct(100);
    const buy = async (server: Server) => {
      const buyer = world.createBuyer({ product, shop: () => server.address });
      return world.note(await buyer.finish()).kind;
    };
    const bought = await Promise.all(
      world.servers.flatMap((server) => Array.from({ length: 5 }, () => buy(server))),
    );
    expect(bought).toEqual(Array.from({ length: 10 }, () => 'ordered'));
    expect((await expectNoViolations(world)).orders).toBe(10);
  });

  it.skipIf(knowsNames)('a prepared statement would fail', async () => {
    const pool = new pg.Pool({ connectionString: world.database.url, max: 1 });
    const repeat = async () => {
      for (let time = 0; time < 20; time++) await pool.query({ name: 'again', text: 'select 1' });
    };
    await expect(repeat()).rejects.toMatchObject({ code: '26000' });
    await pool.end();
  });

  it('the start says whether it knows prepared statements', async () => {
    expect(world.server.output()).toContain(`knows ${knowsNames ? '' : 'no '}prepared statements`);
    const db = open();
    expect(await findPooler(db)).toBe(knowsNames ? 'with names' : 'without names');
    await db.$client.end();
  });

  it('a statement and a transaction have their limit, and no other of the same connection', async () => {
    const db = open();
    const tooLong = expect.objectContaining({ cause: expect.objectContaining({ code: '57014' }) });
    const sleep = sql`select pg_sleep(10)`;
    await expect(db.execute(sleep)).rejects.toEqual(tooLong);
    await expect(inTransaction(db, (tx) => tx.execute(sleep))).rejects.toEqual(tooLong);
    const read = sql`select current_setting('statement_timeout') as limit`;
    expect((await db.execute(read)).rows).toEqual([{ limit: `${LIMIT}ms` }]);
    await db.$client.end();
    expect(await world.query('show statement_timeout')).toEqual([{ statement_timeout: '0' }]);
  });

  it('a change that fails is rolled back, and its connection goes on', async () => {
    const db = open();
    const change = sql`update products set price_cents = 1 / (stock - stock) where stock is not null`;
    await expect(db.execute(change)).rejects.toThrow();
    expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }]);
    await db.$client.end();
  });

  it('a backup is written', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
    const db = open(10_000);
    const rows = await writeBackup(db, path.join(folder, 'shop.backup'), new Date());
    expect(rows.orders).toBeGreaterThan(0);
    await db.$client.end();
    await rm(folder, { recursive: true });
  });
});

it.skipIf(pgbouncerVersion)(`PgBouncer was not tried: ${process.env.PGBOUNCER ?? 'it'} is not installed`);

it('a shop that was not told of a pooler does not start, and says what to set', async () => {
  const { connection } = sharedPostgres();
  const pooler = await startTransactionPooler(connection);
  const url = formatUrl({ ...connection, host: '127.0.0.1', port: pooler.port });
  const shop = await createShopServer({ DATABASE_URL: url });
  await expect(shop.start()).rejects.toThrow('Set DATABASE_POOLER=transaction');
  await shop.close();
  await pooler.close();
});
