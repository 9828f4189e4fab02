import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import pg from 'pg';
import { createEmulator, type Emulator, KEYS } from '../../faults/processes/emulator-process.ts';
import { createShopServer, type ShopServer } from '../../faults/processes/shop-server.ts';
import { type Databases, startDatabases } from './databases.ts';
import { type HaProxy, startHaProxy } from './haproxy.ts';
import { SUPERUSER } from './patroni-node.ts';
import { createPooler, type Pooler } from './pgbouncer.ts';

export const TOKEN = 'staff-token-of-the-cluster-tests-0123456789';

/** A whole shop beyond one machine, as processes of this one. */
export type Cluster = {
  databases: Databases;
  haproxy: HaProxy;
  /** The second is behind the pooler. */
  shops: readonly ShopServer[];
  pooler: Pooler;
  emulator: Emulator;
  /** The settings of the first shop, also for the audit. */
  settings: Record<string, string>;
  /** Asks the primary. */
  query<Row extends object>(text: string, values?: unknown[]): Promise<Row[]>;
  close(): Promise<void>;
};

/**
 * A folder with another version of the shop, built, from which the shops start: the first scenario replaces
 * it. Else all scenarios run this build.
 */
export const upgradedFrom = process.env.UPGRADE_FROM;

/** Starts everything; the second shop after the first, which creates the tables. */
export async function startCluster(): Promise<Cluster> {
  const folder = await mkdtemp(path.join(tmpdir(), 'marigold-cluster-'));
  // PostgreSQL runs as another account.
  await chmod(folder, 0o711);
  const closing: (() => Promise<unknown>)[] = [() => rm(folder, { recursive: true, force: true })];
  const close = async () => {
    for (const step of closing.splice(0).toReversed()) await step();
  };
  try {
    const databases = await startDatabases(folder);
    closing.push(() => databases.kill());
    const program = upgradedFrom && path.join(upgradedFrom, 'e2e/faults/processes/start-built-shop.js');
    const shops = [await createShopServer({}, program), await createShopServer({}, program)];
    const haproxy = await startHaProxy(folder, {
      databases: databases.nodes,
      shops: shops.map(({ address }) => ({ port: Number(new URL(address).port) })),
    });
    closing.push(() => haproxy.kill());
    await databases.heal();
    await haproxy.start();
    const pooler = await createPooler(folder, haproxy.databasePort);
    closing.push(() => pooler.kill());
    pooler.start();

    const emulator = await createEmulator(shops.map(({ address }) => `${address}/api/webhooks/stripe`));
    closing.push(() => emulator.close());
    await emulator.start();

    const address = (port: number, name: string) =>
      `postgres://${SUPERUSER.user}:${SUPERUSER.password}@127.0.0.1:${port}/${name}`;
    const administrator = new pg.Client({ connectionString: address(haproxy.databasePort, 'postgres') });
    await administrator.connect();
    await administrator.query('create database shop');
    await administrator.end();

    const settings = {
      ...KEYS,
      STRIPE_API_BASE: emulator.address,
      DATABASE_URL: address(haproxy.databasePort, 'shop'),
      DATABASE_REPLICA_URL: databases.nodes
        .map(({ postgresPort }) => address(postgresPort, 'shop'))
        .join(','),
      PUBLIC_URL: haproxy.shop,
      STAFF_API_TOKEN: TOKEN,
      RECONCILE_EVERY: '1',
      RECONCILE_AFTER: '1',
      // Longer than HAProxy needs to see that a server stops.
      STOP_DELAY: '3',
    };
    const behindPooler = {
      ...settings,
      DATABASE_URL: address(pooler.port, 'shop'),
      DATABASE_POOLER: 'transaction',
    };
    for (const [index, shop] of shops.entries()) {
      closing.push(() => shop.close());
      await shop.start(index === 1 ? behindPooler : settings);
    }
    const pool = new pg.Pool({ connectionString: settings.DATABASE_URL, max: 2 });
    pool.on('error', () => undefined);
    closing.push(() => pool.end());
    return {
      databases,
      haproxy,
      shops,
      pooler,
      emulator,
      settings,
      query: async (text, values) => (await pool.query(text, values)).rows,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}
