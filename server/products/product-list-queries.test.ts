import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { Database } from '#db/connection.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { LIST_CAP } from '#domain/limits.ts';
import { isSameGroup, mergeGroups } from '#domain/products/group-name.ts';
import { effectivePrice } from '#domain/products/product.ts';
import { productSearchText } from '#domain/products/search-text.ts';
import { foldLetters } from '#domain/search-text.ts';
import { addProducts, kettle } from '../testing/test-products.ts';
import { type ProductFilter, selectFacets } from './facet-queries.ts';
import { type CatalogueTotals, productQueries } from './product-list-queries.ts';
import { BY_RULE } from './search/search-plan.ts';

/** Texts that could be read as a pattern, a quote, another case or another encoding of an accent. */
const PIECES = [
  '%',
  '_',
  '\\',
  "'",
  '"',
  'a',
  'A',
  'é',
  'e\u0301',
  'É',
  'ß',
  'SS',
  'İ',
  'ı',
  'Σ',
  'ς',
  ' ',
  '日',
  '😀',
  '$1',
  '[',
  '.*',
];
const anyText = fc.array(fc.constantFrom(...PIECES), { maxLength: 5 }).map((pieces) => pieces.join(''));
const anySearch = anyText.filter((text) => text.length > 0);
const anyName = fc.constantFrom('Alpha', 'alpha', 'Béta', "O'Neil & Sons", '100%');
const anyPrice = fc.integer({ min: 0, max: 300 });

const anyProduct = fc.record({
  name: anyText,
  description: anyText,
  category: anyName,
  brand: anyName,
  price: anyPrice,
  discountPrice: fc.option(anyPrice),
});

const anyFilter: fc.Arbitrary<ProductFilter> = fc.record({
  search: fc.option(anySearch),
  category: fc.option(anyName),
  brand: fc.option(anyName),
  minPrice: fc.option(fc.integer({ min: -10, max: 3_000_000_000 }).map((cents) => (cents % 400) / 100)),
  maxPrice: fc.option(fc.integer({ min: -10, max: 400 }).map((cents) => cents / 100)),
});

type Sample = typeof anyProduct extends fc.Arbitrary<infer T> ? T : never;

/** The rule that the SQL is held to (specification, section 5). */
function passes(product: Sample, { search, category, brand, minPrice, maxPrice }: ProductFilter): boolean {
  const dollars = effectivePrice(product) / 100;
  return (
    productSearchText(product).includes(foldLetters(search ?? '')) &&
    isSameGroup(category ?? product.category, product.category) &&
    isSameGroup(brand ?? product.brand, product.brand) &&
    dollars >= (minPrice ?? dollars) &&
    dollars <= (maxPrice ?? dollars)
  );
}

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await createTestDatabase());
});
afterAll(() => close());

it('filters in SQL as the rule does', async () => {
  const samples = fc.sample(anyProduct, { numRuns: 300, seed: 7 });
  const stored = samples.map((product, index) => ({ ...product, id: `p-${index}` }));
  await addProducts(
    db,
    ...stored.map(({ price, discountPrice, ...texts }) => ({
      ...kettle,
      ...texts,
      sku: texts.id,
      priceCents: price,
      discountPriceCents: discountPrice,
    })),
  );

  await fc.assert(
    fc.asyncProperty(anyFilter, async (filter) => {
      const expected = stored.filter((product) => passes(product, filter));
      const request = { ...filter, sort: 'name' as const, limit: LIST_CAP };
      const { rows, total } = await productQueries.page(db, request, { plan: BY_RULE });
      expect(rows.map((product) => product.id).sort()).toEqual(expected.map((product) => product.id).sort());
      expect(total).toBe(expected.length);

      const { categories } = await selectFacets(db, filter, { plan: BY_RULE });
      const counted = Map.groupBy(
        stored.filter((product) => passes(product, { ...filter, category: null })),
        (product) => product.category,
      );
      const counts = [...counted].map(([value, group]) => ({ value, count: group.length }));
      const merged = mergeGroups(counts, filter.category);
      expect(categories.map(({ count }) => count)).toEqual(merged.map(({ count }) => count));
      expect(categories.every(({ value }, at) => isSameGroup(value, merged[at]?.value ?? ''))).toBe(true);
    }),
    { numRuns: 150 },
  );
}, 120_000);

const EMBER_KETTLE = {
  ...kettle,
  id: 'ember-kettle',
  sku: 'EMBER-KETTLE',
  name: 'Ember Kettle',
  description: 'A 100% steel kettle for the café.',
  category: 'Home & Kitchen',
  brand: 'Ōtani',
  priceCents: 20_000,
  discountPriceCents: 15_000,
};

async function isFound(filter: ProductFilter): Promise<boolean> {
  const { rows } = await productQueries.page(db, filter, { plan: BY_RULE });
  return rows.some(({ id }) => id === EMBER_KETTLE.id);
}

test('all pages and orders of a list share its total, and searches count for themselves', async () => {
  const counted: string[] = [];
  const totals: CatalogueTotals = {
    async count(key, _, count) {
      counted.push(key);
      return await count();
    },
    countPrices: async () => null,
  };
  const page = (request: Parameters<typeof productQueries.page>[1]) =>
    productQueries.page(db, request, { plan: BY_RULE, totals });
  await page({});
  await page({ page: 2, limit: 1, sort: 'name' });
  await page({ search: 'kettle' });
  expect(counted).toHaveLength(2);
  expect(counted[0]).toBe(counted[1]);
  await page({ category: 'Beauty' });
  expect(counted[2]).not.toBe(counted[0]);
});

describe('one product', () => {
  beforeAll(() => addProducts(db, EMBER_KETTLE));

  describe('passes', () => {
    test.each<[string, ProductFilter]>([
      ['no filter', {}],
      ['a search in its name, whatever the case', { search: 'eMBER' }],
      ['a search in its description', { search: 'steel kettle' }],
      ['a search in its category', { search: '& kitchen' }],
      ['a search in its brand', { search: 'ōTANI' }],
      ['a search with an accent encoded another way', { search: 'cafe\u0301' }],
      ['a search for a per cent sign', { search: '100%' }],
      ['its own category', { category: 'Home & Kitchen' }],
      ['a lower bound equal to its discount price', { minPrice: 150 }],
      ['an upper bound equal to its discount price', { maxPrice: 150 }],
    ])('%s', async (_, filter) => {
      expect(await isFound(filter)).toBe(true);
    });
  });

  describe('does not pass', () => {
    test.each<[string, ProductFilter]>([
      ['a search for a text it does not have', { search: 'teapot' }],
      ['a wildcard that stands for itself only', { search: 'e%r' }],
      ['a text across two of its fields', { search: 'kettlea' }],
      ['a category in another case', { category: 'home & kitchen' }],
      ['another brand', { brand: 'Otani' }],
      ['a lower bound above its discount price, though below its price', { minPrice: 150.01 }],
      ['an upper bound below its discount price', { maxPrice: 149.99 }],
    ])('%s', async (_, filter) => {
      expect(await isFound(filter)).toBe(false);
    });
  });
});
