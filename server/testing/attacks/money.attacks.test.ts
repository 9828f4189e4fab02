import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '#db/schema/index.ts';
import { buy, createOrderBody } from '../buy.ts';
import { addProducts, kettle, lamp, soldOutScarf } from '../test-products.ts';
import { openTestShop, type TestShop } from '../test-shop.ts';

/* Attacks on money: none of these requests may become an order. */

let shop: TestShop;
let ordersBefore: number;
/** A payment that has an order already. */
let used: string;
let requests = 0;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, kettle, soldOutScarf);
  used = (await buy(shop, lamp)).paymentIntentId;
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  ordersBefore = await shop.db.$count(orders);
});

async function post(path: string, body: unknown) {
  requests += 1;
  const response = await shop.fetch(`/api${path}`, {
    method: 'POST',
    address: `10.2.${requests >> 8}.${requests & 255}`,
    headers: { 'Content-Type': 'application/json' },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  });
  return { status: response.status, text: await response.text() };
}

async function expectNoOrder({ status, text }: { status: number; text: string }) {
  expect(status, text).toBeGreaterThanOrEqual(400);
  expect(status, text).toBeLessThan(500);
  expect(await shop.db.$count(orders)).toBe(ordersBefore);
}

const cash = (overrides: object) => ({
  ...createOrderBody(lamp, { paymentMethod: 'Cash On Delivery' }),
  ...overrides,
});
const line = (overrides: object) => ({ products: [{ productId: lamp.id, quantity: 1, ...overrides }] });

const QUANTITIES = [
  0,
  -1,
  -0.5,
  0.5,
  1.0000001,
  1e9,
  1e308,
  2 ** 31,
  2 ** 53,
  '1',
  '1e3',
  'NaN',
  '',
  null,
  [],
  [1],
  {},
  true,
];
const AMOUNTS = [
  0,
  -1,
  0.01,
  1,
  49.99,
  68.98,
  68.9,
  67,
  6.899,
  0.6899,
  1e-9,
  -68.99,
  1e308,
  '68.99',
  'free',
  null,
  [],
  {},
  true,
];

describe('a quantity that cannot be bought is refused:', () => {
  test.each(QUANTITIES.map((quantity) => [JSON.stringify(quantity), quantity]))(
    '%s in an order',
    async (_, quantity) => {
      await expectNoOrder(await post('/orders', cash(line({ quantity }))));
    },
  );
  test.each(QUANTITIES.map((quantity) => [JSON.stringify(quantity), quantity]))(
    '%s in a quote',
    async (_, quantity) => {
      await expectNoOrder(await post('/quote', line({ quantity })));
    },
  );
  test.each(QUANTITIES.map((quantity) => [JSON.stringify(quantity), quantity]))(
    '%s in a cart',
    async (_, quantity) => {
      await expectNoOrder(await post('/cart/lines', { productId: lamp.id, quantity }));
    },
  );
});

describe('an amount that the shop did not compute is refused:', () => {
  const wrong = AMOUNTS.map((amount) => [JSON.stringify(amount), amount] as const);
  test.each(wrong)('%s as the total of an order', async (_, total) => {
    // Null is no total, so that none is compared.
    if (total !== null) await expectNoOrder(await post('/orders', cash({ total })));
    else expect((await post('/orders', { ...cash({ total }), products: [] })).status).toBe(400);
  });
  test.each(wrong)('%s as the amount of a payment', async (_, amount) => {
    const order = createOrderBody(lamp);
    await expectNoOrder(await post('/create-payment-intent', { amount, currency: 'usd', order }));
  });
  test.each(wrong.filter(([, amount]) => amount !== null && amount !== 49.99))(
    '%s as the price of a line',
    async (_, price) => {
      await expectNoOrder(await post('/orders', cash(line({ price }))));
    },
  );
});

describe('another currency is refused:', () => {
  test.each(['eur', 'jpy', 'USDT', 'xxx', '', 'usd ', 'us', 0, null, ['usd'], {}])('%j', async (currency) => {
    const order = createOrderBody(lamp);
    await expectNoOrder(await post('/create-payment-intent', { amount: 68.99, currency, order }));
  });
});

