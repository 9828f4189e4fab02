import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import type { Product } from './processes/buyer.ts';
import { crashAt } from './support/crash.ts';
import { visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { IS_LONG } from './support/seed.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

/** Milliseconds within which every request must be answered during any fault. */
const BOUND = 30_000;

/** Seconds for one request to the provider: a third of the default, so that its silences end sooner. */
const PROVIDER_TIMEOUT = '2';

let world: World;
let product: Product;
beforeAll(async () => {
  world = await startWorld({
    postgres: sharedPostgres(),
    settings: { STRIPE_TIMEOUT: PROVIDER_TIMEOUT },
  });
  product = await world.addProduct(1_000);
  await world.emulator.setWebhooks({ mode: 'dropped' });
});
afterAll(() => world?.close());
afterEach(async () => {
  await world.liftFaults();
  const { orders, payments, refunds } = await expectNoViolations(world);
  expect(orders + refunds).toBe(payments);
});

const ALL = { path: '/v1/**', times: null };

/** The short run has time for the worst of them. */
const SILENCES = [
  ['does what it is asked and never answers', { kind: 'act_then_hang' }],
  ['is slow (30 s)', { kind: 'delay', milliseconds: 30_000 }],
  ['never answers', { kind: 'hang' }],
] as const;

describe('the provider does not answer', () => {
  it.each(IS_LONG ? SILENCES : SILENCES.slice(0, 1))(
    'it %s: 503 in bounded time, then the same payment and order',
    async (_, action) => {
      const fresh = world.createBuyer({ product });
      const paid = world.createBuyer({ product });
      await paid.finish({ leaveAfter: 'paying' });
      await world.emulator.addFault({ ...ALL, action });

      const began = Date.now();
      const replies = await Promise.all([post('/create-payment-intent', fresh), post('/orders', paid)]);
      expect(Date.now() - began).toBeLessThan(BOUND);
      expect(replies.map(({ status }) => status)).toEqual([503, 503]);
      // Everything else goes on.
      expect((await fetch(`${world.server.address}/api/products?limit=1`)).status).toBe(200);

      await world.emulator.clearFaults();
      expect(world.note(await paid.finish())).toMatchObject({ kind: 'ordered', orderId: paid.orderId });
      expect(world.note(await fresh.finish())).toMatchObject({ kind: 'ordered' });
    },
  );

  /** Waits longer than a browser does. */
  async function post(path: string, buyer: ReturnType<World['createBuyer']>) {
    const { paymentIntentId, ...order } = buyer.orderBody();
    const body =
      path === '/orders'
        ? { ...order, paymentIntentId }
        : {
            amount: order.total,
            currency: 'usd',
            orderData: {
              customerEmail: buyer.email,
              customerName: 'Ada',
              productId: product.id,
              productName: product.name,
              quantity: 1,
            },
            order,
          };
    return await fetch(`${world.server.address}/api${path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(2 * BOUND),
    });
  }
});

describe('the provider fails', () => {
  it.each([
    ['with a 500', { kind: 'fail', status: 500 }],
    ['with a 429', { kind: 'fail', status: 429 }],
    ['with a 500 after it did what it was asked', { kind: 'act_then_fail', status: 500 }],
    ['by cutting the connection after it did what it was asked', { kind: 'act_then_disconnect' }],
  ] as const)(
    '%s, five times: the browser that sends again pays once and gets one order',
    async (_, action) => {
      await world.emulator.addFault({ path: '/v1/**', times: 5, action });
      const buyer = world.createBuyer({ product });
      expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
      const intents = await world.emulator.list<{ id: string; metadata: { checkout?: string } }>(
        '/v1/payment_intents',
      );
      expect(intents.filter(({ metadata }) => metadata.checkout === buyer.orderId)).toHaveLength(1);
    },
  );

  it('anywhere between its connection and the shop’s: nothing is paid twice', async () => {
    await visitCrashPoints(async (number) => {
      const buyer = world.createBuyer({ product });
      const point = crashAt(world.server, number, {
        counts: ({ way }) => way.endsWith('provider'),
        strike: async ({ provider }) => provider.cut(),
      });
      await buyer.finish({ leaveAfter: 'paying' });
      await buyer.order();
      await point.disarm();
      expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
      return point;
    });
  });
});

describe('the card is charged and the browser hears nothing', () => {
  it('it asks again and gets its order', async () => {
    await world.emulator.addFault({
      path: '/v1/payment_intents/*/confirm',
      action: { kind: 'act_then_disconnect' },
    });
    const buyer = world.createBuyer({ product });
    expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
  });

  it('it gives up: the reconciler makes the order', async () => {
    await world.emulator.addFault({
      path: '/v1/payment_intents/*/confirm',
      action: { kind: 'act_then_hang' },
    });
    const buyer = world.createBuyer({ product });
    await buyer.start();
    const paying = buyer.pay();
    await world.emulator.waitForCalls({ path: '/v1/payment_intents/*/confirm' });
    buyer.leave();
    await paying;
    await world.server.stop();
    await world.server.start(RECONCILING);
    await eventually(async () =>
      expect(await world.query('select 1 from orders where id = $1', [buyer.orderId])).toHaveLength(1),
    );
    await world.server.stop();
    await world.server.start({ RECONCILE_EVERY: '86400' });
  });
});

describe('money that is to go back, while the provider', () => {
  it.each([
    ['fails', { kind: 'fail', status: 500 }],
    ['refunds it and reports a failure', { kind: 'act_then_fail', status: 500 }],
    ['gives it back and cuts the connection', { kind: 'act_then_disconnect' }],
  ] as const)('%s, goes back once', async (_, action) => {
    const gone = await world.addProduct(3);
    const buyer = world.createBuyer({ product: gone });
    await buyer.finish({ leaveAfter: 'paying' });
    await world.query('update products set deleted_at = now() where id = $1', [gone.id]);
    await world.emulator.addFault({ path: '/v1/refunds', method: 'POST', times: 4, action });
    expect(await buyer.finish()).toEqual({ kind: 'refunded', reason: 'product_gone' });
    await world.server.stop();
    await world.server.start(RECONCILING);
    await world.settle();
    await world.server.stop();
    await world.server.start({ RECONCILE_EVERY: '86400' });
  });
});

describe('kill -9 of the provider', () => {
  it('after it charged the card: after its restart it knows so, and reports it', async () => {
    await world.emulator.setWebhooks({ mode: 'paused' });
    const buyer = world.createBuyer({ product });
    await buyer.finish({ leaveAfter: 'paying' });
    await world.emulator.kill();
    expect((await buyer.order()).status).toBe(503);
    buyer.leave();
    await world.emulator.start();
    await eventually(async () =>
      expect(await world.query('select 1 from orders where id = $1', [buyer.orderId])).toHaveLength(1),
    );
  });
});
