import { like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addToCart, setCartCodes } from '#contract/calls/cart.ts';
import { createPaymentIntent } from '#contract/calls/checkout.ts';
import { createDiscount } from '#contract/calls/discounts.ts';
import { createOrder } from '#contract/calls/orders.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { throttles } from '#db/schema/index.ts';
import { createOrderBody, start } from '../testing/buy.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
  const body = { title: 'Welcome', code: 'WELCOME', kind: 'percent' as const, value: 10 };
  const everything = { scope: { of: 'all' as const, values: [] }, combinesWith: [] };
  await shop.send(createDiscount, { body: { ...body, ...everything } }, { headers: AS_STAFF });
});
afterAll(() => shop.close());

const lines = [{ productId: lamp.id, quantity: 1 }];
const quote = (address: string, ...codes: string[]) =>
  shop.send(getQuote, { body: { lines, codes } }, { address });

const guess = async (count: number, ask: (code: string) => Promise<{ status: number }>) => {
  const statuses: number[] = [];
  for (let number = 0; number < count; number++) statuses.push((await ask(`GUESS${number}`)).status);
  return statuses;
};

it('refuses further quotes to an address that guesses codes, and to no other', async () => {
  const guesser = '198.51.100.7';
  const statuses = await guess(61, (code) => quote(guesser, code));
  expect([...new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([200, 429]);
  const { failure, headers } = await quote(guesser, 'ANOTHER');
  expect(failure.message).toBe('Too many tries. Please wait a moment and try again.');
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await quote(guesser)).status).toBe(200);
  expect((await quote('198.51.100.8', 'GUESS')).body.refused).toEqual([
    { code: 'GUESS', message: 'There is no such code.' },
  ]);
});

it('does not tell a guesser which codes exist, and leaves one that was used from there before', async () => {
  const [guesser, neighbour] = ['198.51.100.17', '198.51.100.18'];
  await guess(61, (code) => quote(guesser, code));
  expect((await quote(guesser, 'WELCOME')).status).toBe(429);
  await quote(neighbour, 'welcome');
  await guess(61, (code) => quote(neighbour, code));
  expect((await quote(neighbour, 'WELCOME')).status).toBe(200);
  expect((await quote(neighbour, 'WELCOME', 'ANOTHER')).status).toBe(429);
});

it('never refuses a shopper who uses a code that exists, or mistypes it a few times', async () => {
  const shopper = '203.0.113.9';
  for (const typed of ['WELCOM', 'WELCOME1', 'WELLCOME']) await quote(shopper, typed);
  for (let again = 0; again < 80; again++) expect((await quote(shopper, 'WELCOME')).status).toBe(200);
});

describe('codes are counted', () => {
  const total = 68.99;
  const order = (code: string) => createOrderBody(lamp, { codes: [code], total });
  const orderData = {
    customerEmail: 'ada@example.com',
    customerName: 'Ada',
    productId: lamp.id,
    productName: lamp.name,
    quantity: 1,
  };
  const payment = { amount: total, currency: 'usd' as const, orderData };

  it.each<[string, (code: string, init: { address: string }) => Promise<{ status: number }>]>([
    ['by payments with their order', (code, init) => start(shop, lamp, total, { order: order(code) }, init)],
    [
      'by payments without it',
      (code, init) => shop.send(createPaymentIntent, { body: { ...payment, codes: [code] } }, init),
    ],
    ['by orders without a payment', (code, init) => shop.send(createOrder, { body: order(code) }, init)],
  ])('%s', async (title, ask) => {
    const address = `192.0.2.${100 + title.length}`;
    // Payments of one address are limited too.
    const limited = async (code: string) => {
      await shop.db.delete(throttles).where(like(throttles.key, 'purchase%'));
      return await ask(code, { address });
    };
    const statuses = await guess(61, limited);
    expect([statuses.slice(0, 60).includes(429), statuses[60]]).toEqual([false, 429]);
    expect((await limited('WELCOME')).status).toBe(429);
  });

  it('by orders of payments that were started without them', async () => {
    const address = '192.0.2.90';
    const started = await shop.send(createPaymentIntent, { body: payment }, { address });
    const { paymentIntentId } = started.body;
    const statuses = await guess(61, (code) =>
      shop.send(createOrder, { body: { ...order(code), paymentIntentId } }, { address }),
    );
    expect([statuses.slice(0, 60).includes(429), statuses[60]]).toEqual([false, 429]);
  });

  it('by carts, however many codes a change has', async () => {
    const address = '192.0.2.91';
    const { headers } = await shop.send(
      addToCart,
      { body: { productId: lamp.id, quantity: 1 } },
      { address },
    );
    const Cookie = headers
      .getSetCookie()
      .map((cookie) => cookie.split(';')[0])
      .join('; ');
    const statuses = await guess(7, (code) => {
      const codes = Array.from({ length: 10 }, (_, number) => `${code}-${number}`);
      return shop.send(setCartCodes, { body: { codes } }, { address, headers: { Cookie } });
    });
    expect([statuses.slice(0, 6).includes(429), statuses[6]]).toEqual([false, 429]);
  });
});
