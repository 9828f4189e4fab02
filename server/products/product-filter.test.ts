import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { LIST_CAP } from '#contract/limits.ts';
import type { Database } from '#db/connection.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { matchesFilter, type ProductFilter } from '#domain/products/filter.ts';
import { addProducts, kettle } from '../testing/test-products.ts';
import { selectFacets } from './facet-queries.ts';
import { selectProducts } from './product-queries.ts';
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
  minPrice: fc.option(fc.integer({ min: -10, max: 3_000_000_000 }).map((cents) => cents % 400)),
  maxPrice: fc.option(fc.integer({ min: -10, max: 400 })),
});

let db: Database;
let close: () => Promise<void>;
beforeAll(async () => {
  ({ db, close } = await createTestDatabase());
});
afterAll(() => close());

it('means the same in SQL as in the rule', async () => {
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
      const expected = stored.filter((product) => matchesFilter(product, filter));
      const { products, total } = await selectProducts(db, {
        filter,
        plan: BY_RULE,
        sort: 'name',
        page: 1,
        limit: LIST_CAP,
      });
      expect(products.map((product) => product.id).sort()).toEqual(
        expected.map((product) => product.id).sort(),
      );
      expect(total).toBe(expected.length);

      const { categories } = await selectFacets(db, filter, BY_RULE);
      const counted = Map.groupBy(
        stored.filter((product) => matchesFilter(product, { ...filter, category: null })),
        (product) => product.category,
      );
      expect(new Map(categories.map(({ value, count }) => [value, count]))).toEqual(
        new Map([...counted].map(([category, group]) => [category, group.length])),
      );
    }),
    { numRuns: 150 },
  );
});
