import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import type { Buyer, Product } from './processes/buyer.ts';
import { type CrashTarget, crashAt } from './support/crash.ts';
import { listNames, visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, type Server, startWorld, type World } from './support/world.ts';

/** Before and after the payment is created at the provider. */

const PIECES = 1_000;

async function startUntil(target: CrashTarget, server: Server, buyer: Buyer) {
  const point = crashAt(server, target);
  await buyer.start();
  await point.disarm();
  return point;
}

describe('kill -9 of the server while a payment is started', () => {
  let world: World;
  let product: Product;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
    product = await world.addProduct(PIECES);
    await world.emulator.setWebhooks({ mode: 'dropped' });
  });
  afterAll(() => world?.close());
  afterEach(() => world.liftFaults());

  async function expectOnePayment(buyer: Buyer) {
    const intents = await world.emulator.list<{ id: string; metadata: { checkout?: string } }>(
      '/v1/payment_intents',
    );
    expect(intents.filter(({ metadata }) => metadata.checkout === buyer.orderId)).toHaveLength(1);
    expect(await world.query('select 1 from checkouts where email = $1', [buyer.email])).toHaveLength(1);
  }

  it('anywhere: started again, it gives the browser that sends again the same payment', async () => {
    const points = await visitCrashPoints(
      async (number) => {
        const buyer = world.createBuyer({ product });
        const point = await startUntil(number, world.server, buyer);
        if (point.at) await world.server.start();
        expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
        await expectOnePayment(buyer);
        await expectNoViolations(world);
        return point;
      },
      { kinds: ['to database', 'from database', 'to provider', 'from provider'] },
    );
    expect(points.length).toBeGreaterThan(1);
  });

  it('anywhere: the other server gives the browser the same payment immediately', async () => {
    const [first, second] = world.servers;
    await visitCrashPoints(
      async (number) => {
        const buyer = world.createBuyer({
          product,
          shop: () => (first?.process.isRunning() ? first : second)?.address ?? '',
        });
        const point = await startUntil(number, world.server, buyer);
        expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
        await expectOnePayment(buyer);
        await expectNoViolations(world);
        if (point.at) await first?.start();
        return point;
      },
      { kinds: ['to provider', 'from database: commit'] },
    );
  });
});

describe('kill -9 of the server while a payment is started, and the tab is closed', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({
      postgres: sharedPostgres(),
      settings: { HOLD_MINUTES: '0.01' },
    });
    await world.emulator.setWebhooks({ mode: 'dropped' });
  });
  afterAll(() => world?.close());
  afterEach(() => world.liftFaults());

  it('anywhere: the stock is released, and the payment can no longer be paid', async () => {
    const product = await world.addProduct(PIECES);
    const points = await visitCrashPoints(
      async (number) => {
        const point = await startUntil(number, world.server, world.createBuyer({ product }));
        if (point.at) await world.server.start();
        return point;
      },
      { kinds: ['to database', 'from database', 'to provider', 'from provider'] },
    );
    expect(listNames(points).join('\n')).toMatch(/provider|database/);

    await world.server.stop();
    await world.server.start(RECONCILING);
    await eventually(async () => {
      expect(await world.query('select 1 from stock_holds')).toEqual([]);
      expect(await world.query('select stock from products where id = $1', [product.id])).toEqual([
        { stock: PIECES },
      ]);
      expect(await world.query('select distinct outcome from checkouts')).toEqual([{ outcome: 'cancelled' }]);
    });
    const intents = await world.emulator.list<{ id: string; status: string }>('/v1/payment_intents');
    expect(new Set(intents.map(({ status }) => status))).toEqual(new Set(['canceled']));
    await expectNoViolations(world);
  });
});
