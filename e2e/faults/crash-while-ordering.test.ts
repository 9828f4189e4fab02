import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer, Product } from './processes/buyer.ts';
import { type CrashTarget, crashAt } from './support/crash.ts';
import { listNames, visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

/** After the card is confirmed; inside finalize; after its commit and before the reply. */

async function startAndPay(buyer: Buyer): Promise<Buyer> {
  expect((await buyer.start()).status).toBe(200);
  expect((await buyer.pay()).body.status).toBe('succeeded');
  return buyer;
}

describe('kill -9 of the only server while it places a paid order', () => {
  let world: World;
  let product: Product;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres() });
    product = await world.addProduct(1_000);
    await world.emulator.setWebhooks({ mode: 'paused' });
  });
  afterAll(() => world?.close());
  afterEach(() => world.liftFaults());

  /** Kills the server at its n-th message while it answers; it stays dead. */
  async function orderUntil(target: CrashTarget, buyer: Buyer) {
    const point = crashAt(world.server, target);
    const reply = await buyer.order();
    await point.disarm();
    expect(reply.status).toBe(point.at ? 0 : 201);
    return point;
  }

  it('anywhere: started again, it gives the browser that sends again its order', async () => {
    const points = await visitCrashPoints(
      async (number) => {
        const buyer = await startAndPay(world.createBuyer({ product }));
        const point = await orderUntil(number, buyer);
        if (point.at) await world.server.start();
        expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
        const { orders, payments, refunds } = await expectNoViolations(world);
        expect({ orders, refunds }).toEqual({ orders: payments, refunds: 0 });
        return point;
      },
      {
        kinds: [
          'to provider',
          'from provider',
          'to database: begin',
          'to database: insert',
          'to database: commit',
          'from database: commit',
        ],
      },
    );
    expect(listNames(points)).toEqual(
      expect.arrayContaining(['to database: begin', 'to database: commit', 'from database: commit']),
    );
  });

  it('and the tab is closed: the webhook makes the order', async () => {
    await visitCrashPoints(
      async (number) => {
        const buyer = await startAndPay(world.createBuyer({ product }));
        const point = await orderUntil(number, buyer);
        buyer.leave();
        if (point.at) await world.server.start();
        await world.emulator.releaseWebhooks();
        const { orders, payments, refunds } = await expectNoViolations(world);
        expect({ orders, refunds }).toEqual({ orders: payments, refunds: 0 });
        return point;
      },
      { kinds: ['from provider', 'from database: commit'] },
    );
  });

  it('and the tab is closed and no webhook comes: the reconciler makes the order', async () => {
    await world.emulator.setWebhooks({ mode: 'dropped' });
    await visitCrashPoints(
      async (number) => {
        const buyer = await startAndPay(world.createBuyer({ product }));
        const point = await orderUntil(number, buyer);
        buyer.leave();
        if (point.at) {
          await world.server.start(RECONCILING);
          const { orders, payments, refunds } = await expectNoViolations(world);
          expect({ orders, refunds }).toEqual({ orders: payments, refunds: 0 });
          await world.server.stop();
          await world.server.start({ RECONCILE_EVERY: '86400' });
        }
        return point;
      },
      { kinds: ['to database: commit', 'from database: commit'] },
    );
  });
});

describe('kill -9 of one of two servers while it places a paid order', () => {
  let world: World;
  let product: Product;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
    product = await world.addProduct(1_000);
    await world.emulator.setWebhooks({ mode: 'dropped' });
  });
  afterAll(() => world?.close());
  afterEach(() => world.liftFaults());

  async function killOneWhileOrdering(target: CrashTarget, buyer: Buyer) {
    const point = crashAt(world.server, target);
    await buyer.order();
    await point.disarm();
    return point;
  }

  it('anywhere: the other server gives the browser its order immediately', async () => {
    const [first, second] = world.servers;
    await visitCrashPoints(
      async (number) => {
        const buyer = await startAndPay(
          world.createBuyer({
            product,
            shop: () => (first?.process.isRunning() ? first : second)?.address ?? '',
          }),
        );
        const point = await killOneWhileOrdering(number, buyer);
        expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
        const { orders, payments, refunds } = await expectNoViolations(world);
        expect({ orders, refunds }).toEqual({ orders: payments, refunds: 0 });
        if (point.at) await first?.start();
        return point;
      },
      { kinds: ['to provider', 'to database: commit', 'from database: commit'] },
    );
  });

  it('and the tab is closed: the other one’s reconciler makes the order', async () => {
    const [first, second] = world.servers;
    await second?.stop();
    await second?.start(RECONCILING);
    await visitCrashPoints(
      async (number) => {
        const buyer = await startAndPay(world.createBuyer({ product }));
        const point = await killOneWhileOrdering(number, buyer);
        buyer.leave();
        const { orders, payments, refunds } = await expectNoViolations(world);
        expect({ orders, refunds }).toEqual({ orders: payments, refunds: 0 });
        if (point.at) await first?.start();
        return point;
      },
      { kinds: ['from provider', 'to database: commit'] },
    );
  });
});
