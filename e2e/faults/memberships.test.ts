import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Buyer, Plan } from './processes/buyer.ts';
import { crashAt } from './support/crash.ts';
import { listNames, visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

/** Memberships are paid for like orders. */

const PLAN: Plan = { plan: 'standard', price: 799 };

async function payFor(world: World, options: { email?: string; shop?: () => string } = {}): Promise<Buyer> {
  const buyer = world.createBuyer({ product: PLAN, ...options });
  expect(await buyer.finish({ leaveAfter: 'paying' })).toEqual({ kind: 'left', after: 'paying' });
  return buyer;
}

async function expectAllJoined(world: World) {
  const { memberships, payments, refunds } = await expectNoViolations(world);
  expect({ memberships, refunds }).toEqual({ memberships: payments, refunds: 0 });
}

describe('kill -9 of the server while a membership is made', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres() });
    await world.emulator.setWebhooks({ mode: 'paused' });
  });
  afterAll(() => world?.close());
  afterEach(() => world.liftFaults());

  it('anywhere: started again, it gives the browser that sends again its membership', async () => {
    const points = await visitCrashPoints(
      async (number) => {
        const buyer = await payFor(world);
        const point = crashAt(world.server, number);
        await buyer.order();
        await point.disarm();
        if (point.at) await world.server.start();
        const outcome = world.note(await buyer.finish());
        expect(outcome).toMatchObject({ kind: 'joined', membershipId: buyer.orderId });
        await expectAllJoined(world);
        return point;
      },
      { kinds: ['to provider', 'from provider', 'to database: commit', 'from database: commit'] },
    );
    expect(listNames(points).join('\n')).toContain('database');
  });

  it('and the tab is closed: the webhook makes it', async () => {
    await visitCrashPoints(
      async (number) => {
        const buyer = await payFor(world);
        const point = crashAt(world.server, number);
        await buyer.order();
        await point.disarm();
        buyer.leave();
        if (point.at) await world.server.start();
        await world.emulator.releaseWebhooks();
        await expectAllJoined(world);
        return point;
      },
      { kinds: ['from provider', 'from database: commit'] },
    );
  });
});

describe('one payment makes one membership', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({
      postgres: sharedPostgres(),
      servers: 2,
      settings: RECONCILING,
    });
    await world.emulator.setWebhooks({ mode: 'paused' });
  });
  afterAll(() => world?.close());

  it('reported by browsers, webhooks and the reconcilers of two servers at the same time', async () => {
    let next = 0;
    const shop = () => world.servers[next++ % 2]?.address ?? '';
    const buyers = await Promise.all(Array.from({ length: 5 }, () => payFor(world, { shop })));
    // From here on the reconcilers look too.
    await world.passWaitingTime();
    await Promise.all([
      ...buyers.flatMap((buyer) => [buyer.order(), buyer.order(), buyer.order()]),
      world.emulator.releaseWebhooks(),
    ]);
    for (const buyer of buyers)
      expect(world.note(await buyer.finish())).toMatchObject({ membershipId: buyer.orderId });
    await expectAllJoined(world);
  });

  it('if never reported, its browser closed: a reconciler finds it', async () => {
    await world.emulator.setWebhooks({ mode: 'dropped' });
    await payFor(world);
    await expectAllJoined(world);
  });

  it('and several of one person, paid at the same time at two servers, follow each other', async () => {
    const email = `${randomUUID()}@example.com`;
    const [first, second] = world.servers;
    const buyers = await Promise.all(
      [first, second, first, second].map((server) =>
        payFor(world, { email, shop: () => server?.address ?? '' }),
      ),
    );
    await Promise.all(buyers.map((buyer) => buyer.order()));
    await expectAllJoined(world);
    const rows = await world.query('select 1 from memberships where email_key = $1', [email]);
    expect(rows).toHaveLength(4);
  });
});

it('kill -9 of the server while a membership is refunded: it ends, and is refunded once', async () => {
  const world = await startWorld({ postgres: sharedPostgres() });
  try {
    await world.emulator.setWebhooks({ mode: 'dropped' });
    await visitCrashPoints(
      async (number) => {
        const buyer = await payFor(world);
        await buyer.finish();
        const point = crashAt(world.server, number);
        const path = `/members/${buyer.orderId}/refund`;
        await world.askAsStaff('POST', path).catch(() => null);
        await point.disarm();
        if (point.at) await world.server.start();
        expect((await world.askAsStaff('POST', path)).status).toBe(200);
        const { memberships, payments, refunds } = await expectNoViolations(world);
        expect({ memberships, refunds }).toEqual({ memberships: payments, refunds: payments });
        return point;
      },
      { kinds: ['to provider', 'from provider', 'from database: commit'] },
    );
  } finally {
    await world.close();
  }
});
