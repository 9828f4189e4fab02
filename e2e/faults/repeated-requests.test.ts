import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Product } from './processes/buyer.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { startWorld, type World } from './support/world.ts';

let world: World;
let product: Product;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
  product = await world.addProduct(1_000);
  await world.emulator.setWebhooks({ mode: 'dropped' });
});
afterAll(() => world?.close());
afterEach(async () => {
  await expectNoViolations(world);
});

/** Another server for each request. */
function alternate(): () => string {
  let next = 0;
  return () => world.servers[next++ % world.servers.length]?.address ?? '';
}

const isOneOrder = async (email: string) => {
  expect(await world.query('select 1 from checkouts where email = $1', [email])).toHaveLength(1);
  expect(await world.query('select 1 from orders where user_email = $1', [email])).toHaveLength(1);
};

describe('one purchase makes one payment and one order', () => {
  it('with every click a double click, the two at different servers', async () => {
    const buyer = world.createBuyer({ product, shop: alternate() });
    const started = await Promise.all([buyer.start(), buyer.start()]);
    expect(started.map(({ status }) => status)).toEqual([200, 200]);
    expect(started[0]).toEqual(started[1]);
    const paid = await Promise.all([buyer.pay(), buyer.pay()]);
    expect(paid.filter(({ status }) => status === 200)).toHaveLength(1);
    const ordered = await Promise.all([buyer.order(), buyer.order()]);
    expect(ordered.map(({ status }) => status)).toEqual([201, 201]);
    expect(ordered[0]).toEqual(ordered[1]);
    world.note(await buyer.finish());
    await isOneOrder(buyer.email);
  });

  it('with every reply lost and every request sent again', async () => {
    const buyer = world.createBuyer({ product, shop: alternate() });
    const started = await buyer.start();
    expect(await buyer.start()).toEqual(started);
    await buyer.pay();
    await buyer.pay();
    const ordered = await buyer.order();
    expect(ordered.status).toBe(201);
    expect(await buyer.order()).toEqual(ordered);
    await isOneOrder(buyer.email);
  });

  it('posted from forty connections concurrently, each with a key of its own or none', async () => {
    const buyer = world.createBuyer({ product });
    await buyer.finish({ leaveAfter: 'paying' });
    const replies = await Promise.all(
      Array.from({ length: 40 }, (_, index) => {
        const server = world.servers[index % world.servers.length];
        const key = index % 4 === 0 ? undefined : randomUUID();
        return world.post('/orders', buyer.orderBody(), { ...(key && { key }), ...(server && { server }) });
      }),
    );
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    expect(new Set(replies.map(({ body }) => body.id))).toEqual(new Set([buyer.orderId]));
    await isOneOrder(buyer.email);
  });

  it('with two tabs paying the same payment by different cards', async () => {
    const buyer = world.createBuyer({ product });
    await buyer.start();
    await Promise.all([buyer.pay('4242424242424242'), buyer.pay('5555555555554444')]);
    const replies = await Promise.all(
      world.servers.map((server) => world.post('/orders', buyer.orderBody(), { key: randomUUID(), server })),
    );
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    await isOneOrder(buyer.email);
  });
});

describe('a key means one request', () => {
  it('the same key with another body is 409, at any server, and has no effect', async () => {
    const buyer = world.createBuyer({ product });
    await buyer.finish({ leaveAfter: 'paying' });
    const key = randomUUID();
    const [first, second] = world.servers;
    const how = (server: typeof first) => ({ key, ...(server && { server }) });
    expect((await world.post('/orders', buyer.orderBody(), how(first))).status).toBe(201);
    const other = { ...buyer.orderBody(), userEmail: 'someone-else@example.com' };
    const refused = await world.post('/orders', other, how(second));
    expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    await isOneOrder(buyer.email);
  });

  it('after a 503 the same key with another body is 409, and the first body goes on with its payment', async () => {
    const key = randomUUID();
    const first = createStartBody(`first-${key}@example.com`);
    const second = { ...createStartBody(`second-${key}@example.com`, 2) };
    await world.emulator.addFault({
      method: 'POST',
      path: '/v1/payment_intents',
      times: null,
      action: { kind: 'act_then_fail', status: 500 },
    });
    expect((await world.post('/create-payment-intent', first, { key })).status).toBe(503);
    await world.emulator.clearFaults();

    const [server, other = server] = world.servers;
    const refused = await world.post('/create-payment-intent', second, {
      key,
      ...(other && { server: other }),
    });
    expect(refused).toMatchObject({ status: 409, body: { code: 'idempotency_key_reused' } });
    const replies = await Promise.all(
      world.servers.map((each) => world.post('/create-payment-intent', first, { key, server: each })),
    );
    expect(replies.map(({ status }) => status)).toEqual([200, 200]);
    expect(replies[0]).toEqual(replies[1]);
    expect(replies[0]?.body.amount).toBe(first.amount);

    const emails = await world.query<{ email: string }>('select email from checkouts where email = any($1)', [
      [first.order.userEmail, second.order.userEmail],
    ]);
    expect(emails).toEqual([{ email: first.order.userEmail }]);
    const intents = await world.emulator.list<{ id: string; metadata: { checkout?: string } }>(
      '/v1/payment_intents',
    );
    const ofOrder = intents.filter(({ metadata }) => metadata.checkout === replies[0]?.body.orderId);
    expect(ofOrder.map(({ id }) => id)).toEqual([replies[0]?.body.paymentIntentId]);
  });

  it('of two bodies sent at the same time with one key one has an effect', async () => {
    const key = randomUUID();
    const bodies = [createStartBody(`one-${key}@example.com`), createStartBody(`two-${key}@example.com`, 2)];
    const replies = await Promise.all(
      bodies.map((body, index) => {
        const server = world.servers[index];
        return world.post('/create-payment-intent', body, { key, ...(server && { server }) });
      }),
    );
    expect(replies.map(({ status }) => status).sort()).toEqual([200, 409]);
    const emails = bodies.map(({ order }) => order.userEmail);
    expect(await world.query('select 1 from checkouts where email = any($1)', [emails])).toHaveLength(1);
  });

  it('an order without a payment, sent twenty times with one key, is one order', async () => {
    const email = `unpaid-${randomUUID()}@example.com`;
    const { paymentIntentId: _, ...body } = world.createBuyer({ product, email }).orderBody();
    const key = randomUUID();
    const replies = await Promise.all(
      Array.from({ length: 20 }, (_, index) => {
        const server = world.servers[index % world.servers.length];
        return world.post('/orders', body, { key, ...(server && { server }) });
      }),
    );
    expect(replies[0]?.status).toBe(201);
    for (const reply of replies) expect(reply).toEqual(replies[0]);
    expect(await world.query('select 1 from orders where user_email = $1', [email])).toHaveLength(1);
  });
});

function createStartBody(email: string, quantity = 1) {
  const body = world.createBuyer({ product, email, quantity }).startBody();
  return body as { amount: number; order: Record<string, unknown> };
}
