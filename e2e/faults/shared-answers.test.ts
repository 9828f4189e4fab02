import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { type Changes, MAX_AGE, priceAt, readPrices, setPrice } from './support/prices.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { type Server, startWorld, type World } from './support/world.ts';

/** The cache of shared answers at two servers with one database. */

let world: World;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
});
afterEach(() => world.liftFaults());
afterAll(() => world?.close());

/** Milliseconds for which one test changes and reads. */
const DURATION = 5_000;

it('is never more than a second older than a change at the other server', async () => {
  const product = await world.addProduct();
  const [writer, reader] = world.servers as [Server, Server];
  const changes: Changes = [{ price: 50, committed: performance.now() }];
  await setPrice(world, writer, product, 50);
  await sleep(MAX_AGE);
  const end = performance.now() + DURATION;

  const read = () => readPrices(reader, product, changes, () => performance.now() >= end);
  const change = async () => {
    while (performance.now() < end) {
      const price = (changes.at(-1)?.price ?? 0) + 1;
      await setPrice(world, writer, product, price);
      changes.push({ price, committed: performance.now() });
      await sleep(60);
    }
  };
  const [first, second] = await Promise.all([read(), read(), change()]);
  expect([...first.late, ...second.late]).toEqual([]);
  expect(changes.length).toBeGreaterThan(5);
  expect(first.answers + second.answers).toBeGreaterThan(changes.length);
});

it('shows a change at once to those who ask the server that made it', async () => {
  const product = await world.addProduct();
  const [server] = world.servers as [Server];
  for (let price = 60; price < 80; price++) {
    await setPrice(world, server, product, price);
    for (const time of ['first', 'second', 'cached'])
      expect(await priceAt(server, product), time).toBe(price);
  }
});

it('is dropped with a page that was made from it', async () => {
  const product = await world.addProduct();
  const [server] = world.servers as [Server];
  const read = (path: string) => fetch(server.address + path).then((response) => response.text());
  const api = `/api/products/${product.id}`;
  const page = `/user/products/${product.id}`;
  // The answer to a second request is cached: the answers before the page.
  for (const path of [api, `${api}/reviews?page=1&sort=newest&limit=10`, page])
    for (let time = 0; time < 3; time++) await read(path);
  expect(await read(page)).not.toContain('Turns by itself');
  const { status } = await world.askAsStaff('POST', `/products/${product.id}/reviews`, {
    userName: 'Grace',
    userEmail: 'grace@example.com',
    rating: 4,
    comment: 'Turns by itself',
  });
  expect(status).toBe(201);
  expect(await read(page)).toContain('Turns by itself');
  await setPrice(world, server, product, 77);
  expect(await read(page)).toContain('$77');
});

it('is not shown while the database cannot say whether it is still true', async () => {
  const product = await world.addProduct();
  const [writer, reader] = world.servers as [Server, Server];
  await setPrice(world, writer, product, 30);
  for (let time = 0; time < 3; time++) expect(await priceAt(reader, product)).toBe(30);
  reader.database.refuse(true);
  reader.database.cut();
  await setPrice(world, writer, product, 31);
  await sleep(MAX_AGE);
  const response = await fetch(`${reader.address}/api/products/${product.id}`);
  expect(response.status).toBe(503);
  reader.database.refuse(false);
  await expect.poll(() => fetch(`${reader.address}/readyz`).then(({ status }) => status)).toBe(200);
  expect(await priceAt(reader, product)).toBe(31);
});

it('is never that of a visitor who is somebody', async () => {
  const product = await world.addProduct();
  const [server] = world.servers as [Server];
  const asStaff = await world.askAsStaff('GET', `/products/${product.id}`, undefined, server);
  for (const time of ['computed', 'cached']) {
    const response = await fetch(`${server.address}/user/products/${product.id}`, {
      headers: { Cookie: 'marigold_staff=somebody; buyer=somebody', 'X-Forwarded-For': '203.0.113.9' },
    });
    expect(response.status, time).toBe(200);
    expect(response.headers.get('set-cookie'), time).toBeNull();
    const page = await response.text();
    expect(page, time).not.toContain('somebody');
    expect(page, time).not.toContain('203.0.113.9');
  }
  expect(asStaff.body).toEqual(
    await fetch(`${server.address}/api/products/${product.id}`).then((response) => response.json()),
  );
});
