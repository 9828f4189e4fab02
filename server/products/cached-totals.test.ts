import { afterAll, beforeAll, expect, it } from 'vitest';
import { listProductCards } from '#contract/calls/products.ts';
import { deleteProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { addProducts, kettle, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, undefined, { caches: true });
  await addProducts(
    shop.db,
    { ...kettle, priceCents: 9_000, discountPriceCents: null, category: 'Kitchen' },
    { ...lamp, priceCents: 4_999, discountPriceCents: null },
  );
});
afterAll(() => shop.close());

type Query = Partial<Record<'minPrice' | 'maxPrice' | 'category' | 'brand', string>> & { limit?: number };

const total = async (query: Query) =>
  Number((await shop.send(listProductCards, { query })).headers.get('X-Total-Count'));
const totals = async (...queries: Query[]) => {
  const counted: number[] = [];
  for (const query of queries) counted.push(await total(query));
  return counted;
};
const change = (body: { price?: number; category?: string }) =>
  shop.send(updateProduct, { params: { id: kettle.id }, body }, { headers: AS_STAFF });

it('counts the prices of a range with its bounds', async () => {
  const ranges = [{ minPrice: '49.99' }, { minPrice: '50' }, { maxPrice: '49.98' }, { maxPrice: '49.99' }];
  expect(await totals(...ranges)).toEqual([2, 1, 0, 1]);
  const both = [
    { minPrice: '49.99', maxPrice: '90' },
    { minPrice: '50', maxPrice: '89.99' },
    { minPrice: '60', maxPrice: '50' },
  ];
  expect(await totals(...both)).toEqual([2, 0, 0]);
  expect(await totals({ minPrice: '10', brand: 'Nobody' }, { minPrice: '0' }, { maxPrice: '99999' })).toEqual(
    [0, 2, 2],
  );
});

it('counts a price that was changed', async () => {
  expect(await total({ minPrice: '95' })).toBe(0);
  await change({ price: 100 });
  expect(await totals({ minPrice: '95' }, { minPrice: '96' }, { maxPrice: '95' })).toEqual([1, 1, 1]);
});

it('finds a category that was renamed, also in another spelling', async () => {
  expect(await totals({ category: 'Kitchen' }, { category: 'Küche' })).toEqual([1, 0]);
  await change({ category: 'Küche' });
  expect(await totals({ category: 'Kitchen' }, { category: 'Küche' })).toEqual([0, 1]);
});

it('counts a deleted product no longer, on pages that were asked for before and on others', async () => {
  expect(await totals({ limit: 1 }, { limit: 1 }, { limit: 2 })).toEqual([2, 2, 2]);
  await shop.send(deleteProduct, { params: { id: lamp.id } }, { headers: AS_STAFF });
  expect(await totals({ limit: 1 }, { limit: 2 }, { limit: 3 }, { minPrice: '1' })).toEqual([1, 1, 1, 1]);
});
