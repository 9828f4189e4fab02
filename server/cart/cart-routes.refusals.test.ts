import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDiscount } from '#contract/calls/discounts.ts';
import { throttles } from '#db/schema/index.ts';
import { MAX_LINES } from '#domain/limits.ts';
import { openCartBrowser } from '../testing/cart-browser.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, kettle);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

const LAMP = { productId: lamp.id };
const KETTLE = { productId: kettle.id, selectedColor: 'Sand', selectedSize: '1 l' };

describe('codes', () => {
  const staff = { headers: AS_STAFF };
  const TERMS = { kind: 'percent' as const, value: 10, scope: 'all' as const };

  it('stay in the cart, apply to it, and are refused with what is missing', async () => {
    await shop.send(createDiscount, { body: { ...TERMS, code: 'TEN', title: 'Ten percent' } }, staff);
    await shop.send(
      createDiscount,
      { body: { ...TERMS, code: 'MUCH', title: 'For much', minimumSubtotal: 100 } },
      staff,
    );
    const browser = openCartBrowser(shop);
    expect((await browser.setCodes(['TEN'])).status).toBe(404);
    const { key } = (await browser.add({ ...LAMP, quantity: 1 })).body.added;
    expect((await browser.setCodes(['ten'])).body).toMatchObject({
      codes: ['ten'],
      discounts: [{ code: 'TEN', amount: 5 }],
      quote: { discount: 5, discounts: [{ code: 'TEN', amount: 5 }] },
    });
    const { quote } = await browser.look();
    expect(quote).toEqual((await browser.quote()).body);
    expect((await browser.setCodes(['ten'])).body.quote).toEqual(quote);
    const { status, failure } = await browser.setCodes(['ten', 'MUCH', 'NONE']);
    expect([status, failure.code, failure.fields]).toEqual([
      409,
      'code_refused',
      { 'codes.1': 'From $100.00: add $50.01', 'codes.2': 'There is no such code.' },
    ]);
    await browser.set(key, 3);
    expect((await browser.setCodes(['MUCH'])).status).toBe(200);
    expect((await browser.quote()).body).toMatchObject({ discount: 15 });
    // The code does not apply any more, and would again.
    expect((await browser.set(key, 1)).body).toMatchObject({
      codes: ['MUCH'],
      refused: [{ code: 'MUCH', message: 'From $100.00: add $50.01' }],
    });
    expect((await browser.setCodes([])).body.codes).toEqual([]);
  });

  it('typed fifty times a minute are too many', async () => {
    const browser = openCartBrowser(shop, { address: '127.0.0.1' });
    await browser.add(LAMP);
    const statuses: number[] = [];
    for (let at = 0; at < 50; at++) statuses.push((await browser.setCodes([`GUESS${at}`])).status);
    expect(statuses.filter((status) => status === 409)).toHaveLength(20);
    expect(statuses.at(-1)).toBe(429);
  });
});

describe('bad input', () => {
  it('a forged, stale or another shop’s cookie shows an empty cart, and begins another', async () => {
    const owner = openCartBrowser(shop);
    const { id } = (await owner.add(LAMP)).body;
    for (const value of ['x'.repeat(43), 'x', id ?? '', '%00', 'a"b', '']) {
      const forger = openCartBrowser(shop);
      forger.cookies.set('marigold_cart', value);
      expect(await forger.look()).toMatchObject({ id: null, lines: [], count: 0 });
      expect((await forger.set('x', 1)).status).toBe(404);
      expect((await forger.remove('x')).body).toMatchObject({ id: null });
      expect((await forger.setCodes(['X'])).status).toBe(404);
      const { body } = await forger.add(LAMP);
      expect([body.count, body.id === id]).toEqual([1, false]);
    }
    expect((await owner.look()).count).toBe(1);
  });

  it('10,000 lines and a line of 10^9 pieces are refused with words', async () => {
    const browser = openCartBrowser(shop);
    const { id, added } = (await browser.add(LAMP)).body;
    for (const wrong of [1e9, -1, 1.5])
      expect((await browser.add({ ...LAMP, quantity: wrong })).status).toBe(400);
    expect((await browser.set(added.key, 1e9)).failure.fields).toEqual({
      quantity: 'Quantity must be at most 1000',
    });
    await browser.set(added.key, 1_000);
    expect((await browser.add(LAMP)).failure).toMatchObject({ message: 'Quantity must be at most 1000.' });
    await shop.db.execute(
      sql`insert into cart_lines select cart_id, key || n, product_id, variant_id, selection, 1, seen, added_at
        from cart_lines, generate_series(2, ${MAX_LINES}) as n where cart_id = ${id}`,
    );
    expect((await browser.add(KETTLE)).failure.message).toBe('A cart has at most 100 different items.');
    expect((await browser.add(KETTLE)).status).toBe(409);
  });

  it('more than fifty additions a minute are too many', async () => {
    const browser = openCartBrowser(shop);
    const added = [];
    for (let at = 0; at < 52; at++) added.push(await browser.add(LAMP));
    // The first one began the cart.
    expect(added.map(({ status }) => status).indexOf(429)).toBe(51);
    expect(Number(added.at(-1)?.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});
