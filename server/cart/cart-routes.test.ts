import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { getQuote } from '#contract/calls/quote.ts';
import { cartLines, carts, products, productVariants, throttles } from '#db/schema/index.ts';
import { openCartBrowser } from '../testing/cart-browser.ts';
import { addStockedLamp, readStock } from '../testing/stocked-lamp.ts';
import { addProducts, kettle, lamp, soldOutScarf } from '../testing/test-products.ts';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, kettle, soldOutScarf);
}, 60_000);
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.db.delete(throttles);
});

const LAMP = { productId: lamp.id };
const KETTLE = { productId: kettle.id, selectedColor: 'Sand', selectedSize: '1 l' };
const DAY = 86_400_000;

async function change(id: string, row: Partial<typeof products.$inferInsert>) {
  await shop.db.update(products).set(row).where(eq(products.id, id));
}

describe('the lines of a cart', () => {
  it('begin a cart with the first one only', async () => {
    const browser = openCartBrowser(shop);
    expect(await browser.look()).toEqual({
      id: null,
      version: 0,
      lines: [],
      count: 0,
      subtotal: 0,
      codes: [],
    });
    expect(browser.cookies.size).toBe(0);
    const { body, headers } = await browser.add({ ...LAMP, quantity: 2 });
    expect(body).toMatchObject({ count: 2, subtotal: 99.98, added: { quantity: 2 } });
    const [token, count] = headers.getSetCookie();
    expect(token).toMatch(/^marigold_cart=[\w-]{43}; Path=\/; Max-Age=7776000; HttpOnly; SameSite=Lax$/);
    expect(count).toBe('marigold_cart_count=2; Path=/; Max-Age=7776000; SameSite=Lax');
    const stored = await shop.db
      .select()
      .from(carts)
      .where(eq(carts.id, body.id ?? ''));
    expect(JSON.stringify(stored)).not.toContain(browser.cookies.get('marigold_cart'));
  });

  it('are one for equal choices, and another for each other choice', async () => {
    const browser = openCartBrowser(shop);
    await browser.add({ ...KETTLE, selectedProperties: { engraving: 'none' } });
    await browser.add({ ...KETTLE, selectedColor: 'sand', selectedProperties: { engraving: 'none' } });
    await browser.add({ ...KETTLE, selectedColor: 'Brass' });
    await browser.add({ ...KETTLE, selectedProperties: { engraving: 'initials' } });
    const { lines } = await browser.look();
    expect(lines.map(({ description, quantity, unitPrice }) => [description, quantity, unitPrice])).toEqual([
      ['Color: Sand, Size: 1 l, Engraving: None', 2, 150],
      ['Color: Brass, Size: 1 l', 1, 175],
      ['Color: Sand, Size: 1 l, Engraving: Initials', 1, 162],
    ]);
    expect(lines[0]).toMatchObject({ selectedColor: 'Sand', selectedSize: '1 l' });
  });

  it('C1: keep the price that was seen only to say that it has changed', async () => {
    const item = await addStockedLamp(shop.db, null);
    const browser = openCartBrowser(shop);
    await browser.add({ productId: item.id, quantity: 2 });
    await change(item.id, { priceCents: 3_999 });
    const [line] = (await browser.look()).lines;
    expect(line).toMatchObject({ unitPrice: 39.99, wasPrice: 49.99, total: 79.98 });
    expect((await browser.quote()).body).toMatchObject({ subtotal: 79.98 });
    expect((await browser.start()).body.amount).toBe(101.38);
    // Removed and put back.
    const { key = '', addedAt, wasPrice } = line ?? {};
    await browser.remove(key);
    const undo = { productId: item.id, quantity: 2, addedAt, seenPrice: wasPrice };
    expect((await browser.add(undo)).body.lines[0]).toMatchObject({ unitPrice: 39.99, wasPrice: 49.99 });
    // Added again at today's price.
    expect((await browser.add({ productId: item.id })).body.lines[0]).not.toHaveProperty('wasPrice');
  });

  it('C2: are set, not added, and removed by none', async () => {
    const browser = openCartBrowser(shop);
    const { key } = (await browser.add({ ...LAMP, quantity: 2 })).body.added;
    expect((await browser.set(key, 5)).body).toMatchObject({ count: 5 });
    expect((await browser.set(key, 5)).body).toMatchObject({ count: 5 });
    expect((await browser.set(key, 0)).body).toMatchObject({ count: 0, lines: [] });
    expect((await browser.set(key, 1)).status).toBe(404);
    expect((await browser.remove(key)).status).toBe(200);
  });

  it('are put back at their old place, never later than now', async () => {
    const browser = openCartBrowser(shop);
    for (let number = 0; number < 3; number++) {
      const { id: productId } = await addStockedLamp(shop.db, 10);
      await browser.add({ productId, quantity: 1 });
      shop.later(1_000);
    }
    const { lines } = await browser.look();
    const keys = lines.map(({ key }) => key);
    for (const { key, productId, addedAt } of lines) {
      await browser.remove(key);
      const { body } = await browser.add({ productId, quantity: 1, addedAt });
      expect(body.lines.map((line) => line.key)).toEqual(keys);
      expect((await browser.look()).lines.map((line) => line.key)).toEqual(keys);
    }
    const [first] = lines;
    await browser.remove(first?.key ?? '');
    const late = { productId: first?.productId ?? '', quantity: 1, addedAt: '2999-01-01T00:00:00Z' };
    const { body } = await browser.add(late);
    expect(body.lines.at(-1)?.key).toBe(first?.key);
    expect(Date.parse(body.lines.at(-1)?.addedAt ?? '')).toBeLessThan(Date.now() + 60_000);
  });

  it('C2: are added once by a key, though the first answer was lost', async () => {
    const key = { 'Idempotency-Key': 'add one lamp' };
    const lost = openCartBrowser(shop);
    const first = await lost.add(LAMP, key);
    const browser = openCartBrowser(shop);
    const second = await browser.add(LAMP, key);
    const third = await browser.add(LAMP, key);
    expect([first, second, third].map(({ body: { id, count } }) => [id, count])).toEqual(
      Array(3).fill([first.body.id, 1]),
    );
    expect(browser.cookies).toEqual(lost.cookies);
    // The cart of another browser is another one.
    const other = openCartBrowser(shop);
    await other.add(LAMP);
    expect((await other.add(LAMP, key)).body).toMatchObject({ count: 2 });
    expect((await browser.look()).count).toBe(1);
  });

  it('C2: of two tabs that add at the same time all count', async () => {
    const browser = openCartBrowser(shop);
    await browser.add(LAMP);
    const added = Array.from({ length: 20 }, (_, at) => browser.add(at % 2 ? LAMP : KETTLE));
    for (const { status } of await Promise.all(added)) expect(status).toBe(200);
    const { lines, version } = await browser.look();
    expect(lines.map(({ quantity }) => quantity)).toEqual([11, 10]);
    expect(version).toBe(21);
  });

  it('C6: hold no stock', async () => {
    const item = await addStockedLamp(shop.db, 3);
    const browser = openCartBrowser(shop);
    const { key } = (await browser.add({ productId: item.id, quantity: 3 })).body.added;
    expect(await readStock(shop.db, item)).toBe(3);
    const { status, failure } = await browser.add({ productId: item.id });
    expect([status, failure.message, failure.fields]).toEqual([
      409,
      'Only 3 of Low Lamp are left.',
      { quantity: 'Not available' },
    ]);
    expect((await browser.set(key, 4)).status).toBe(409);
    expect((await browser.set(key, 2)).status).toBe(200);
  });
});

