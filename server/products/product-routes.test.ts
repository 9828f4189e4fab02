import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import {
  getProduct,
  getProductFacets,
  listCardsById,
  listFeaturedProducts,
  listProductCards,
  listProducts,
  listProductsOfCategory,
  searchProducts,
} from '#contract/calls/products.ts';
import { deleteProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { addProducts, kettle, lamp, soldOutScarf } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, kettle, lamp, soldOutScarf, {
    ...lamp,
    id: 'gone-00000009',
    sku: 'GONE',
    featured: true,
    deletedAt: new Date(),
  });
});
afterAll(() => shop.close());

const names = (products: { name: string }[]) => products.map((product) => product.name);

describe('cards by their ids', () => {
  it('are in the order of the ids, each once, without what is not sold', async () => {
    const ids = [lamp.id, 'nothing-00000000', 'gone-00000009', kettle.id, lamp.id].join();
    const { status, body } = await shop.send(listCardsById, { query: { ids } });
    expect(status).toBe(200);
    expect(names(body)).toEqual(['Low Lamp', 'Ember Kettle']);
    expect((await shop.send(listCardsById, { query: { ids: '' } })).body).toEqual([]);
  });

  it('are at most as many as one call takes', async () => {
    const { status } = await shop.send(listCardsById, { query: { ids: `${lamp.id},`.repeat(60) } });
    expect(status).toBe(400);
  });

  it('are of now', async () => {
    const id = 'changing-00000001';
    await addProducts(shop.db, { ...lamp, id, sku: id });
    const price = async () => (await shop.send(listCardsById, { query: { ids: id } })).body[0]?.price;
    const before = await price();
    await shop.send(updateProduct, { params: { id }, body: { price: 12 } }, { headers: AS_STAFF });
    expect([before, await price()]).toEqual([49.99, 12]);
    await shop.send(deleteProduct, { params: { id } }, { headers: AS_STAFF });
    expect(await price()).toBeUndefined();
  });
});

describe('the list of products', () => {
  it('is a plain array of products for sale, newest first, with the total', async () => {
    const { status, headers, body } = await shop.send(listProducts, {});
    expect(status).toBe(200);
    expect(names(body)).toEqual(['Harbour Scarf', 'Ember Kettle', 'Low Lamp']);
    expect(headers.get('X-Total-Count')).toBe('3');
    expect(headers.get('Link')).toBeNull();
    expect(headers.get('Cache-Control')).toBe('no-cache');
  });

  it('is sent compressed to clients that accept gzip', async () => {
    const answer = await shop.fetch('/api/products', { headers: { 'Accept-Encoding': 'gzip' } });
    expect(answer.headers.get('Content-Encoding')).toBe('gzip');
    const text = gunzipSync(Buffer.from(await answer.arrayBuffer())).toString();
    expect(names(JSON.parse(text))).toEqual(['Harbour Scarf', 'Ember Kettle', 'Low Lamp']);
  });

  it('has pages with links to their neighbours', async () => {
    const { headers, body } = await shop.send(listProducts, { query: { page: 2, limit: 1, sort: 'newest' } });
    expect(names(body)).toEqual(['Ember Kettle']);
    expect(headers.get('X-Total-Count')).toBe('3');
    expect(headers.get('Link')).toContain('</api/products?limit=1&page=3&sort=newest>; rel="next"');
    expect(headers.get('Link')).toContain('limit=1&page=1&sort=newest>; rel="prev"');
  });

  it('is empty beyond its last page', async () => {
    const { body, headers } = await shop.send(listProducts, { query: { page: 9, limit: 24 } });
    expect(body).toEqual([]);
    expect(headers.get('X-Total-Count')).toBe('3');
  });

  test.each([
    ['price-asc', ['Low Lamp', 'Harbour Scarf', 'Ember Kettle']],
    ['price-desc', ['Ember Kettle', 'Harbour Scarf', 'Low Lamp']],
    ['name', ['Ember Kettle', 'Harbour Scarf', 'Low Lamp']],
  ] as const)('sorts by %s', async (sort, expected) => {
    const { body } = await shop.send(listProducts, { query: { sort } });
    expect(names(body)).toEqual(expected);
  });

  test.each([
    ['search=KETTLE', ['Ember Kettle']],
    ['search=%25', []],
    ['search=', ['Harbour Scarf', 'Ember Kettle', 'Low Lamp']],
    ['category=Fashion', ['Harbour Scarf']],
    ['brand=Noct', ['Low Lamp']],
    ['minPrice=50&maxPrice=150', ['Harbour Scarf', 'Ember Kettle']],
    ['maxPrice=49.99', ['Low Lamp']],
    ['minPrice=&maxPrice=', ['Harbour Scarf', 'Ember Kettle', 'Low Lamp']],
    ['minPrice=200&maxPrice=100', []],
    ['minPrice=1e8', []],
  ])('filters by %s', async (query, expected) => {
    const response = await shop.fetch(`/api/products?${query}`);
    expect(response.status).toBe(200);
    expect(names(await response.json())).toEqual(expected);
  });

  test.each([
    ['page=0', 'page'],
    ['page=two', 'page'],
    ['limit=1001', 'limit'],
    ['limit=-1', 'limit'],
    ['minPrice=cheap', 'minPrice'],
    ['minPrice=Infinity', 'minPrice'],
    ['sort=random', 'sort'],
    ['search=%00', 'search'],
    [`search=${'x'.repeat(101)}`, 'search'],
  ])('refuses %s and names the field', async (query, field) => {
    const response = await shop.fetch(`/api/products?${query}`);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'invalid', fields: { [field]: expect.any(String) } });
  });
});

