import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import type { Buyer, Product } from './processes/buyer.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

describe('a server that is asked to stop', () => {
  it('says so by /readyz first, and serves until then', async () => {
    const world = await startWorld({ postgres: sharedPostgres(), settings: { STOP_DELAY: '2' } });
    try {
      const { address, process } = world.server;
      const readStatus = async (path: string) => (await fetch(`${address}${path}`)).status;
      expect(await readStatus('/readyz')).toBe(200);
      process.signal('SIGTERM');
      await process.printed(/Closing …/);
      expect([await readStatus('/readyz'), await readStatus('/api/products')]).toEqual([503, 200]);
      expect(await process.ended).toBe(0);
    } finally {
      await world.close();
    }
  });
});

describe('SIGTERM', () => {
  let world: World;
  let product: Product;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres() });
    product = await world.addProduct(1_000);
  });
  afterAll(() => world?.close());
  afterEach(async () => {
    await world.liftFaults();
    if (!world.server.process.isRunning()) await world.server.start();
    await expectNoViolations(world);
  });

  it.each([
    ['provider', 'to provider'],
    ['database', 'to database'],
  ] as const)('with orders that wait for the %s: all are answered, then it ends', async (place, way) => {
    await world.emulator.setWebhooks({ mode: 'dropped' });
    const buyers = Array.from({ length: 10 }, () => world.createBuyer({ product }));
    for (const buyer of buyers) await buyer.finish({ leaveAfter: 'paying' });

    const proxy = world.server[place];
    const { promise: goOn, resolve: release } = Promise.withResolvers<void>();
    const { promise: allThere, resolve: arrived } = Promise.withResolvers<void>();
    let waiting = 0;
    proxy.watch(async (message) => {
      if (message.way === way && ++waiting === buyers.length) arrived();
      await goOn;
      return 'pass';
    });
    const orders = buyers.map((buyer) => buyer.order());
    await allThere;
    world.server.process.signal('SIGTERM');
    await world.server.process.printed(/Closing …/);
    await expect(fetch(`${world.server.address}/healthz`)).rejects.toThrow();
    release();

    const replies = await Promise.all(orders);
    expect(replies.map(({ status }) => status)).toEqual(buyers.map(() => 201));
    expect(await world.server.process.ended).toBe(0);
    await world.server.start();
    for (const buyer of buyers) world.note(await buyer.finish());
  });

  it('while buyers come and go: every acknowledged order exists', async () => {
    await world.emulator.setWebhooks({ mode: 'normal' });
    let isOver = false;
    const shop = async (): Promise<Buyer[]> => {
      const all: Buyer[] = [];
      while (!isOver) {
        const buyer = world.createBuyer({ product });
        all.push(buyer);
        world.note(await buyer.finish());
      }
      return all;
    };
    const shoppers = Array.from({ length: 6 }, shop);
    for (let time = 0; time < 3; time++) {
      const before = await world.query('select 1 from orders');
      await eventually(async () =>
        expect((await world.query('select 1 from orders')).length).toBeGreaterThanOrEqual(before.length + 10),
      );
      expect(await world.server.stop()).toBe(0);
      await world.server.start();
    }
    isOver = true;
    const bought = (await Promise.all(shoppers)).flat();
    expect(bought.length).toBeGreaterThan(20);
  });
});
