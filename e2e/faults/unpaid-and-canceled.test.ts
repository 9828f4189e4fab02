import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '#server/testing/eventually.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

let world: World;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres(), servers: 2, settings: RECONCILING });
});
afterAll(() => world?.close());

const at = (turn: number) => world.servers[turn % 2];

const readStock = async (id: string) =>
  (await world.query<{ stock: number }>('select stock from products where id = $1', [id]))[0]?.stock;

const salesNow = async () => {
  const { body } = await world.askAsStaff('GET', '/dashboard');
  return (body as { stats: { totalSales: number } }).stats.totalSales;
};

/** Orders two pieces without a payment, as a visitor of many invented addresses behind one proxy. */
async function orderUnpaid(productId: string, turn: number, quantity = 2) {
  const response = await fetch(`${at(turn)?.address}/api/orders`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `203.0.113.${turn % 250}` },
    body: JSON.stringify({
      userEmail: `visitor-${turn}@example.com`,
      shippingAddress: null,
      products: [{ productId, quantity }],
    }),
  });
  return { status: response.status, body: (await response.json()) as { id: string } };
}

describe('orders that nobody pays, again and again from one place', () => {
  it('leave pieces for others, are no sale, and give back what they hold', async () => {
    const product = await world.addProduct(100);
    const before = await salesNow();
    const statuses: number[] = [];
    for (let turn = 0; turn < 60; turn++) statuses.push((await orderUnpaid(product.id, turn)).status);
    expect(statuses.filter((status) => status === 201)).toHaveLength(25);
    expect(await readStock(product.id)).toBe(50);
    expect(await salesNow()).toBe(before);

    expect(world.note(await world.createBuyer({ product }).finish()).kind).toBe('ordered');
    await world.query(
      "update orders set unpaid_until = now() - interval '1 s' where payment_status = 'unpaid'",
    );
    await eventually(async () => expect(await readStock(product.id)).toBe(99));
    expect((await orderUnpaid(product.id, 0)).status).toBe(409);
    await expectNoViolations(world);
  });

  it('that are marked as paid, canceled, worked on and overdue at once keep their pieces or return them', async () => {
    const product = await world.addProduct(40);
    for (let round = 0; round < 6; round++) {
      const { status, body } = await orderUnpaid(product.id, round, 1);
      expect(status).toBe(201);
      await world.query('update orders set unpaid_until = now() where id = $1', [body.id]);
      const ask = (turn: number, path: string, sent: object) =>
        world.askAsStaff('POST', `/orders/${body.id}/${path}`, sent, at(turn));
      await Promise.all([
        ask(0, 'mark-paid', { method: 'Cash' }),
        ask(1, 'cancellations', {}),
        ask(0, 'cancellations', { restock: true }),
        world.askAsStaff('PUT', `/orders/${body.id}/status`, { status: 'rejected' }, at(1)),
      ]);
    }
    // Open purchases end by themselves.
    await eventually(async () => await expectNoViolations(world));
  });
});

describe('an order that is canceled', () => {
  it('twice, refunded, packed and deleted at two servers at once: money and pieces go back once', async () => {
    const product = await world.addProduct(20);
    for (let round = 0; round < 4; round++) {
      const buyer = world.createBuyer({ product });
      expect(world.note(await buyer.finish()).kind).toBe('ordered');
      const { orderId, paymentIntentId } = buyer;
      await Promise.all([
        world.askAsStaff('POST', `/orders/${orderId}/cancellations`, {}, at(0)),
        world.askAsStaff('POST', `/orders/${orderId}/cancellations`, {}, at(1)),
        world.askAsStaff('POST', `/payments/${paymentIntentId}/refund`, {}, at(0)),
        world.askAsStaff('PUT', `/orders/${orderId}/status`, { status: 'packaging' }, at(1)),
        world.askAsStaff('POST', `/orders/${orderId}/restock`, {}, at(0)),
      ]);
    }
    await world.settle();
    await expectNoViolations(world);
  });

  it('is refunded though the provider is away and the server dies', async () => {
    const buyer = world.createBuyer({ product: await world.addProduct(3) });
    expect(world.note(await buyer.finish()).kind).toBe('ordered');
    for (const { provider } of world.servers) provider.refuse(true);
    const { status } = await world.askAsStaff('POST', `/orders/${buyer.orderId}/cancellations`, {}, at(0));
    expect(status).toBe(201);
    await world.servers[0]?.kill();
    await world.liftFaults();
    await world.servers[0]?.start();
    await world.passWaitingTime();
    await eventually(async () => await expectNoViolations(world));
    await world.settle();
    const { refunds } = await world.audit();
    expect(refunds).toBeGreaterThan(0);
  });
});
