import { afterAll, beforeAll, describe, expect, it, test, vi } from 'vitest';
import { createOrder, getOrder, trackOrder, type WireOrder } from '#contract/calls/orders.ts';
import { buy, createOrderBody } from '../testing/buy.ts';
import { proveEmail } from '../testing/prove-email.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let order: WireOrder;
let cookie: string;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
  const bought = await buy(shop, lamp, { userEmail: 'Only@Example.com', userPhone: '+1 (555) 010-2030' });
  order = bought.order;
  // The browser got its token when it started the payment.
  cookie = bought.started.headers.get('Set-Cookie')?.split(';')[0] ?? '';
});
afterAll(() => shop.close());

/** Presents an order as its customer sees it. */
const asTheirs = ({ products, ...rest }: WireOrder) => ({
  ...rest,
  products: products.map((line) => ({ ...line, reviewed: false })),
  yours: true,
});

const NOT_FOUND = { found: false, message: 'No order found. Please check your Order ID and email address.' };

describe('tracking by order id', () => {
  test.each([
    ['as it is', (id: string) => id],
    ['in lower case', (id: string) => id.toLowerCase()],
    ['with spaces around and in it', (id: string) => ` ${id.replaceAll('-', ' ')} `],
  ])('shows everything, typed %s', async (_, typed) => {
    const { body } = await shop.send(trackOrder, { body: { orderId: typed(order.id) } });
    expect(body).toEqual(order);
  });

  test.each(['MG-0000-0000-0000-0000', 'nonsense', "' or 1=1 --"])(
    'finds nothing for %j',
    async (orderId) => {
      const { status, body } = await shop.send(trackOrder, { body: { orderId } });
      expect([status, body]).toEqual([200, NOT_FOUND]);
    },
  );
});

describe('tracking by email or phone', () => {
  test.each([{ email: ' ONLY@example.com ' }, { phone: '1-555-010-2030' }])(
    'masks name and address for %j',
    async (query) => {
      const { body } = await shop.send(trackOrder, { body: query });
      expect(body).toMatchObject({
        total: order.total,
        status: 'placed',
        masked: true,
        products: order.products,
      });
      const text = JSON.stringify(body);
      for (const secret of [
        order.id,
        'Lovelace',
        'Analytical',
        'London',
        'W1A',
        '555',
        'nly@',
        order.paymentIntentId,
      ])
        expect(text).not.toContain(secret);
    },
  );

  it('shows everything to the buyer’s browser', async () => {
    const { body } = await shop.send(
      trackOrder,
      { body: { email: 'only@example.com' } },
      { headers: { cookie } },
    );
    expect(body).toEqual(asTheirs(order));
  });

  it('masks for a browser with another token', async () => {
    const headers = { cookie: `marigold_buyer=${'A'.repeat(43)}` };
    const { body } = await shop.send(trackOrder, { body: { email: 'only@example.com' } }, { headers });
    expect(body).toMatchObject({ masked: true });
  });

  it.each([{ email: 'only@example.com' }, { phone: '15550102030' }])(
    'shows everything for %j after the code mailed to the address was confirmed',
    async (query) => {
      const { body: hidden } = await shop.send(trackOrder, { body: query });
      if (!('sealedEmail' in hidden) || !hidden.sealedEmail) throw new Error('no way to prove');
      const headers = await proveEmail(shop, { sealedEmail: hidden.sealedEmail });
      const seen = await shop.send(trackOrder, { body: query }, { headers });
      expect(seen.body).toEqual(asTheirs(order));
      shop.later(86_400_000);
      const later = await shop.send(trackOrder, { body: query }, { headers });
      expect(later.body).toMatchObject({ masked: true });
    },
  );

  it('masks for a browser that has proven another address', async () => {
    const headers = await proveEmail(shop, 'eve@example.com');
    const { body } = await shop.send(trackOrder, { body: { email: 'only@example.com' } }, { headers });
    expect(body).toMatchObject({ masked: true });
    expect(body).not.toHaveProperty('yours');
  });

  it('lists several orders, newest first', async () => {
    for (let i = 0; i < 2; i++)
      await shop.send(createOrder, {
        body: createOrderBody(lamp, { userEmail: 'many@example.com', userPhone: null }),
      });
    const { body } = await shop.send(trackOrder, { body: { email: 'many@example.com' } });
    expect(body).toMatchObject({ orders: [{ masked: true }, { masked: true }] });
  });

  test.each([{ email: 'nobody@example.com' }, { phone: '+1 555 999 9999' }, { phone: 'no digits' }])(
    'finds nothing for %j',
    async (query) => {
      const { status, body } = await shop.send(trackOrder, { body: query });
      expect([status, body]).toEqual([200, NOT_FOUND]);
    },
  );

  it('finds a number with and without its country code', async () => {
    const orderWith = (userPhone: string) =>
      shop.send(createOrder, {
        body: createOrderBody(lamp, { userEmail: `${userPhone.length}@example.com`, userPhone }),
      });
    await orderWith('+1 503 555 0101');
    await orderWith('(503) 555-0102');
    await orderWith('+44 20 7946 0123');
    for (const phone of ['503-555-0101', '1 503 555 0102', '0044 20 7946 0123', '442079460123']) {
      const { body } = await shop.send(trackOrder, { body: { phone } });
      expect(body, phone).toMatchObject({ masked: true });
    }
    expect((await shop.send(trackOrder, { body: { phone: '20 7946 0123' } })).body).toEqual(NOT_FOUND);
  });

  it('is throttled by address', async () => {
    const statuses: number[] = [];
    for (let i = 0; i < 31; i++) {
      const init = { address: '192.0.2.50', headers: { 'X-Forwarded-For': `10.1.1.${i}` } };
      statuses.push((await shop.send(trackOrder, { body: { email: `guess${i}@example.com` } }, init)).status);
    }
    expect(statuses.slice(0, 30).every((status) => status === 200)).toBe(true);
    expect(statuses[30]).toBe(429);
  });
});

