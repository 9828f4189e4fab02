import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import type { Product } from './processes/buyer.ts';
import { crashAt } from './support/crash.ts';
import { visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

/**
 * The whole machine of a server disappears: the database does not learn that its connections are dead, so the
 * server's locks remain until the database ends those connections.
 */

/** Milliseconds a payment may be stuck for it. */
const BOUND = 60_000;

/** Milliseconds: less than half of what a server gives a transaction that does nothing. */
const LIMITS = { idle_in_transaction_session_timeout: '4000' };

describe('the machine of one of two servers loses power while it places a paid order', () => {
  let world: World;
  let product: Product;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), servers: 2, limits: LIMITS });
    product = await world.addProduct(1_000);
    await world.emulator.setWebhooks({ mode: 'dropped' });
    world.server.database.keepOpen(true);
  });
  afterAll(() => world?.close());
  afterEach(() => world.liftFaults());

  it('in its transaction: the other one gives the browser its order within a minute', async () => {
    const [first, second] = world.servers;
    await visitCrashPoints(
      async (number) => {
        const shop = () => (first?.process.isRunning() ? first : second)?.address ?? '';
        const buyer = world.createBuyer({ product, shop });
        await buyer.finish({ leaveAfter: 'paying' });
        // From the lock to the commit, exclusively: where something is locked.
        let isLocked = false;
        const point = crashAt(world.server, number, {
          counts({ way, about }) {
            isLocked ||= way === 'from database' && /for update/.test(about);
            return isLocked && !(way === 'from database' && about === 'commit');
          },
        });
        await buyer.order();
        await point.disarm();
        const outcome = await eventually(() => buyer.finish({ patience: BOUND }));
        expect(world.note(outcome)).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
        await expectNoViolations(world);
        if (point.at) await first?.start();
        return point;
      },
      { kinds: ['to database: insert', 'to database: commit'] },
    );
  });
});
