import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#contract/calls/audit.ts';
import { getCollection, listCollections, listProductsOfCollection } from '#contract/calls/collections.ts';
import {
  createCollection,
  deleteCollection,
  getStaffCollection,
  listStaffCollections,
  previewCollection,
  updateCollection,
} from '#contract/calls/staff-collections.ts';
import { deleteProduct } from '#contract/calls/staff-products.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import type { CallInput } from '#contract/define-call.ts';
import { products } from '#db/schema/index.ts';
import { type CollectionRule, isInRule } from '#domain/collections/collection-rule.ts';
import { averageRating } from '#domain/reviews/review.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { previewRule } from './preview-rule.ts';

let shop: TestShop;
const ids = ['a', 'b', 'c', 'd', 'e', 'f'];

beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(
    shop.db,
    ...ids.map((id, place) => ({
      ...lamp,
      id,
      sku: `LAMP-${id}`,
      name: `Lamp ${id}`,
      category: place % 2 ? 'Fashion' : 'Electronics',
      brand: place % 3 ? 'Noct' : 'Halden',
      tags: place % 2 ? ['Desk', 'Warm "White"'] : ['desktop'],
      priceCents: 1_000 * (place + 1),
      discountPriceCents: place % 2 ? 500 : null,
      stock: place % 4 ? place : 0,
      ratingSum: 4 * place + 3,
      ratingCount: place,
      createdAt: new Date(Date.UTC(2026, 0, place + 1)),
    })),
  );
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
type Body = CallInput<typeof createCollection>['body'];
let count = 0;

async function create(part: Partial<Body> = {}) {
  count += 1;
  const body = { title: `Collection ${count}`, published: true, kind: 'hand' as const, ...part };
  const { body: created } = await shop.send(createCollection, { body }, staff);
  return created;
}

const shown = async (slug: string, query: CallInput<typeof listProductsOfCollection>['query'] = {}) => {
  const { body } = await shop.send(listProductsOfCollection, { params: { slug }, query });
  return body.map(({ _id }) => _id);
};

describe('a collection by hand', () => {
  it('shows its products in their own order, or sorted and a page at a time', async () => {
    const { slug } = await create({ productIds: ['c', 'a', 'e', 'gone'] });
    expect(await shown(slug)).toEqual(['c', 'a', 'e']);
    expect(await shown(slug, { sort: 'price-asc' })).toEqual(['a', 'c', 'e']);
    expect(await shown(slug, { page: 2, limit: 2 })).toEqual(['e']);
  });

  it('leaves out a product that is deleted', async () => {
    await addProducts(shop.db, { ...lamp, id: 'short-lived', sku: 'SHORT' });
    const { slug, id } = await create({ productIds: ['short-lived', 'a'] });
    await shop.send(deleteProduct, { params: { id: 'short-lived' } }, staff);
    expect(await shown(slug)).toEqual(['a']);
    const { body } = await shop.send(getStaffCollection, { params: { id } }, staff);
    expect(body.products.map(({ _id }) => _id)).toEqual(['a']);
  });
});

