import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { addToCart, getCart } from '#contract/calls/cart.ts';
import { getCollection, listProductsOfCollection } from '#contract/calls/collections.ts';
import * as calls from '#contract/calls/products.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { listProductReviews } from '#contract/calls/reviews.ts';
import { createCollection } from '#contract/calls/staff-collections.ts';
import {
  createProduct,
  getStaffProduct,
  listStaffProducts,
  updateProduct,
} from '#contract/calls/staff-products.ts';
import { addStockAlert } from '#contract/calls/stock-alerts.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import { PRODUCT_STATUSES, type ProductStatus } from '#domain/products/status.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { readSitemap } from './read-sitemap.ts';

let shop: TestShop;
const staff = { headers: AS_STAFF };
const idByStatus: Partial<Record<ProductStatus, string>> = {};
const id = (status: ProductStatus) => idByStatus[status] ?? '';

beforeAll(async () => {
  shop = await openTestShop();
  for (const status of PRODUCT_STATUSES) {
    const fields = { name: `Quiet lamp ${status}`, brand: `Brand ${status}`, category: `Lamps ${status}` };
    const body = { ...fields, price: 20, status, featured: true, sku: `QL-${status}-1`, colors: ['Red'] };
    idByStatus[status] = (await shop.send(createProduct, { body }, staff)).body._id;
  }
}, 60_000);
afterAll(() => shop.close());

const names = (products: readonly { name: string }[]) => products.map(({ name }) => name);
const ACTIVE = ['Quiet lamp active'];

describe('lists of shoppers have active products only', () => {
  test.each([
    ['the catalogue', () => shop.send(calls.listProducts, { query: {} })],
    ['the cards', () => shop.send(calls.listProductCards, { query: {} })],
    ['the featured ones', () => shop.send(calls.listFeaturedProducts, { query: {} })],
    ['a search', () => shop.send(calls.searchProducts, { params: { query: 'quiet lamp' }, query: {} })],
    ['a search by SKU', () => shop.send(calls.listProducts, { query: { search: 'QL-active-1' } })],
  ])('%s', async (_, list) => {
    const { status, body } = await list();
    expect([status, names(body)]).toEqual([200, ACTIVE]);
  });

  it('categories of others are empty, and facets and suggestions name none of them', async () => {
    const params = { category: 'Lamps draft' };
    expect((await shop.send(calls.listProductsOfCategory, { params, query: {} })).body).toEqual([]);
    const { body: facets } = await shop.send(calls.getProductFacets, { query: {} });
    expect(facets.categories).toEqual([{ value: 'Lamps active', count: 1 }]);
    expect(facets.brands).toEqual([{ value: 'Brand active', count: 1 }]);
    const { body: suggested } = await shop.send(suggestProducts, { query: { q: 'lamp' } });
    expect(names(suggested.products)).toEqual(ACTIVE);
    expect(JSON.stringify(suggested)).not.toMatch(/draft|unlisted|archived/);
  });

  it('collections, by hand and by rule', async () => {
    const ids = PRODUCT_STATUSES.map(id);
    for (const [slug, chosen] of [
      ['by-hand', { kind: 'hand', productIds: ids }],
      ['by-rule', { kind: 'rule', rule: { maxPrice: 100 } }],
    ] as const) {
      const body = { title: slug, slug, published: true, ...chosen };
      const made = await shop.send(createCollection, { body: body as never }, staff);
      expect(made.status).toBe(201);
      const { body: listed } = await shop.send(listProductsOfCollection, { params: { slug }, query: {} });
      expect(names(listed)).toEqual(ACTIVE);
      expect((await shop.send(getCollection, { params: { slug } })).status).toBe(200);
    }
  });

  it('sitemaps', async () => {
    const whole = await readSitemap(shop.db, 'http://shop.test', { size: 10 });
    const parts = await readSitemap(shop.db, 'http://shop.test', { size: 1 });
    const mapped = PRODUCT_STATUSES.filter((status) => `${whole}${parts}`.includes(id(status)));
    expect(mapped).toEqual(['active']);
  });

  it('products that go well with another one', async () => {
    const relatedIds = (['draft', 'unlisted', 'archived'] as const).map(id);
    await shop.send(updateProduct, { params: { id: id('active') }, body: { relatedIds } }, staff);
    const { body } = await shop.send(calls.listRelatedProducts, { params: { id: id('active') } });
    expect(body).toEqual([]);
    const { body: product } = await shop.send(getStaffProduct, { params: { id: id('active') } }, staff);
    expect(product.related.map(({ status }) => status)).toEqual(['draft', 'unlisted', 'archived']);
  });
});

