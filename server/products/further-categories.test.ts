import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, getProductFacets, listProducts } from '#contract/calls/products.ts';
import { previewCollection } from '#contract/calls/staff-collections.ts';
import { createProduct, getStaffProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { tidyCategories } from '#domain/products/product-fields.ts';
import { exportedCsv, importCsv, previewCsv } from '../testing/import-csv.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await add('Shirt', 'Clothing', ['Sale', 'Gifts']);
  await add('Mug', 'Kitchen', ['gifts']);
  await add('Card', 'Gifts', []);
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
async function add(name: string, category: string, categories: string[], brand = 'Acme') {
  const body = { name, category, categories, brand, price: 10 };
  return (await shop.send(createProduct, { body }, staff)).body;
}
const list = async (query: { category?: string; search?: string; inStock?: boolean }) =>
  (await shop.send(listProducts, { query })).body.map(({ name }) => name).sort();
const facets = async (query: { category?: string; brand?: string }) =>
  (await shop.send(getProductFacets, { query })).body;

describe('W5: a product in more than one category', () => {
  it('is listed, counted and found in each of them', async () => {
    expect(await list({ category: 'Gifts' })).toEqual(['Card', 'Mug', 'Shirt']);
    expect(await list({ category: 'Sale' })).toEqual(['Shirt']);
    expect(await list({ category: 'Clothing' })).toEqual(['Shirt']);
    expect(await list({ category: 'Nothing' })).toEqual([]);
    expect(await list({ search: 'gifts' })).toEqual(['Card', 'Mug', 'Shirt']);
    const { categories, brands } = await facets({ category: 'Gifts' });
    expect(categories).toEqual([
      { value: 'Clothing', count: 1 },
      { value: 'Gifts', count: 3 },
      { value: 'Kitchen', count: 1 },
      { value: 'Sale', count: 1 },
    ]);
    expect(brands).toEqual([{ value: 'Acme', count: 3 }]);
    expect((await facets({ brand: 'Other' })).categories).toEqual([]);
  });

  it('meets the rule of a collection by each of them', async () => {
    const body = { rule: { categories: ['GIFTS'] } };
    const { body: preview } = await shop.send(previewCollection, { body }, staff);
    expect(preview.count).toBe(3);
  });

  it('has one first, and each once', async () => {
    expect(tidyCategories('Gifts', ['gifts', 'Sale', 'SALE', 'Éclat', 'eclat'])).toEqual(['Sale', 'Éclat']);
    const { _id: id } = await add('Bag', 'Bags', ['bags', 'Leather']);
    const { body: shown } = await shop.send(getProduct, { params: { id } });
    expect(shown).toMatchObject({ category: 'Bags', categories: ['Leather'] });
    const { body: moved } = await shop.send(
      updateProduct,
      { params: { id }, body: { category: 'Leather' } },
      staff,
    );
    expect(moved).toMatchObject({ category: 'Leather' });
    expect(moved).not.toHaveProperty('categories');
  });

  it('keeps those of a file of WooCommerce, and of its own export', async () => {
    const csv =
      'ID,Type,SKU,Name,Published,Regular price,Categories\n1,simple,C-1,Cup,1,9,"Home > Kitchen > Cups, Sale, Gifts > For her"\n';
    await importCsv(shop, csv);
    const { body: cup } = await shop.send(getStaffProduct, { params: { id: 'cup' } }, staff);
    expect(cup).toMatchObject({ category: 'Cups', categories: ['Sale', 'For her'] });
    expect((await previewCsv(shop, csv)).products).toEqual([]);
    expect((await previewCsv(shop, await exportedCsv(shop))).products).toEqual([]);
  });
});
