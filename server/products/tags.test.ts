import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listProductsOfCollection } from '#contract/calls/collections.ts';
import {
  createCollection,
  getStaffCollection,
  previewCollection,
} from '#contract/calls/staff-collections.ts';
import {
  createProduct,
  deleteProduct,
  exportProducts,
  listProductTags,
  listStaffProducts,
} from '#contract/calls/staff-products.ts';
import { findProductsOfCollections } from '../collections/products-of-collections.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
let coatId: string;
beforeAll(async () => {
  shop = await openTestShop();
  coatId = await add('Coat', ['Winter', 'wool']);
  await add('Scarf', ['winter', 'Größe M']);
  await add('Gloves', ['winter sale']);
  await add('Hat', []);
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };

async function add(name: string, tags: string[], categories: string[] = []): Promise<string> {
  const body = { name, tags, categories, price: 10 };
  return (await shop.send(createProduct, { body }, staff)).body._id;
}

async function addCollection(
  title: string,
  rule: { tags?: string[]; categories?: string[]; maxPrice?: number },
) {
  const body = { title, published: true, kind: 'rule' as const, rule };
  return (await shop.send(createCollection, { body }, staff)).body;
}

describe('the rule of a collection by tags', () => {
  it('finds products with one of them, in any case', async () => {
    const preview = async (tags: string[]) =>
      (await shop.send(previewCollection, { body: { rule: { tags } } }, staff)).body.count;
    expect(await preview(['WINTER'])).toBe(2);
    expect(await preview(['größe m', 'winter sale'])).toBe(2);
    expect(await preview(['win'])).toBe(0);
  });

  it('is shown to shoppers, and is the scope of discounts', async () => {
    const { id, slug, sentence } = await addCollection('For winter', { tags: ['winter'] });
    expect(sentence).toBe('tagged winter');
    const { body } = await shop.send(listProductsOfCollection, { params: { slug } });
    expect(body.map(({ name }) => name).sort()).toEqual(['Coat', 'Scarf']);
    const scope = await findProductsOfCollections(shop.db, [id], [coatId]);
    expect(scope.get(id)).toEqual(new Set([coatId]));
  });

  it('is the scope of discounts by further categories too', async () => {
    const bagId = await add('Bag', [], ['Gifts']);
    const { id } = await addCollection('Gifts', { categories: ['Gifts'] });
    const scope = await findProductsOfCollections(shop.db, [id], [bagId, coatId]);
    expect(scope.get(id)).toEqual(new Set([bagId]));
  });

  it('has none in a rule that was stored before there were any', async () => {
    const { id, slug } = await addCollection('Small things', { maxPrice: 20 });
    await shop.db.execute(sql`update collections set rule = rule - 'tags' where id = ${id}`);
    const { body } = await shop.send(getStaffCollection, { params: { id } }, staff);
    expect(body.rule).toMatchObject({ tags: [], maxPrice: 20 });
    expect((await shop.send(listProductsOfCollection, { params: { slug } })).status).toBe(200);
  });
});

describe('the list of staff by a tag', () => {
  it('has the products with it, in any case, and so has the file', async () => {
    const { body } = await shop.send(listStaffProducts, { query: { tag: 'WINTER' } }, staff);
    expect(body.map(({ name }) => name).sort()).toEqual(['Coat', 'Scarf']);
    const file = await shop.fetch(`/api${exportProducts.path}?tag=wool`, staff);
    const rows = (await file.text()).trim().split('\n').slice(1);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toContain('Coat');
  });

  it('offers the tags of products that are not deleted, each in one spelling', async () => {
    const id = await add('Boot', ['Leather']);
    await shop.send(deleteProduct, { params: { id } }, staff);
    const { body } = await shop.send(listProductTags, {}, staff);
    expect(body.map((tag) => tag.toLowerCase())).toEqual(['größe m', 'winter', 'winter sale', 'wool']);
    expect((await shop.send(listProductTags, {})).status).toBe(401);
  });
});
