import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DEMO_SIGN_IN } from '#server/config/demo-sign-in.ts';
import { eventually } from '#server/testing/eventually.ts';
import type { Buyer, Product } from './processes/buyer.ts';
import { type BreakableDatabaseServer, startDatabaseServer } from './processes/database-server.ts';
import { type CrashTarget, crashAt } from './support/crash.ts';
import { visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { IS_LONG } from './support/seed.ts';
import { startWorld, type World } from './support/world.ts';

/** Seconds the database is away. */
const AWAY = IS_LONG ? 60 : 4;

/** Milliseconds within which every request must be answered during any fault. */
const BOUND = 30_000;

/** Milliseconds: a third of what a server gives a statement and its answer, so that silence ends sooner. */
const LIMITS = { statement_timeout: '4000', query_timeout: '5000' };

let postgres: BreakableDatabaseServer;
let world: World;
let product: Product;
beforeAll(async () => {
  postgres = await startDatabaseServer();
  world = await startWorld({ postgres, limits: LIMITS });
  product = await world.addProduct(1_000);
  await world.emulator.setWebhooks({ mode: 'paused' });
});
afterAll(async () => {
  await postgres?.start();
  await world?.close();
  await postgres?.close();
});
afterEach(async () => {
  await world.liftFaults();
  await postgres.start();
});

const isOfDatabase = ({ way }: { way: string }) => way.endsWith('database');

async function expectOrder(buyer: Buyer) {
  expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
}

describe('the connection to the database breaks', () => {
  it('anywhere while a payment is started: the browser that sends again pays once', async () => {
    await visitCrashPoints(async (number) => {
      const buyer = world.createBuyer({ product });
      const point = crashAt(world.server, number, {
        counts: isOfDatabase,
        strike: async ({ database }) => database.cut(),
      });
      await buyer.start();
      await point.disarm();
      await expectOrder(buyer);
      return point;
    });
    const { orders, payments } = await expectNoViolations(world);
    expect(orders).toBe(payments);
  });

  it('anywhere while an order is placed: the browser that sends again gets its order', async () => {
    const breakAt = async (target: CrashTarget) => {
      const buyer = world.createBuyer({ product });
      await buyer.finish({ leaveAfter: 'paying' });
      const point = crashAt(world.server, target, {
        counts: isOfDatabase,
        strike: async ({ database }) => database.cut(),
      });
      await buyer.order();
      await point.disarm();
      await expectOrder(buyer);
      return point;
    };
    await visitCrashPoints(breakAt);
    // Messages that are sent together have no fixed numbers.
    for (const kind of ['to database: commit', 'from database: commit'])
      expect((await breakAt({ kind, nth: 1 })).at).not.toBeNull();
    const { orders, payments } = await expectNoViolations(world);
    expect(orders).toBe(payments);
  });
});

describe('kill -9 of PostgreSQL', () => {
  it('anywhere while an order is placed: 503, and once it is back the browser gets its order', async () => {
    await visitCrashPoints(
      async (number) => {
        const buyer = world.createBuyer({ product });
        await buyer.finish({ leaveAfter: 'paying' });
        const point = crashAt(world.server, number, { counts: isOfDatabase, strike: () => postgres.kill() });
        const { status } = await buyer.order();
        await point.disarm();
        if (point.at) expect([201, 503]).toContain(status);
        await postgres.start();
        await expectOrder(buyer);
        await expectNoViolations(world);
        return point;
      },
      { kinds: ['to database: insert', 'to database: commit', 'from database: commit'] },
    );
  });
});

describe('kill -9 of PostgreSQL, which loses what was not forced to its disk,', () => {
  it('anywhere while a payment is started: the browser that sends again pays once', async () => {
    await visitCrashPoints(
      async (number) => {
        const buyer = world.createBuyer({ product });
        const point = crashAt(world.server, number, { strike: () => postgres.kill() });
        const { status } = await buyer.start();
        await point.disarm();
        if (point.at) expect([200, 503]).toContain(status);
        await postgres.start();
        await expectOrder(buyer);
        return point;
      },
      { kinds: ['to database: update', 'from database: update', 'to provider', 'from provider'] },
    );
    const { orders, payments } = await expectNoViolations(world);
    expect(orders).toBe(payments);
  });

  it('between the payment and its order: the paid payment becomes its order', async () => {
    const buyer = world.createBuyer({ product });
    await buyer.finish({ leaveAfter: 'starting' });
    await postgres.kill();
    expect((await buyer.pay()).body.status).toBe('succeeded');
    await postgres.start();
    await expectOrder(buyer);
    await expectNoViolations(world);
  });

  it('after the order is confirmed: the order is there', async () => {
    const buyer = world.createBuyer({ product });
    await expectOrder(buyer);
    await postgres.kill();
    await postgres.start();
    await expectNoViolations(world);
    expect(await world.query('select 1 from orders where id = $1', [buyer.orderId])).toHaveLength(1);
  });
});

describe('the database is away for a while', () => {
  /** Signs in to the back office and returns the cookie of the session. */
  async function signIn(): Promise<string> {
    const answer = await fetch(`${world.server.address}/api/auth/sign-in`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(DEMO_SIGN_IN),
    });
    return answer.headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
  }

  /** Checks what visitors see during the fault, and that the shop recovers. */
  async function expectToSurvive(goAway: () => Promise<void>, comeBack: () => Promise<void>) {
    const paid = world.createBuyer({ product });
    await paid.finish({ leaveAfter: 'paying' });
    const fresh = world.createBuyer({ product });
    const Cookie = await signIn();
    const readStatus = async (path: string) =>
      (await fetch(`${world.server.address}${path}`, { headers: { Cookie } })).status;

    await goAway();
    const cameBack = new Promise((resolve) => setTimeout(resolve, AWAY * 1_000));
    const seen = new Set<number>();
    const ask = async () => {
      const began = Date.now();
      for (const attempt of [() => paid.order(), () => fresh.start()]) seen.add((await attempt()).status);
      expect(Date.now() - began).toBeLessThan(2 * BOUND);
    };
    await ask();
    expect(await readStatus('/healthz')).toBe(200);
    for (const path of ['/admin-login', '/admin/orders']) expect(await readStatus(path)).toBe(503);
    // It says what the last look has seen, which is less than a second ago.
    await eventually(async () => expect(await readStatus('/readyz')).toBe(503));
    await cameBack;
    await ask();
    expect([...seen]).toEqual([503]);

    await comeBack();
    await eventually(async () => expect(await readStatus('/readyz')).toBe(200));
    await expectOrder(paid);
    await expectOrder(fresh);
    await expectNoViolations(world);
  }

  it('PostgreSQL is stopped: 503, then normal by itself', async () => {
    await expectToSurvive(
      () => postgres.stop(),
      () => postgres.start(),
    );
  });

  it('nothing gets there: 503, then normal by itself', async () => {
    const { database } = world.server;
    await expectToSurvive(
      async () => {
        database.refuse(true);
        database.cut();
      },
      async () => database.refuse(false),
    );
  });

  it('it takes everything and never answers: every request has an answer in bounded time', async () => {
    const { database } = world.server;
    const buyer = world.createBuyer({ product });
    await buyer.finish({ leaveAfter: 'paying' });
    database.pause();
    await eventually(async () => {
      const signal = AbortSignal.timeout(BOUND);
      expect((await fetch(`${world.server.address}/readyz`, { signal })).status).toBe(503);
    });
    database.resume();
    await expectOrder(buyer);
    await expectNoViolations(world);
  });
});
