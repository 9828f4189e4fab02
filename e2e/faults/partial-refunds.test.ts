import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { KEYS } from './processes/emulator-process.ts';
import { crashAt } from './support/crash.ts';
import { visitCrashPoints } from './support/crash-points.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

/** Parts of orders that are refunded concurrently, in the dashboard of the provider too, or in a crash. */

/** Three pieces of $49.99 with tax and shipping, in cents. */
const TOTAL = 17_697;

let world: World;

async function orderThree() {
  const buyer = world.createBuyer({ product: await world.addProduct(5), quantity: 3 });
  expect(world.note(await buyer.finish()).kind).toBe('ordered');
  return { orderId: String(buyer.orderId), paymentIntentId: String(buyer.paymentIntentId) };
}

const refund = (orderId: string, body: object, desk = 0) =>
  world.askAsStaff('POST', `/orders/${orderId}/refunds`, body, world.servers[desk % world.servers.length]);
const onePiece = { lines: [{ position: 0, quantity: 1, restock: true }] };

async function refundInDashboard(paymentIntentId: string, amount: number): Promise<boolean> {
  const { ok } = await fetch(`${world.emulator.address}/v1/refunds`, {
    method: 'POST',
    headers: { Authorization: `Bearer ${KEYS.STRIPE_SECRET_KEY}` },
    body: new URLSearchParams({ payment_intent: paymentIntentId, amount: String(amount) }),
  });
  return ok;
}

async function readState(orderId: string) {
  const [order] = await world.query<{ payment_status: string; refunded_cents: number }>(
    'select payment_status, refunded_cents from orders where id = $1',
    [orderId],
  );
  const [line] = await world.query<{ refunded: number; restocked: number }>(
    'select refunded, restocked from order_lines where order_id = $1',
    [orderId],
  );
  return { ...order, ...line };
}

describe('parts refunded at two servers', () => {
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
  });
  afterAll(() => world?.close());

  it('concurrently return each piece once, and never more than was paid', async () => {
    const { orderId } = await orderThree();
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, desk) => refund(orderId, onePiece, desk)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 201, 201, 409, 409, 409, 409, 409]);
    const amounts = await Promise.all(
      Array.from({ length: 8 }, (_, desk) => refund(orderId, { adjustment: 5 }, desk)),
    );
    // The shipping is left: three times five dollars.
    expect(amounts.filter(({ status }) => status === 201)).toHaveLength(3);
    expect(await readState(orderId)).toMatchObject({
      payment_status: 'refunded',
      refunded_cents: TOTAL,
      refunded: 3,
      restocked: 3,
    });
    await expectNoViolations(world);
  });

  it('O2: never return more than was paid while the dashboard refunds parts, too', async () => {
    const { orderId, paymentIntentId } = await orderThree();
    const [ours, theirs] = await Promise.all([
      Promise.all(Array.from({ length: 3 }, (_, desk) => refund(orderId, onePiece, desk))),
      Promise.all(Array.from({ length: 3 }, () => refundInDashboard(paymentIntentId, 4_000))),
    ]);
    expect(ours.every(({ status }) => status === 201 || status === 409)).toBe(true);
    expect(theirs).toContain(true);
    await refund(orderId, {});
    const { refunds } = await expectNoViolations(world);
    expect(refunds).toBeGreaterThan(0);
    expect(await readState(orderId)).toMatchObject({ payment_status: 'refunded', refunded_cents: TOTAL });
  });
});

describe('a part that is refunded while the server is killed', () => {
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), servers: 1 });
    await world.emulator.setWebhooks({ mode: 'dropped' });
  });
  afterAll(() => world?.close());
  afterEach(() => world.liftFaults());

  it('is refunded once or not at all, and once after asking again', async () => {
    const { server } = world;
    await visitCrashPoints(
      async (target) => {
        const { orderId } = await orderThree();
        const point = crashAt(server, target);
        const key = `part-of-${orderId}`;
        const ask = () => world.askAsStaff('POST', `/orders/${orderId}/refunds`, onePiece, server, key);
        await ask().catch(() => undefined);
        await point.disarm();
        if (!server.process.isRunning()) await server.start(RECONCILING);
        expect((await ask()).status).toBe(201);
        await expectNoViolations(world);
        expect(await readState(orderId)).toMatchObject({ refunded_cents: 5_399, refunded: 1, restocked: 1 });
        await server.stop();
        await server.start({ RECONCILE_EVERY: '86400' });
        return point;
      },
      { kinds: ['to provider', 'from provider: POST', 'from database: commit'] },
    );
  });
});
