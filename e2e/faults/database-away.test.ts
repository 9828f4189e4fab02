import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { setPrice } from './support/prices.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { type Server, startWorld, type World } from './support/world.ts';

/** Two servers, one of which loses the database: its stale pages for shoppers. */

const NOTICE = 'The shop cannot reach its database. Prices and stock may have changed.';

let world: World;
let writer: Server;
let reader: Server;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
  [writer, reader] = world.servers as [Server, Server];
});
afterEach(() => world.liftFaults());
afterAll(() => world?.close());

async function open(path: string, accept = 'br, gzip') {
  const response = await fetch(reader.address + path, {
    headers: { 'Accept-Encoding': accept },
    redirect: 'manual',
  });
  return { status: response.status, headers: response.headers, text: await response.text() };
}

const loseDatabase = () => {
  reader.database.refuse(true);
  reader.database.cut();
};

it('shows stale pages with a notice, and what is current as soon as the database is back', async () => {
  const product = await world.addProduct();
  const page = `/user/products/${product.id}`;
  await setPrice(world, writer, product, 41);
  const paths = ['/', '/user/products', page];
  for (const path of paths)
    for (let time = 0; time < 3; time++) expect((await open(path)).text).not.toContain(NOTICE);

  loseDatabase();
  await setPrice(world, writer, product, 42);
  for (const path of paths)
    await eventually(async () => {
      const { status, headers, text } = await open(path);
      expect(status).toBe(200);
      expect(text).toContain(NOTICE);
      expect(headers.get('cache-control')).toBe('no-store');
      expect(headers.get('cdn-cache-control')).toBeNull();
      expect(headers.get('age')).toMatch(/^\d+$/);
      expect(headers.get('cache-status')).toMatch(/^Marigold; hit; ttl=-\d+/);
    });
  expect((await open(page, 'identity')).text).toContain('$41');

  // Nobody else's page is cached, and nothing that somebody pays.
  expect((await open('/user/products?category=lighting&page=7')).status).toBe(503);
  expect((await open(`/api/products/${product.id}`)).status).toBe(503);
  expect((await open('/user/cart')).status).toBe(503);
  const quote = { lines: [{ productId: product.id, quantity: 1 }], codes: [] };
  expect((await world.post('/quote', quote, { server: reader })).status).toBe(503);
  expect((await world.createBuyer({ product, shop: () => reader.address }).start()).status).toBe(503);

  reader.database.refuse(false);
  await eventually(async () => {
    const { text } = await open(page);
    // An old price is never shown without the notice.
    if (text.includes('$41')) expect(text).toContain(NOTICE);
    expect(text).toContain('$42');
    expect(text).not.toContain(NOTICE);
  });
});

it('shows stale pages to those who come after a time without requests', async () => {
  const product = await world.addProduct();
  const page = `/user/products/${product.id}`;
  for (let time = 0; time < 3; time++) await open(page);
  loseDatabase();
  // Longer than a look counts.
  await sleep(1_000);
  expect(await open(page)).toMatchObject({ status: 200, text: expect.stringContaining(NOTICE) });
});