it('lists what cards show, featured ones if asked', async () => {
  const { body } = await shop.send(listProductCards, { query: { featured: 'true' } });
  expect(body).toEqual([
    {
      _id: kettle.id,
      name: 'Ember Kettle',
      description: kettle.description,
      price: 200,
      discountPrice: 150,
      image: kettle.image,
      category: kettle.category,
      brand: kettle.brand,
      rating: 0,
      reviews: 0,
      availability: true,
    },
  ]);
});

it('lists the featured products', async () => {
  const { body } = await shop.send(listFeaturedProducts, {});
  expect(names(body)).toEqual(['Ember Kettle']);
});

it('lists the products of a category', async () => {
  const { body } = await shop.send(listProductsOfCategory, { params: { category: 'Home & Kitchen' } });
  expect(names(body)).toEqual(['Ember Kettle']);
});

it('lists nothing for a category that does not exist', async () => {
  const { status, body } = await shop.send(listProductsOfCategory, { params: { category: 'Boats' } });
  expect([status, body]).toEqual([200, []]);
});

test.each([
  ['late hours', ['Low Lamp']],
  ["o'hara", []],
  ['tern & tide', ['Harbour Scarf']],
])('searches for %j', async (query, expected) => {
  const { body } = await shop.send(searchProducts, { params: { query } });
  expect(names(body)).toEqual(expected);
});

describe('facets', () => {
  it('count all products and give the range of prices', async () => {
    const { body } = await shop.send(getProductFacets, {});
    expect(body).toEqual({
      categories: [
        { value: 'Electronics', count: 1 },
        { value: 'Fashion', count: 1 },
        { value: 'Home & Kitchen', count: 1 },
      ],
      brands: [
        { value: 'Emberline', count: 1 },
        { value: 'Noct', count: 1 },
        { value: 'Tern & Tide', count: 1 },
      ],
      price: { min: 49.99, max: 150 },
    });
  });

  it('ignore only their own filter', async () => {
    const { body } = await shop.send(getProductFacets, { query: { category: 'Fashion', maxPrice: '100' } });
    expect(body.categories.map((facet) => facet.value)).toEqual(['Electronics', 'Fashion']);
    expect(body.brands).toEqual([{ value: 'Tern & Tide', count: 1 }]);
    expect(body.price).toEqual({ min: 80, max: 80 });
  });

  it('have no range of prices without products', async () => {
    const { body } = await shop.send(getProductFacets, { query: { search: 'nothing like it' } });
    expect(body).toEqual({ categories: [], brands: [], price: null });
  });
});

describe('one product', () => {
  it('has amounts in dollars and omits absent fields', async () => {
    const { body } = await shop.send(getProduct, { params: { id: kettle.id } });
    expect(body).toMatchObject({
      _id: kettle.id,
      price: 200,
      discountPrice: 150,
      colors: [
        { id: 'sand', name: 'Sand', price: 0 },
        { id: 'brass', name: 'Brass', price: 25 },
      ],
      weight: '1.1 kg',
      createdAt: '2026-01-02T00:00:00.000Z',
    });
    expect(body).not.toHaveProperty('dimensions');
    expect(body).not.toHaveProperty('searchText');
  });

  test.each(['nothing-00000000', 'gone-00000009', '../orders', "' or 1=1 --", '__proto__'])(
    'is not found by %j',
    async (id) => {
      const { status, failure } = await shop.send(getProduct, { params: { id } });
      expect(status).toBe(404);
      expect(failure).toEqual({ message: 'Product not found', code: 'not_found' });
    },
  );
});
