import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProductFacets, listProductCards, listProductsOfCategory } from '#contract/calls/products.ts';
import { listStaffProducts } from '#contract/calls/staff-products.ts';
import { foldLetters } from '#domain/search-text.ts';
import { importCsv } from '../testing/import-csv.ts';
import { addProducts, kettle } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const FILE = `Handle,Title,Vendor,Type,Published,Status,Variant SKU,Variant Price
n1,Zebra print,Zeta,Prints,true,active,N-1,9.00
n2,Éclair print,Éclat,Prints,true,active,N-2,9.00
n3,Łódź print,eclat,Prints,true,active,N-3,9.00
n4,Blue Enamel Vase,Alpha,prints,true,active,N-4,9.00
n5,2 print,Alpha,Prints,true,active,N-5,9.00
n6,10 print,Alpha,Prints,true,active,N-6,9.00
`;
const IN_ORDER = ['2 print', '10 print', 'Blue Enamel Vase', 'Éclair print', 'Łódź print', 'Zebra print'];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await importCsv(shop, FILE);
});
afterAll(() => shop.close());

const namesOf = (products: { name: string }[]) => products.map(({ name }) => name);

it('sorts names as a dictionary does, for shoppers and staff', async () => {
  expect(namesOf((await shop.send(listProductCards, { query: { sort: 'name' } })).body)).toEqual(IN_ORDER);
  const sorted = async (sort: 'name-asc' | 'name-desc') =>
    namesOf((await shop.send(listStaffProducts, { query: { sort } }, { headers: AS_STAFF })).body);
  expect(await sorted('name-asc')).toEqual(IN_ORDER);
  expect(await sorted('name-desc')).toEqual(IN_ORDER.toReversed());
});

it('has one category and one brand of spellings that differ in case and accents', async () => {
  const { body } = await shop.send(getProductFacets, { query: {} });
  expect(body.categories).toEqual([{ value: 'Prints', count: 6 }]);
  expect(body.brands.map(({ count }) => count)).toEqual([3, 2, 1]);
  expect(body.brands.map(({ value }) => foldLetters(value))).toEqual(['alpha', 'eclat', 'zeta']);
  for (const category of ['Prints', 'prints']) {
    expect((await shop.send(listProductCards, { query: { category } })).body).toHaveLength(6);
    expect((await shop.send(listProductsOfCategory, { params: { category } })).body).toHaveLength(6);
    const { body: facets } = await shop.send(getProductFacets, { query: { category } });
    expect(facets.categories).toEqual([{ value: category, count: 6 }]);
  }
});

it('finds no category that no product spells so, as the specification says', async () => {
  expect((await shop.send(listProductCards, { query: { category: 'PRINTS' } })).body).toEqual([]);
});

it('orders as the collator of a dictionary does', async () => {
  const piece = fc.constantFrom('a', 'B', 'é', 'Ł', 'ß', 'z', '2', '10', '7', ' ', '-', 'Ø', '\u0301');
  const names = fc
    .sample(fc.array(piece, { minLength: 1, maxLength: 5 }), { numRuns: 120, seed: 11 })
    .map((pieces) => `x${pieces.join('')}`);
  const products = names.map((name, place) => ({ ...kettle, id: `d-${place}`, sku: `D-${place}`, name }));
  await addProducts(shop.db, ...products.map((product) => ({ ...product, category: 'Dictionary' })));
  const query = { category: 'Dictionary', sort: 'name' as const, limit: '500' };
  const sorted = namesOf((await shop.send(listProductCards, { query })).body);
  const { compare } = new Intl.Collator('en', {
    numeric: true,
    sensitivity: 'base',
    ignorePunctuation: false,
  });
  const wordsOf = (name: string) => foldLetters(name).replace(/[ -]+/g, ' ').trim();
  expect(sorted.map(wordsOf)).toEqual(sorted.map(wordsOf).toSorted(compare));
});