describe('what is not sold is refused:', () => {
  test.each([
    ['an unknown product', { productId: 'no-such-product-00000000' }],
    ['a product that is sold out', { productId: soldOutScarf.id }],
    ['an id with a pattern', { productId: `${lamp.id.slice(0, -1)}%` }],
    ['a list of ids', { productId: [lamp.id] }],
    ['an unknown color', { productId: kettle.id, selectedColor: 'Gold', selectedSize: '1 l' }],
    ['a color of another case', { productId: kettle.id, selectedColor: 'BRASS ', selectedSize: '1 l' }],
    ['a color as an object', { productId: kettle.id, selectedColor: { name: 'Brass', price: 0 } }],
    ['an unknown size', { productId: kettle.id, selectedColor: 'Sand', selectedSize: '9 l' }],
    ['a surcharge of its own', { productId: kettle.id, selectedColor: { name: 'Sand', price: -150 } }],
    [
      'an unknown value',
      {
        productId: kettle.id,
        selectedColor: 'Sand',
        selectedSize: '1 l',
        selectedProperties: { engraving: 'free' },
      },
    ],
    [
      'a prototype as value',
      {
        productId: kettle.id,
        selectedColor: 'Sand',
        selectedSize: '1 l',
        selectedProperties: { engraving: 'toString' },
      },
    ],
    [
      'properties as a text',
      { productId: kettle.id, selectedColor: 'Sand', selectedSize: '1 l', selectedProperties: 'x' },
    ],
  ])('%s', async (_, product) => {
    await expectNoOrder(await post('/orders', cash({ products: [{ quantity: 1, ...product }] })));
  });
});

describe('an invented payment pays nothing:', () => {
  test.each([
    'pi_invented',
    'pi_',
    '../pi_1',
    'pi_1?expand[]=charges',
    'pi_1/capture',
    'pi_1\r\nX: y',
    "pi_' or 1=1",
    'ch_1',
    'x'.repeat(300),
    'pi_\u0000',
    ['pi_1'],
    { id: 'pi_1' },
    1,
  ])('%j', async (paymentIntentId) => {
    await expectNoOrder(await post('/orders', { ...createOrderBody(lamp), paymentIntentId }));
  });

  test.each(['eve@example.com', 'ADA@example.com.evil.example'])(
    'one that has an order, for %s',
    async (userEmail) => {
      const body = { ...createOrderBody(lamp, { userEmail }), paymentIntentId: used };
      const { text } = await post('/orders', body);
      expect(await shop.db.$count(orders), text).toBe(ordersBefore);
    },
  );
});

describe('a discount that does not exist lowers nothing:', () => {
  test.each([
    'FREE',
    '100%',
    '%',
    "' or 1=1--",
    '__proto__',
    'toString',
    'null',
    'x'.repeat(200),
    '０',
    '\u202eFREE',
  ])('%j', async (code) => {
    const { status, text } = await post('/quote', { ...line({}), codes: [code] });
    const amounts = JSON.parse(text);
    if (status === 200) expect(amounts).toMatchObject({ discount: 0, total: 68.99 });
    else expect([400, 409]).toContain(status);
  });
});

describe('a forged webhook changes nothing:', () => {
  const now = Math.floor(Date.now() / 1_000);
  const event = JSON.stringify({ type: 'payment_intent.succeeded', data: { object: { id: 'pi_1' } } });
  test.each([
    ['no signature', ''],
    ['a word', 'valid'],
    ['a time only', `t=${now}`],
    ['an empty signature', `t=${now},v1=`],
    ['zeros', `t=${now},v1=${'0'.repeat(64)}`],
    ['another scheme', `t=${now},v0=${'0'.repeat(64)}`],
    ['an old time', `t=1,v1=${'a'.repeat(64)}`],
    ['a time to come', `t=${now + 10 ** 9},v1=${'a'.repeat(64)}`],
    ['no time', `v1=${'a'.repeat(64)}`],
    ['a thousand signatures', `t=${now}${`,v1=${'a'.repeat(64)}`.repeat(100)}`],
    ['a time that is no number', `t=NaN,v1=${'a'.repeat(64)}`],
    ['a negative time', `t=-1,v1=${'a'.repeat(64)}`],
  ])('with %s', async (_, signature) => {
    const response = await shop.fetch('/api/webhooks/stripe', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Stripe-Signature': signature },
      body: event,
    });
    expect(response.status).toBe(400);
    expect(await shop.db.$count(orders)).toBe(ordersBefore);
  });
});
