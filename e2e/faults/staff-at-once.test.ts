import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

describe('staff at two servers', () => {
  let world: World;
  beforeAll(async () => {
    world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
  });
  afterAll(() => world?.close());

  async function placeOrder() {
    const buyer = world.createBuyer({ product: await world.addProduct(5) });
    expect(world.note(await buyer.finish()).kind).toBe('ordered');
    return buyer;
  }

  const change = (id: string | null, body: object, desk: number) =>
    world.askAsStaff('PUT', `/orders/${id}/status`, body, world.servers[desk % 2]);

  it('who change one order from the same status concurrently: one does, the other is refused', async () => {
    const { orderId } = await placeOrder();
    const answers = await Promise.all(
      ['processing', 'on-hold'].map((status, desk) => change(orderId, { status, from: 'placed' }, desk)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const [order] = await world.query<{ status: string }>('select status from orders where id = $1', [
      orderId,
    ]);
    const activities = await world.query('select status from order_activities where order_id = $1', [
      orderId,
    ]);
    expect(activities).toEqual([{ status: order?.status }]);
    await expectNoViolations(world);
  });

  it('who change one order without saying from what: each change stays in its history', async () => {
    const { orderId } = await placeOrder();
    const notes = Array.from({ length: 10 }, (_, desk) => `note ${desk}`);
    const answers = await Promise.all(
      notes.map((description, desk) => change(orderId, { status: 'processing', description }, desk)),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const kept = await world.query<{ description: string }>(
      'select description from order_activities where order_id = $1',
      [orderId],
    );
    expect(kept.map(({ description }) => description).sort()).toEqual(notes);
    await expectNoViolations(world);
  });

  it('who refund one payment concurrently: it is refunded once', async () => {
    const { paymentIntentId } = await placeOrder();
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, desk) =>
        world.askAsStaff('POST', `/payments/${paymentIntentId}/refund`, {}, world.servers[desk % 2]),
      ),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    const { refunds } = await expectNoViolations(world);
    expect(refunds).toBe(1);
  });
});