describe('by its address', () => {
  test.each([
    ['draft', 404],
    ['active', 200],
    ['unlisted', 200],
    ['archived', 404],
  ] as const)('a %s product is answered with %i', async (status, code) => {
    const params = { id: id(status) };
    expect((await shop.send(calls.getProduct, { params })).status).toBe(code);
    expect((await shop.send(calls.listRelatedProducts, { params })).status).toBe(code);
    expect((await shop.send(listProductReviews, { params, query: {} })).status).toBe(code);
    const alert = { productId: id(status), email: 'ada@example.com' };
    const alerted = await shop.send(addStockAlert, { body: alert });
    expect(alerted.status).toBe(code === 200 ? 409 : 404);
    const { body: cards } = await shop.send(calls.listCardsById, { query: { ids: id(status) } });
    expect(cards).toHaveLength(code === 200 ? 1 : 0);
  });

  it('an unlisted one says so, for programs that would list it', async () => {
    const unlisted = await shop.send(calls.getProduct, { params: { id: id('unlisted') } });
    expect(unlisted.body.unlisted).toBe(true);
    const active = await shop.send(calls.getProduct, { params: { id: id('active') } });
    expect(active.body).not.toHaveProperty('unlisted');
  });
});

describe('what shoppers do not see cannot be bought', () => {
  const buildLines = (status: ProductStatus) => [{ productId: id(status), quantity: 1 }];

  test.each([
    ['draft', false],
    ['unlisted', true],
    ['archived', false],
  ] as const)('a %s product: %s', async (status, isSold) => {
    const quoted = await shop.send(getQuote, { body: { lines: buildLines(status) } });
    expect(quoted.status === 200).toBe(isSold);
    expect(JSON.stringify(quoted.failure ?? '')).not.toContain('Quiet lamp');
    const added = await shop.send(addToCart, { body: buildLines(status)[0] as never });
    expect(added.status < 300).toBe(isSold);
  });

  it('what is in a cart keeps its words and is marked', async () => {
    const body = { name: 'Seasonal lamp', price: 10, sku: 'SEASON' };
    const { body: product } = await shop.send(createProduct, { body }, staff);
    const added = await shop.send(addToCart, { body: { productId: product._id, quantity: 1 } as never });
    const cookie = added.headers
      .getSetCookie()
      .map((one) => one.split(';')[0])
      .join('; ');
    await shop.send(updateProduct, { params: { id: product._id }, body: { status: 'archived' } }, staff);
    const { body: cart } = await shop.send(getCart, {}, { headers: { Cookie: cookie } });
    expect(cart.lines).toMatchObject([{ name: 'Seasonal lamp', problem: { code: 'product_gone' } }]);
  });
});

describe('staff', () => {
  it('see all products with their status, and filter by it', async () => {
    const { body: all } = await shop.send(listStaffProducts, { query: { search: 'Quiet' } }, staff);
    expect(all.map(({ status }) => status).sort()).toEqual([...PRODUCT_STATUSES].sort());
    const { body: drafts } = await shop.send(listStaffProducts, { query: { status: 'draft' } }, staff);
    expect(names(drafts)).toEqual(['Quiet lamp draft']);
  });

  it('publish a draft at once', async () => {
    const { body: draft } = await shop.send(
      createProduct,
      { body: { name: 'Spring', price: 1, sku: 'SPRING', status: 'draft' } },
      staff,
    );
    const params = { id: draft._id };
    expect((await shop.send(calls.getProduct, { params })).status).toBe(404);
    await shop.send(updateProduct, { params, body: { status: 'active' } }, staff);
    expect((await shop.send(calls.getProduct, { params })).status).toBe(200);
    const refused = await shop.send(updateProduct, { params, body: { status: 'gone' as never } }, staff);
    expect(refused.failure.fields?.status).toBe('Status must be draft, active, unlisted or archived');
  });
});
