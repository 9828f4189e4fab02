import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { createDiscount } from '#contract/calls/discounts.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { createCollection } from '#contract/calls/staff-collections.ts';
import { products, productVariants } from '#db/schema/index.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const staff = { headers: AS_STAFF };
const secret = { ...lamp, id: 'secret', sku: 'SECRET', name: 'Secret Desk', category: 'Secret Desks' };

let shop: TestShop;
let variantId = '';
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, secret);
  const [variant] = await shop.db
    .select()
    .from(productVariants)
    .where(eq(productVariants.productId, 'secret'));
  variantId = variant?.id ?? '';
});
afterAll(() => shop.close());

let codes = 0;
type Subject = 'products' | 'variants' | 'collections' | 'categories';

async function refusalFor(of: Subject, value: string) {
  const code = `HIDDEN${++codes}`;
  const scope = { of, values: [value] };
  const body = { code, title: 'Hidden', kind: 'percent' as const, value: 10, scope };
  const created = await shop.send(createDiscount, { body }, staff);
  expect(created.status).toBe(201);
  const lines = [{ productId: lamp.id, quantity: 1 }];
  const quote = await shop.send(getQuote, { body: { lines, codes: [code] } });
  return { sentence: created.body.sentence, message: quote.body.refused?.[0]?.message };
}

async function collection(published: boolean): Promise<string> {
  const title = `Secret Evenings ${++codes}`;
  const body = { title, kind: 'hand' as const, productIds: ['secret'], published };
  return (await shop.send(createCollection, { body }, staff)).body.id;
}

describe('a code for what lists show', () => {
  it('names it', async () => {
    const named = [
      await refusalFor('products', 'secret'),
      await refusalFor('variants', variantId),
      await refusalFor('categories', 'Secret Desks'),
      await refusalFor('collections', await collection(true)),
    ];
    for (const { message } of named) expect(message).toMatch(/^This code is for Secret /);
  });
});

describe.each(['draft', 'unlisted'] as const)('a code for a product that is %s', (status) => {
  beforeAll(async () => {
    await shop.db.update(products).set({ status }).where(eq(products.id, 'secret'));
  });

  test.each<[string, Subject, () => string, string]>([
    ['it', 'products', () => 'secret', 'Secret Desk'],
    ['its variant', 'variants', () => variantId, 'Secret Desk'],
    ['the only product of its category', 'categories', () => 'Secret Desks', 'Secret Desks'],
  ])('is for %s, and names it to staff only', async (_, of, value, name) => {
    const { sentence, message } = await refusalFor(of, value());
    expect(sentence).toContain(name);
    expect(message).toMatch(/^This code is for 1 (product|variant|category), which your order/);
  });
});

it('a code for a collection that is not published names it to staff only', async () => {
  const { sentence, message } = await refusalFor('collections', await collection(false));
  expect(sentence).toContain('10 % off Secret Evenings');
  expect(message).toBe('This code is for 1 collection, which your order does not contain.');
});
