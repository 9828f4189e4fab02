import { afterAll, beforeAll, expect, it } from 'vitest';
import { createDiscount } from '#contract/calls/discounts.ts';
import { getQuote } from '#contract/calls/quote.ts';
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

const quote = (address: string, ...codes: string[]) =>
  shop.send(getQuote, { body: { lines: [{ productId: lamp.id, quantity: 1 }], codes } }, { address });

it('refuses further quotes to an address that guesses codes, and to no other', async () => {
  const guesser = '198.51.100.7';
  const statuses = [];
  for (let guess = 0; guess < 61; guess++) statuses.push((await quote(guesser, `GUESS${guess}`)).status);
  expect([...new Set(statuses.slice(0, 60)), statuses[60]]).toEqual([200, 429]);
  const { failure, headers } = await quote(guesser, 'ANOTHER');
  expect(failure.message).toBe('Too many tries. Please wait a moment and try again.');
  expect(Number(headers.get('Retry-After'))).toBeGreaterThan(0);
  expect((await quote(guesser, 'WELCOME')).status).toBe(200);
  expect((await quote('198.51.100.8', 'GUESS')).body.refused).toEqual([
    { code: 'GUESS', message: 'There is no such code.' },
  ]);
});

it('never refuses a shopper who uses a code that exists, or mistypes it a few times', async () => {
  const shopper = '203.0.113.9';
  for (const typed of ['WELCOM', 'WELCOME1', 'WELLCOME']) await quote(shopper, typed);
  for (let again = 0; again < 80; again++) expect((await quote(shopper, 'WELCOME')).status).toBe(200);
});
