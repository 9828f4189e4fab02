import { kill } from 'node:process';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { createBuyer, type Outcome, type Product } from './processes/buyer.ts';
import { createShopServer, type ShopServer } from './processes/shop-server.ts';
import { crashAt } from './support/crash.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { IS_LONG } from './support/seed.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

/** One server of several processes. Its log says which of them answer requests. */
const SETTINGS = { WORKERS: '2', LOG_LEVEL: 'info' };

/** Before and after the order is in the database. */
const COMMIT = ['to database: commit', 'from database: commit'];

/** The process ids of the workers, by their numbers. */
function listWorkers(server: ShopServer): Map<number, number> {
  const lines = server.process.output().matchAll(/^\{.*"worker":(\d+),"pid":(\d+),"msg":"a worker answers/gm);
  return new Map([...lines].map(([, worker, pid]) => [Number(worker), Number(pid)]));
}

async function killWorker(server: ShopServer, worker: number): Promise<void> {
  await eventually(async () => expect(listWorkers(server).size).toBe(2));
  const pid = listWorkers(server).get(worker);
  if (pid === undefined) throw new Error(`There is no worker ${worker}`);
  kill(pid, 'SIGKILL');
}

/** Waits until the worker has another process than before. */
const replaced = (server: ShopServer, worker: number, before: number | undefined) =>
  eventually(async () => expect(listWorkers(server).get(worker)).not.toBe(before));

describe('a server with two workers', () => {
  let world: World;
  let product: Product;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), settings: { ...SETTINGS, STOP_DELAY: '1' } });
    product = await world.addProduct(1_000);
  });
  afterAll(() => world?.close());
  afterEach(async () => {
    await world.liftFaults();
    await world.emulator.setWebhooks({ mode: 'normal' });
    await expectNoViolations(world);
  });

  it.each(IS_LONG ? ['to database: begin', ...COMMIT] : COMMIT.slice(0, 1))(
    'whose workers are killed while one orders (%s): replaced, it gives the browser its order',
    async (kind) => {
      await world.emulator.setWebhooks({ mode: 'dropped' });
      const buyer = world.createBuyer({ product });
      await buyer.finish({ leaveAfter: 'paying' });
      const before = listWorkers(world.server);
      const point = crashAt(
        world.server,
        { kind, nth: 1 },
        {
          strike: async (server) => void (await Promise.all([1, 2].map((each) => killWorker(server, each)))),
        },
      );
      const reply = await buyer.order();
      await point.disarm();
      expect([point.at !== null, reply.status]).toEqual([true, 0]);

      expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
      for (const [worker, pid] of before) await replaced(world.server, worker, pid);
      expect(world.server.process.isRunning()).toBe(true);
    },
  );

  it('whose workers die in turn while buyers come and go: every acknowledged order exists', async () => {
    let isOver = false;
    const shop = async (): Promise<Outcome[]> => {
      const outcomes: Outcome[] = [];
      while (!isOver) outcomes.push(world.note(await world.createBuyer({ product }).finish()));
      return outcomes;
    };
    const shoppers = Array.from({ length: 6 }, shop);
    for (const worker of [1, 2, 1]) {
      const orders = (await world.query('select 1 from orders')).length;
      await eventually(async () =>
        expect((await world.query('select 1 from orders')).length).toBeGreaterThan(orders + 5),
      );
      const before = listWorkers(world.server).get(worker);
      await killWorker(world.server, worker);
      await replaced(world.server, worker, before);
    }
    isOver = true;
    const outcomes = (await Promise.all(shoppers)).flat();
    expect(new Set(outcomes.map(({ kind }) => kind))).toEqual(new Set(['ordered']));
  });

  it('shows what staff change in every worker', async () => {
    for (let price = 60; price < 65; price++) {
      expect((await world.askAsStaff('PUT', `/products/${product.id}`, { price })).status).toBe(200);
      await eventually(async () => {
        // Connections go to the workers in turn.
        const seen = Array.from({ length: 6 }, async () => {
          const response = await fetch(`${world.server.address}/api/products/${product.id}`, {
            headers: { Connection: 'close' },
          });
          return ((await response.json()) as { price: number }).price;
        });
        expect(new Set(await Promise.all(seen))).toEqual(new Set([price]));
      });
    }
    const { price } = product;
    await world.askAsStaff('PUT', `/products/${product.id}`, { price });
  });

  it('says that it stops by /readyz first, answers what it was asked, and ends cleanly', async () => {
    const { address, process } = world.server;
    const readStatus = async (path: string) => (await fetch(`${address}${path}`)).status;
    expect(await readStatus('/readyz')).toBe(200);
    process.signal('SIGTERM');
    await process.printed(/Closing …/);
    await eventually(async () => expect(await readStatus('/readyz')).toBe(503));
    expect(await readStatus('/api/products')).toBe(200);
    expect(await process.ended).toBe(0);
    await world.server.start();
  });

  it('ends its workers when it is killed, and starts again on its port', async () => {
    const workers = [...listWorkers(world.server).values()];
    await world.server.kill();
    const isRunning = (pid: number) => {
      try {
        return kill(pid, 0);
      } catch {
        return false;
      }
    };
    await eventually(async () => expect(workers.filter(isRunning)).toEqual([]));
    await world.server.start();
    expect(world.note(await world.createBuyer({ product }).finish())).toMatchObject({ kind: 'ordered' });
  });
});

describe('a server with two workers, its own database and the built-in emulator', () => {
  it('takes orders, learns of payments by webhook, and stops cleanly', async () => {
    const server = await createShopServer({ ...SETTINGS, STAFF_API_TOKEN: TOKEN });
    try {
      await server.start();
      const product = await findProduct(server);
      const buyers = Array.from({ length: 4 }, () =>
        createBuyer({
          shop: () => server.address,
          provider: `${server.address}/emulator/stripe`,
          publishableKey: 'pk_test_demo',
          product,
        }),
      );
      const outcomes = await Promise.all(buyers.map((buyer) => buyer.finish()));
      expect(outcomes.map(({ kind }) => kind)).toEqual(buyers.map(() => 'ordered'));

      const closed = createBuyer({
        shop: () => server.address,
        provider: `${server.address}/emulator/stripe`,
        publishableKey: 'pk_test_demo',
        product,
      });
      await closed.finish({ leaveAfter: 'paying' });
      await eventually(async () => {
        const response = await fetch(`${server.address}/api/orders/${closed.orderId}`, {
          headers: { Authorization: `Bearer ${TOKEN}` },
        });
        expect(response.status).toBe(200);
      }, 20_000);
      expect(await server.stop()).toBe(0);
    } finally {
      await server.close();
    }
  });
});

const TOKEN = 'staff-token-of-the-fault-tests-0123456789';

/** A product that is bought without choices. */
async function findProduct(server: ShopServer): Promise<Product> {
  const response = await fetch(`${server.address}/api/products?limit=66`);
  type Listed = Omit<Product, 'id'> & { _id: string; requiredOptions?: string[] };
  const products = (await response.json()) as Listed[];
  const found = products.find(({ requiredOptions }) => !requiredOptions?.length);
  if (!found) throw new Error('There is no product without choices');
  return { ...found, id: found._id };
}
