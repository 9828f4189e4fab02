import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDiscount, deleteDiscount, getDiscount, updateDiscount } from '#contract/calls/discounts.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { createCollection, deleteCollection, updateCollection } from '#contract/calls/staff-collections.ts';
import type { CallInput } from '#contract/define-call.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const desk = { ...lamp, id: 'desk', sku: 'DESK', name: 'Desk', category: 'Home', priceCents: 10_000 };
const staff = { headers: AS_STAFF };

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp, desk);
});
afterAll(() => shop.close());

let count = 0;
type Collection = CallInput<typeof createCollection>['body'];

/** A published collection, and 10 % off it by a code. */
async function discounted(part: Partial<Collection>) {
  const number = ++count;
  const body = { title: `Evenings ${number}`, kind: 'hand' as const, published: true, ...part };
  const { body: collection } = await shop.send(createCollection, { body }, staff);
  const code = `EVENING${number}`;
  const scope = { of: 'collections' as const, values: [collection.id] };
  const fields = { code, title: 'Evenings', kind: 'percent' as const, value: 10, scope };
  const { body: discount } = await shop.send(createDiscount, { body: fields }, staff);
  return { collection, discount, code };
}

const lines = [lamp, desk].map(({ id }) => ({ productId: id, quantity: 1 }));
const quoteCode = async (code: string, wanted = lines) =>
  (await shop.send(getQuote, { body: { lines: wanted, codes: [code] } })).body;
const listDiscounts = async (code: string) => (await quoteCode(code)).lines.map(({ discount }) => discount);

describe('a discount for a collection', () => {
  it('by hand takes off what staff chose, and says so by its title', async () => {
    const { code, collection, discount } = await discounted({ productIds: ['desk'] });
    expect(await listDiscounts(code)).toEqual([0, 10]);
    expect(discount).toMatchObject({
      sentence: `10 % off ${collection.title}`,
      names: { [collection.id]: collection.title },
    });
    const { refused } = await quoteCode(code, lines.slice(0, 1));
    const message = `This code is for ${collection.title}, which your order does not contain.`;
    expect(refused).toEqual([{ code, message }]);
  });

  it('by rule takes off what matches the rule when the order is priced', async () => {
    const { code, collection } = await discounted({ kind: 'rule', rule: { categories: ['Home'] } });
    expect(await listDiscounts(code)).toEqual([0, 10]);
    const body = { title: collection.title, kind: 'rule' as const, rule: { maxPrice: 60 } };
    await shop.send(updateCollection, { params: { id: collection.id }, body }, staff);
    expect((await listDiscounts(code)).map((amount) => amount > 0)).toEqual([true, false]);
  });
});

describe('a collection that a discount is for', () => {
  it('is not deleted before the discount is for something else', async () => {
    const { code, collection, discount } = await discounted({ productIds: ['desk'] });
    const params = { id: collection.id };
    const refused = await shop.send(deleteCollection, { params }, staff);
    expect([refused.status, refused.failure]).toMatchObject([409, { code: 'conflict' }]);
    expect(refused.failure).toMatchObject({ message: expect.stringContaining(code) });

    await shop.send(deleteDiscount, { params: { id: discount.id } }, staff);
    expect((await shop.send(deleteCollection, { params }, staff)).status).toBe(200);
    const again = { code: `${code}2`, title: 'Again', kind: 'percent' as const, value: 10 };
    const scope = { of: 'collections' as const, values: [collection.id] };
    const gone = await shop.send(createDiscount, { body: { ...again, scope } }, staff);
    expect(gone.status).toBe(400);
    expect(gone.failure).toMatchObject({ fields: { scope: expect.stringContaining('does not exist') } });
  });

  it('is never deleted while a discount for it is saved, however both race', async () => {
    const outcomes = await Promise.all(
      Array.from({ length: 12 }, async () => {
        const { collection, discount } = await discounted({ productIds: ['desk'] });
        const other = { scope: { of: 'all' as const, values: [] } };
        const id = discount.id;
        await shop.send(updateDiscount, { params: { id }, body: other }, staff);
        const back = { scope: { of: 'collections' as const, values: [collection.id] } };
        const [saved, deleted] = await Promise.all([
          shop.send(updateDiscount, { params: { id }, body: back }, staff),
          shop.send(deleteCollection, { params: { id: collection.id } }, staff),
        ]);
        const { body } = await shop.send(getDiscount, { params: { id } }, staff);
        expect(body.scope.of).toBe(saved.status === 200 ? 'collections' : 'all');
        return [saved.status, deleted.status];
      }),
    );
    for (const [saved, deleted] of outcomes) expect([saved === 200, deleted === 200]).toContain(false);
    for (const [saved, deleted] of outcomes) expect([saved === 200, deleted === 200]).toContain(true);
  });
});
