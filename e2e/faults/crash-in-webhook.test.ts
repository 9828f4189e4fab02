import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from './processes/buyer.ts';
import { crashAt } from './support/crash.ts';
import { listNames, visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

/** The tab is always closed: the webhook alone makes the order. */

describe.each([1, 2])('kill -9 of the server that receives a webhook, of %i', (servers) => {
  let world: World;
  let product: Product;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), servers });
    product = await world.addProduct(1_000);
  });
  afterAll(() => world?.close());
  afterEach(() => world.liftFaults());

  it('anywhere: a repeated webhook finds or makes the one order', async () => {
    const points = await visitCrashPoints(
      async (number) => {
        await world.emulator.setWebhooks({ mode: 'paused' });
        const buyer = world.createBuyer({ product });
        expect(await buyer.finish({ leaveAfter: 'paying' })).toEqual({ kind: 'left', after: 'paying' });

        const point = crashAt(world.servers, number);
        const tried = await world.emulator.releaseWebhooks();
        await point.disarm();
        const isAcknowledged = tried.every(({ answers }) => answers.every((answer) => answer === 200));
        expect(isAcknowledged).toBe(point.at === null);
        if (point.at && servers === 1) await world.server.start();

        await world.emulator.setWebhooks({ mode: 'normal' });
        const { orders, payments, refunds } = await expectNoViolations(world);
        expect({ orders, refunds }).toEqual({ orders: payments, refunds: 0 });
        for (const server of world.servers) if (!server.process.isRunning()) await server.start();
        return point;
      },
      { kinds: ['to provider', 'to database: commit', 'from database: commit'] },
    );
    expect(listNames(points).join('\n')).toMatch(/provider|database/);
  });
});
