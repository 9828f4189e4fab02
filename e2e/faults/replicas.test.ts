import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import type { Product } from './processes/buyer.ts';
import {
  askServer,
  type BreakableDatabaseServer,
  startDatabaseServer,
  startReplica,
} from './processes/database-server.ts';
import { type Changes, MAX_AGE, priceAt, readPrices, setPrice } from './support/prices.ts';
import { type Server, startWorld, type World } from './support/world.ts';

/** Two servers that read from one streaming replica. */

let primary: BreakableDatabaseServer;
let replica: BreakableDatabaseServer;
let world: World;
let writer: Server;
let reader: Server;
/** With the statistics of statements. */
const SETTINGS = { fsync: 'off', shared_preload_libraries: 'pg_stat_statements' };

beforeAll(async () => {
  primary = await startDatabaseServer(SETTINGS);
  await askServer(primary, 'create extension pg_stat_statements');
  replica = await startReplica(primary, SETTINGS);
  world = await startWorld({ postgres: primary, replica, servers: 2, settings: { LOG_LEVEL: 'info' } });
  [writer, reader] = world.servers as [Server, Server];
});
afterAll(async () => {
  await world?.close();
  await replica?.close();
  await primary?.close();
});

/** Milliseconds that the replica lags: longer than it takes to learn of a change, and not left out. */
const LAG = 700;

/** How many statements have read products, but for those of the task that publishes them at their times. */
async function readsAt(server: BreakableDatabaseServer): Promise<number> {
  const [row] = await askServer(
    server,
    `select coalesce(sum(calls), 0)::int as calls from pg_stat_statements
       where query like 'select%from "products"%' and query not like '%for update%'`,
  );
  return row.calls;
}

/** Reads the state of the replica from `/readyz`. */
async function stateAt({ address }: Server): Promise<string> {
  const response = await fetch(`${address}/readyz`);
  const { replicas } = (await response.json()) as { replicas: { state: string }[] };
  return replicas[0]?.state ?? 'none';
}

const used = async () => {
  for (const server of world.servers)
    await eventually(async () => expect(await stateAt(server)).toBe('used'));
};

/** Writes a review at a server; the cookie that says so. */
async function writeReview({ address }: Server, { id }: Product, comment: string): Promise<string> {
  const response = await fetch(`${address}/api/products/${id}/reviews`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName: 'Grace', userEmail: 'grace@example.com', rating: 4, comment }),
  });
  expect(response.status, await response.text()).toBe(201);
  const cookie = response.headers.getSetCookie().find((line) => line.startsWith('marigold_change=')) ?? '';
  expect(cookie).toMatch(/^marigold_change=\d+; Path=\/; Max-Age=\d; HttpOnly; SameSite=Lax$/);
  return cookie.split(';')[0] ?? '';
}

it('answers what is the same for everyone from the replica, and the rest from the primary', async () => {
  await used();
  const { address } = reader;
  const [before, beforeAtPrimary] = [await readsAt(replica), await readsAt(primary)];
  for (const path of ['/api/products', '/api/products/facets', '/user/products', '/sitemap.xml'])
    expect((await fetch(address + path)).status, path).toBe(200);
  const afterReads = await readsAt(replica);
  expect(afterReads).toBeGreaterThan(before + 3);
  expect(await readsAt(primary)).toBe(beforeAtPrimary);

  expect((await world.askAsStaff('GET', '/products/staff', undefined, reader)).status).toBe(200);
  expect(await readsAt(replica)).toBe(afterReads);
  expect(await readsAt(primary)).toBeGreaterThan(beforeAtPrimary);
});

it('shows visitors what they changed, at each server, while the replica does not go on', async () => {
  const product = await world.addProduct();
  await setPrice(world, writer, product, 40);
  await used();
  const path = `/api/products/${product.id}/reviews?page=1&sort=newest&limit=10`;
  const page = `/user/products/${product.id}`;
  const read = (server: Server, url: string, cookie = '') =>
    fetch(server.address + url, { headers: { Cookie: cookie } }).then((response) => response.text());
  // The answer to a second request is cached.
  for (const server of world.servers)
    for (const url of [path, page, path, page, path, page]) await read(server, url);

  await askServer(replica, 'select pg_wal_replay_pause()');
  const cookie = await writeReview(writer, product, 'Turns by itself');
  for (const server of [reader, writer])
    for (const url of [path, page]) expect(await read(server, url, cookie), url).toContain('Turns by itself');
  await setPrice(world, writer, product, 41);
  for (let time = 0; time < 3; time++) expect(await priceAt(writer, product)).toBe(41);

  await eventually(() => expect(reader.output()).toContain('it is more than a second behind'));
  expect(await stateAt(reader)).not.toBe('used');
  await askServer(replica, 'select pg_wal_replay_resume()');
  await used();
  expect(await priceAt(reader, product)).toBe(41);
});

it('gives nobody a cookie who has changed nothing', async () => {
  const response = await fetch(`${reader.address}/user/products`);
  expect(response.headers.getSetCookie()).toEqual([]);
});

it('is never more than a second older than a change at the other server, however the replica lags', async () => {
  const product = await world.addProduct();
  const changes: Changes = [{ price: 50, committed: performance.now() }];
  await setPrice(world, writer, product, 50);
  await used();
  await sleep(MAX_AGE);
  let isOver = false;
  const read = () => readPrices(reader, product, changes, () => isOver);
  const change = async () => {
    for (let price = 51; price < 53; price++) {
      await askServer(replica, 'select pg_wal_replay_pause()');
      await setPrice(world, writer, product, price);
      changes.push({ price, committed: performance.now() });
      await sleep(LAG);
      await askServer(replica, 'select pg_wal_replay_resume()');
      // An entry cached while the replica lagged is not dropped by another change.
      await sleep(MAX_AGE);
    }
    isOver = true;
  };
  const [first, second] = await Promise.all([read(), read(), change()]);
  expect([...first.late, ...second.late]).toEqual([]);
  expect(first.answers + second.answers).toBeGreaterThan(changes.length);
});

it('costs no failed page when the replica is killed, and uses it again when it is back', async () => {
  await used();
  let isOver = false;
  const statuses = new Set<number>();
  const shop = async (name: number) => {
    for (let page = 1; !isOver; page++) {
      const response = await fetch(`${reader.address}/user/products?page=${page}&search=lamp${name}`);
      statuses.add(response.status);
      await response.body?.cancel();
    }
  };
  const shoppers = Array.from({ length: 4 }, (_, name) => shop(name));
  await sleep(500);
  await replica.kill();
  await sleep(1_500);
  isOver = true;
  await Promise.all(shoppers);
  expect([...statuses]).toEqual([200]);
  expect(await stateAt(reader)).not.toBe('used');
  await replica.start();
  await used();
});

it('reads from the replica in each of several workers', async () => {
  await reader.stop();
  await reader.start({ WORKERS: '2' });
  await eventually(() => {
    const lines = reader.process.output().match(/"worker":\d.*a replica answers shared reads/g) ?? [];
    expect(lines.length).toBe(2);
  });
  const before = await readsAt(replica);
  expect((await fetch(`${reader.address}/api/products?limit=5`)).status).toBe(200);
  expect(await readsAt(replica)).toBeGreaterThan(before);
});

it('is not answered by a replica that was promoted', async () => {
  await askServer(replica, 'select pg_promote()');
  await eventually(() => expect(writer.output()).toContain('it is no replica'));
  const before = await readsAt(replica);
  expect((await fetch(`${writer.address}/api/products?limit=7`)).status).toBe(200);
  expect(await readsAt(replica)).toBe(before);
});
