import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { crashAt } from './support/crash.ts';
import { listNames, visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

/** A payment that cannot become its order: its product is deleted before the payment. */

async function payForWhatIsGone(world: World, shop?: () => string) {
  const product = await world.addProduct(3);
  const buyer = world.createBuyer({ product, ...(shop && { shop }) });
  // Deleted before it is paid: a reconciler could place the order of a payment before it is deleted.
  expect(await buyer.finish({ leaveAfter: 'starting' })).toEqual({ kind: 'left', after: 'starting' });
  await world.query('update products set deleted_at = now() where id = $1', [product.id]);
  expect(await buyer.finish({ leaveAfter: 'paying' })).toEqual({ kind: 'left', after: 'paying' });
  return buyer;
}

async function expectAllRefunded(world: World) {
  const { orders, payments, refunds } = await expectNoViolations(world);
  expect({ orders, refunds }).toEqual({ orders: 0, refunds: payments });
}

describe.each([1, 2])('kill -9 of the server while it gives a payment back, of %i', (count) => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), servers: count });
    await world.emulator.setWebhooks({ mode: 'dropped' });
  });
  afterAll(() => world?.close());
  afterEach(() => world.liftFaults());

  it('anywhere: a repeated request learns of it, and the payment is refunded once', async () => {
    const [first = world.server, last = first] = world.servers;
    await last.stop();
    await last.start(count === 2 ? RECONCILING : {});
    const points = await visitCrashPoints(
      async (number) => {
        const buyer = await payForWhatIsGone(world, () => (first.process.isRunning() ? first : last).address);
        const point = crashAt(first, number);
        await buyer.order();
        await point.disarm();
        if (!first.process.isRunning() && count === 1) await first.start(RECONCILING);
        expect(await buyer.finish()).toEqual({ kind: 'refunded', reason: 'product_gone' });
        await expectAllRefunded(world);
        if (count === 1) await first.stop();
        if (!first.process.isRunning()) await first.start({ RECONCILE_EVERY: '86400' });
        return point;
      },
      { kinds: ['to provider', 'from provider: POST', 'from database: commit'] },
    );
    expect(listNames(points).join('\n')).toMatch(/provider|database/);
  });
});