/** Queries that do not depend on what is looked up: some are sent once, others every few seconds. */
const NOW_AND_THEN = /throttles|order_tally_entries|instance_secrets|invalidations|"settings"/;

it('tracking sends the same queries with and without a result', async () => {
  const countStatements = async (work: () => Promise<unknown>) => {
    const asked = vi.spyOn(shop.db.$client, 'query');
    await work();
    const texts = asked.mock.calls.map(([query]) => (query as unknown as { text: string }).text);
    asked.mockRestore();
    return texts.filter((text) => !NOW_AND_THEN.test(text));
  };
  for (const [hit, miss] of [
    [{ email: 'only@example.com' }, { email: 'nobody@example.com' }],
    [{ phone: '15550102030' }, { phone: '1999' }],
    [{ orderId: order.id }, { orderId: 'MG-0000-0000-0000-0000' }],
    [{ orderId: order.id }, { orderId: 'nonsense' }],
  ] as const) {
    const [found, missed] = [
      await countStatements(() => shop.send(trackOrder, { body: hit })),
      await countStatements(() => shop.send(trackOrder, { body: miss })),
    ];
    expect(found.length).toBeGreaterThan(3);
    expect(missed).toEqual(found);
  }
});

describe('guessing ids', () => {
  it('is throttled by address, and reading orders is not', async () => {
    const from = { address: '192.0.2.51' };
    for (let time = 0; time < 70; time++)
      expect((await shop.send(getOrder, { params: { id: order.id } }, from)).status).toBe(200);
    const statuses: number[] = [];
    for (let time = 0; time < 61; time++)
      statuses.push((await shop.send(trackOrder, { body: { orderId: `MG-${time}` } }, from)).status);
    expect(statuses.lastIndexOf(200)).toBe(59);
    expect(statuses[60]).toBe(429);
    expect((await shop.send(getOrder, { params: { id: order.id } }, from)).status).toBe(429);
  });
});

test.each([
  ['nothing', {}],
  ['two things', { email: 'a@example.com', phone: '123' }],
  ['an invalid email address', { email: 'nobody' }],
  ['an object', { email: { $gt: '' } }],
  ['a list', { orderId: ['MG'] }],
])('tracking refuses %s', async (_, body) => {
  expect((await shop.send(trackOrder, { body: body as never })).status).toBe(400);
});

test.each([
  [{ orderId: ' ' }, 'Please enter an Order ID'],
  [{ email: '' }, 'Please enter an email address'],
  [{ email: 'nobody' }, 'Please enter a valid email address'],
  [{ phone: '' }, 'Please enter a phone number'],
  [{}, 'Give exactly one of orderId, email and phone'],
])('tracking with %j says: %s', async (body, message) => {
  expect((await shop.send(trackOrder, { body })).failure?.message).toBe(message);
});

describe('an order by its id', () => {
  it('is readable without sign-in', async () => {
    const { body } = await shop.send(getOrder, { params: { id: order.id } });
    expect(body).toEqual(order);
  });

  it('is marked as yours in the buyer’s browser', async () => {
    const { body } = await shop.send(getOrder, { params: { id: order.id } }, { headers: { cookie } });
    expect(body).toEqual(asTheirs(order));
  });

  test.each(['MG-0000-0000-0000-0000', 'nonsense'])('is not found by %j', async (id) => {
    expect((await shop.send(getOrder, { params: { id } })).status).toBe(404);
  });
});