describe('C3: what cannot be bought any more', () => {
  it('stays, marked, outside the total, and can be removed', async () => {
    const [gone, sold, few, kept] = await Promise.all(
      [5, 5, 5, 5].map((stock) => addStockedLamp(shop.db, stock)),
    );
    const browser = openCartBrowser(shop);
    for (const item of [gone, sold, few, kept]) await browser.add({ productId: item?.id ?? '', quantity: 3 });
    await browser.add(KETTLE);
    await change(gone?.id ?? '', { deletedAt: new Date() });
    await change(sold?.id ?? '', { availability: false });
    await shop.db
      .update(productVariants)
      .set({ stock: 2 })
      .where(eq(productVariants.productId, few?.id ?? ''));
    await change(kettle.id, { colors: [{ id: 'brass', name: 'Brass', price: 2_500 }] });
    const cart = await browser.look();
    expect(cart.lines.map(({ name, problem, total }) => [name, problem?.code, problem?.left, total])).toEqual(
      [
        ['Low Lamp', 'product_gone', undefined, 0],
        ['Low Lamp', 'sold_out', undefined, 0],
        ['Low Lamp', 'stock_short', 2, 0],
        ['Low Lamp', undefined, undefined, 149.97],
        ['Ember Kettle', 'not_offered', undefined, 0],
      ],
    );
    expect(cart).toMatchObject({ count: 13, subtotal: 149.97 });
    expect((await browser.quote()).body).toMatchObject({
      lines: [{ productId: kept?.id }],
      subtotal: 149.97,
    });
    expect((await browser.start()).status).toBe(200);
    for (const { key, problem } of cart.lines) if (problem) await browser.remove(key);
    expect((await browser.look()).lines).toHaveLength(1);
    await change(kettle.id, { colors: kettle.colors ?? [] });
  });

  it('shares the pieces of a variant between its lines, oldest first', async () => {
    const item = await addStockedLamp(shop.db, 5);
    await change(item.id, { properties: kettle.properties ?? [] });
    const browser = openCartBrowser(shop);
    await browser.add({ productId: item.id, quantity: 3 });
    const engraved = { productId: item.id, selectedProperties: { engraving: 'initials' } };
    await browser.add({ ...engraved, quantity: 2 });
    expect((await browser.add(engraved)).status).toBe(409);
    await shop.db.update(productVariants).set({ stock: 4 }).where(eq(productVariants.productId, item.id));
    const { lines } = await browser.look();
    expect(lines.map(({ problem }) => problem?.left)).toEqual([undefined, 1]);
    expect((await browser.send(getQuote, { body: { lines } })).failure.message).toBe(
      'Only 4 of Low Lamp are left.',
    );
  });

  it('refuses to add what is sold out or gone', async () => {
    const browser = openCartBrowser(shop);
    expect((await browser.add({ productId: soldOutScarf.id })).failure).toMatchObject({
      code: 'product_unavailable',
      fields: { productId: 'Not available' },
    });
    expect((await browser.add({ productId: 'nothing-00000000' })).status).toBe(404);
    expect((await browser.add({ ...KETTLE, selectedColor: 'Blue' })).failure.code).toBe('option_unavailable');
    expect((await browser.quote()).status).toBe(404);
    expect(await browser.look()).toMatchObject({ id: null });
  });
});

describe('C8: 90 days without use', () => {
  it('end a cart; looking at it is use', async () => {
    const browser = openCartBrowser(shop);
    const { id } = (await browser.add(LAMP)).body;
    const age = async (days: number) => {
      const usedAt = new Date(Date.now() - days * DAY);
      await shop.db
        .update(carts)
        .set({ usedAt })
        .where(eq(carts.id, id ?? ''));
    };
    await age(89);
    expect((await browser.look()).count).toBe(1);
    const [used] = await shop.db
      .select()
      .from(carts)
      .where(eq(carts.id, id ?? ''));
    expect(Date.now() - Number(used?.usedAt)).toBeLessThan(DAY);
    await age(91);
    expect((await browser.look()).id).toBe(null);
    expect(browser.cookies.size).toBe(0);
    await shop.cartCleaner.runNow();
    expect(
      await shop.db
        .select()
        .from(cartLines)
        .where(eq(cartLines.cartId, id ?? '')),
    ).toEqual([]);
  });
});