describe('the address of a collection', () => {
  const rename = async (id: string, slug: string, part: Partial<Body> = {}) => {
    const body = { title: 'Renamed', published: true, kind: 'hand' as const, slug, ...part };
    expect((await shop.send(updateCollection, { params: { id }, body }, staff)).status).toBe(200);
  };
  const present = async (slug: string) => {
    const { body } = await shop.send(getCollection, { params: { slug } });
    return body.slug;
  };
  const isGone = async (slug: string) => {
    for (const call of [getCollection, listProductsOfCollection])
      expect((await shop.send(call, { params: { slug } })).status).toBe(404);
  };

  it('leads to the present one after changes, each directly, with its products', async () => {
    const { id } = await create({ slug: 'first', productIds: ['a'] });
    expect(await present('first')).toBe('first');
    await rename(id, 'second', { productIds: ['a'] });
    expect(await present('first')).toBe('second');
    await rename(id, 'third', { productIds: ['a'] });
    expect(await present('first')).toBe('third');
    expect(await present('second')).toBe('third');
    expect(await shown('first')).toEqual(['a']);
  });

  it('can be changed back, any number of times', async () => {
    const { id } = await create({ slug: 'here' });
    for (const slug of ['there', 'here', 'there', 'there', 'here']) {
      await rename(id, slug);
      expect(await present('here')).toBe(slug);
      expect(await present('there')).toBe(slug);
    }
  });

  it('is of the collection that takes it, also when that one leaves it', async () => {
    const before = await create({ slug: 'wanted' });
    await rename(before.id, 'left');
    const after = await create({ slug: 'wanted', published: false });
    await isGone('wanted');
    await rename(after.id, 'wanted');
    expect(await present('wanted')).toBe('wanted');
    await rename(after.id, 'elsewhere');
    expect(await present('wanted')).toBe('elsewhere');
    await rename(before.id, 'wanted');
    expect(await present('wanted')).toBe('wanted');
    expect(await present('left')).toBe('wanted');
  });

  it('finds nothing while the collection is hidden or when it is deleted', async () => {
    const { id } = await create({ slug: 'old-one' });
    await rename(id, 'new-one');
    expect(await present('old-one')).toBe('new-one');
    await rename(id, 'new-one', { published: false });
    await isGone('old-one');
    await rename(id, 'new-one');
    expect(await present('old-one')).toBe('new-one');
    await shop.send(deleteCollection, { params: { id } }, staff);
    await isGone('old-one');
    await isGone('new-one');
  });
});

