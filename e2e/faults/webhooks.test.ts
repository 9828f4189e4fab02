import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest';
import { CARDS } from '#server/testing/purchase.ts';
import type { Buyer, Product } from './processes/buyer.ts';
import { KEYS } from './processes/emulator-process.ts';
import { expectNoViolations } from './support/expect-no-violations.ts';
import { sharedPostgres } from './support/shared-postgres.ts';
import { signWebhook } from './support/sign-webhook.ts';
import { RECONCILING, startWorld, type World } from './support/world.ts';

let world: World;
let product: Product;
beforeAll(async () => {
  world = await startWorld({ postgres: sharedPostgres(), servers: 2 });
  product = await world.addProduct(1_000);
});
afterAll(() => world?.close());
beforeEach(() => world.emulator.setWebhooks({ mode: 'paused' }));

async function payAndLeave(): Promise<Buyer> {
  const buyer = world.createBuyer({ product });
  expect(await buyer.finish({ leaveAfter: 'paying' })).toEqual({ kind: 'left', after: 'paying' });
  return buyer;
}

/** The event of a payment that succeeded. */
async function findEvent(buyer: Buyer, type = 'payment_intent.succeeded'): Promise<string> {
  const events = await world.emulator.list<{ id: string; type: string; data: { object: { id: string } } }>(
    '/v1/events',
  );
  const found = events.find((event) => event.type === type && event.data.object.id === buyer.paymentIntentId);
  if (!found) throw new Error(`There is no event ${type}`);
  return found.id;
}

async function expectAllOrdered() {
  const { orders, payments, refunds } = await expectNoViolations(world);
  expect({ orders, refunds }).toEqual({ orders: payments, refunds: 0 });
}

describe('a payment becomes one order', () => {
  it('reported fifty times concurrently, at two servers', async () => {
    const buyer = await payAndLeave();
    const { answers } = await world.emulator.sendEvent(await findEvent(buyer), 50);
    expect(answers).toEqual(Array.from({ length: 50 }, () => 200));
    await expectAllOrdered();
  });

  it('reported at the moment its browser orders', async () => {
    const buyers = await Promise.all(Array.from({ length: 8 }, payAndLeave));
    const events = await Promise.all(buyers.map((buyer) => findEvent(buyer)));
    const outcomes = await Promise.all([
      ...buyers.map((buyer) => buyer.finish()),
      ...events.map((event) => world.emulator.sendEvent(event, 3)),
    ]);
    for (const [index, buyer] of buyers.entries())
      expect(outcomes[index]).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
    await expectAllOrdered();
  });

  it('reported before its browser orders, which gets that order', async () => {
    const buyer = await payAndLeave();
    await world.emulator.sendEvent(await findEvent(buyer));
    expect(world.note(await buyer.finish())).toMatchObject({ kind: 'ordered', orderId: buyer.orderId });
    await expectAllOrdered();
  });

  it('reported again long after its delivery, which changes nothing', async () => {
    const buyer = world.createBuyer({ product });
    expect(world.note(await buyer.finish()).kind).toBe('ordered');
    const change = { status: 'delivered' };
    expect((await world.askAsStaff('PUT', `/orders/${buyer.orderId}/status`, change)).status).toBe(200);
    const { answers } = await world.emulator.sendEvent(await findEvent(buyer), 5);
    expect(new Set(answers)).toEqual(new Set([200]));
    expect(await world.query('select status from orders where id = $1', [buyer.orderId])).toEqual([
      { status: 'delivered' },
    ]);
    await expectAllOrdered();
  });

  it('whose failed first card is reported after the one that succeeded: it stays paid', async () => {
    const buyer = world.createBuyer({ product });
    await buyer.start();
    expect((await buyer.pay(CARDS.declined)).status).toBe(402);
    expect((await buyer.pay(CARDS.good)).body.status).toBe('succeeded');
    await world.emulator.releaseWebhooks('reversed');
    await world.emulator.sendEvent(await findEvent(buyer, 'payment_intent.payment_failed'), 3);
    expect(await world.query('select payment_status from orders where id = $1', [buyer.orderId])).toEqual([
      { payment_status: 'paid' },
    ]);
    await expectAllOrdered();
  });

  it('never reported, its browser closed: the reconciler of either server finds it', async () => {
    await world.emulator.setWebhooks({ mode: 'dropped' });
    const buyers = await Promise.all(Array.from({ length: 10 }, payAndLeave));
    for (const server of world.servers) {
      await server.stop();
      await server.start(RECONCILING);
    }
    await expectAllOrdered();
    for (const buyer of buyers)
      expect(await world.query('select 1 from orders where id = $1', [buyer.orderId])).toHaveLength(1);
  });
});

describe('a message that the provider did not send, or sent long ago, is a 400 and changes nothing', () => {
  const now = () => Math.floor(Date.now() / 1_000);
  const forgeries: [string, (body: string) => [string, Record<string, string>]][] = [
    ['without a signature', (body) => [body, {}]],
    ['with an empty signature', (body) => [body, { 'Stripe-Signature': '' }]],
    ['signed with another secret', (body) => [body, signed(body, 'whsec_other', now())]],
    ['signed six minutes ago', (body) => [body, signed(body, KEYS.STRIPE_WEBHOOK_SECRET, now() - 360)]],
    [
      'altered after it was signed',
      (body) => [
        body.replace('"object":"event"', '"object":"event","x":1'),
        signed(body, KEYS.STRIPE_WEBHOOK_SECRET, now()),
      ],
    ],
    [
      'with the signature of another message',
      (body) => [body, signed('{}', KEYS.STRIPE_WEBHOOK_SECRET, now())],
    ],
  ];

  test.each(forgeries)('%s', async (_, forge) => {
    const buyer = await payAndLeave();
    const [body, headers] = forge(eventAbout(buyer));
    const before = await world.query('select outcome from checkouts where id = $1', [buyer.orderId]);
    expect((await send(body, headers)).status).toBe(400);
    expect(await world.query('select outcome from checkouts where id = $1', [buyer.orderId])).toEqual(before);
    await buyer.finish();
  });

  it('and one with a right signature about a payment that did not succeed makes no order', async () => {
    const buyer = world.createBuyer({ product });
    await buyer.start();
    const body = eventAbout(buyer);
    expect((await send(body, signed(body, KEYS.STRIPE_WEBHOOK_SECRET, now()))).status).toBe(200);
    expect(await world.query('select 1 from orders where id = $1', [buyer.orderId])).toEqual([]);
  });

  afterAll(expectAllOrdered);

  function eventAbout(buyer: Buyer): string {
    const object = { id: buyer.paymentIntentId, object: 'payment_intent', status: 'succeeded' };
    return JSON.stringify({
      id: 'evt_1',
      object: 'event',
      type: 'payment_intent.succeeded',
      data: { object },
    });
  }

  function signed(body: string, secret: string, at: number) {
    return { 'Stripe-Signature': signWebhook(body, secret, at) };
  }

  function send(body: string, headers: Record<string, string>) {
    return fetch(`${world.server.address}/api/webhooks/stripe`, { method: 'POST', headers, body });
  }
});