describe('a collection by rule', () => {
  it('shows what its rule finds now, newest first', async () => {
    const { slug } = await create({ kind: 'rule', rule: { categories: ['Fashion'], onSale: true } });
    expect(await shown(slug)).toEqual(['f', 'd', 'b']);
    const { body } = await shop.send(getCollection, { params: { slug } });
    expect(body.kind).toBe('rule');
  });

  it('finds by SQL what the rule finds', async () => {
    const rows = await shop.db.select().from(products);
    const known = rows
      .filter((row) => row.deletedAt === null)
      .map((row) => ({
        ...row,
        price: row.priceCents,
        discountPrice: row.discountPriceCents,
        priceRange: null,
        rating: averageRating(row.ratingSum, row.ratingCount),
      }));
    const price = fc.option(fc.integer({ min: 0, max: 7_000 }));
    const rules: fc.Arbitrary<CollectionRule> = fc.record({
      categories: fc.subarray(['Fashion', 'Electronics', 'None']),
      brands: fc.subarray(['Noct', 'Halden']),
      tags: fc.subarray(['desk', 'WARM "white"', 'none']),
      minPrice: price,
      maxPrice: price,
      minRating: fc.option(fc.constantFrom(1, 3, 4, 5)),
      text: fc.constantFrom('', 'LAMP a', 'reading', '%'),
      onSale: fc.boolean(),
      inStock: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(rules, async (rule) => {
        const { count } = await previewRule(shop.db, rule, 'all');
        expect(count).toBe(known.filter((product) => isInRule(rule, product)).length);
      }),
      { numRuns: 60 },
    );
  });

  it('is previewed with its count, and refused at its field', async () => {
    const preview = (rule: CallInput<typeof previewCollection>['body']['rule']) =>
      shop.send(previewCollection, { body: { rule: rule } }, staff);
    const { body } = await preview({ categories: ['Fashion'] });
    expect([body.count, body.products.map(({ _id }) => _id)]).toEqual([3, ['f', 'd', 'b']]);
    expect((await preview({})).failure.fields).toHaveProperty('rule');
  });
});

describe('the suggestions of a search', () => {
  const suggested = async (q: string) =>
    (await shop.send(suggestProducts, { query: { q } })).body.collections;

  it('have published collections with the image of their first product, at once', async () => {
    await addProducts(shop.db, { ...lamp, id: 'pictured', sku: 'PICTURED', image: '/pictures/first.webp' });
    const found = await create({ title: 'Quiet evenings', productIds: ['pictured', 'a'] });
    expect(await suggested('quiet eve')).toEqual([
      { slug: found.slug, title: 'Quiet evenings', image: '/pictures/first.webp' },
    ]);
    await shop.send(deleteCollection, { params: { id: found.id } }, staff);
    expect(await suggested('quiet eve')).toEqual([]);
  });

  it('have collections without products too', async () => {
    const { slug } = await create({ title: 'Hollow things', productIds: [] });
    expect(await suggested('hollow')).toEqual([{ slug, title: 'Hollow things' }]);
  });
});

describe('the collections', () => {
  it('are listed by title for shoppers, without those that are not published', async () => {
    await create({ title: 'Zebra' });
    await create({ title: 'apple' });
    const hidden = await create({ title: 'Hidden', published: false });
    const { body } = await shop.send(listCollections, {});
    const titles = body.map(({ title }) => title);
    expect(titles.indexOf('apple')).toBeLessThan(titles.indexOf('Zebra'));
    expect(titles).not.toContain('Hidden');
    for (const call of [getCollection, listProductsOfCollection])
      expect((await shop.send(call, { params: { slug: hidden.slug } })).status).toBe(404);
    const { body: rows } = await shop.send(listStaffCollections, { query: { shown: 'hidden' } }, staff);
    expect(rows.map(({ title }) => title)).toEqual(['Hidden']);
  });

  it('are changed, logged and deleted by staff', async () => {
    const { id, version, slug } = await create({ title: 'Before', productIds: ['a'] });
    const body = {
      title: 'After',
      slug,
      kind: 'hand' as const,
      productIds: ['b', 'a'],
      published: true,
      version,
    };
    const changed = await shop.send(updateCollection, { params: { id }, body }, staff);
    expect(changed.body).toMatchObject({ title: 'After', version: version + 1 });
    expect(await shown(slug)).toEqual(['b', 'a']);
    const late = await shop.send(updateCollection, { params: { id }, body }, staff);
    expect(late.status).toBe(409);
    expect(late.failure.message).toMatch(/ has changed this collection meanwhile\.$/);
    expect(late.failure.collection).toEqual(changed.body);
    await shop.send(deleteCollection, { params: { id } }, staff);
    expect((await shop.send(getCollection, { params: { slug } })).status).toBe(404);
    const { body: entries } = await shop.send(listAudit, { query: { subject: id } }, staff);
    expect(entries.map(({ action }) => action)).toEqual([
      'collection.delete',
      'collection.update',
      'collection.create',
    ]);
  });

  it('keep the fields that a change does not send', async () => {
    const rule = { categories: ['Fashion'], minPrice: 1_000 };
    const made = await create({ title: 'By rule', description: 'Worn daily', kind: 'rule', rule });
    const { body: renamed } = await shop.send(
      updateCollection,
      { params: { id: made.id }, body: { title: 'Clothes' } },
      staff,
    );
    expect(renamed).toEqual({ ...made, title: 'Clothes', version: made.version + 1 });
    const chosen = await create({ title: 'By hand', productIds: ['b', 'a'] });
    const { body: hidden } = await shop.send(
      updateCollection,
      { params: { id: chosen.id }, body: { published: false } },
      staff,
    );
    expect(hidden).toEqual({ ...chosen, published: false, version: chosen.version + 1 });
  });

  it('have different addresses, also when they are added at the same time', async () => {
    const body = { title: 'Race', kind: 'hand' as const };
    const sent = await Promise.all(ids.map(() => shop.send(createCollection, { body }, staff)));
    expect(sent.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
    expect(sent.find(({ status }) => status === 409)?.failure.fields).toEqual({
      slug: 'Another collection has this address',
    });
  });
});
