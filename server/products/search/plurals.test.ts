import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { getProductFacets, listProducts, searchProducts } from '#contract/calls/products.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import { parseSearchHeaders } from '#contract/search-headers.ts';
import { matchesSku, readSkuParts } from '#domain/products/search/sku-match.ts';
import { hasForms, otherForms } from '#domain/products/search/word-forms.ts';
import { productSearchText } from '#domain/products/search-text.ts';
import { foldLetters } from '#domain/search-text.ts';
import { addProducts, kettle } from '../../testing/test-products.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { findsAny } from './match-queries.ts';

/** Name and SKU. */
const GOODS: readonly [string, string][] = [
  ['Stone mug', 'AA-1'],
  ['Tin mug', 'AA-2'],
  ['Travel mug', 'AA-3'],
  ['Set of four mugs', 'AA-4'],
  ['Plain tee', 'PLN-TEE-S'],
  ['Wide tee', 'WDE-TEE-XL'],
  ['Steel bowl', 'STB-1'],
  ['Bread knife', 'KN-1'],
  ['Steak knives', 'KN-2'],
  ['Summer dress', 'DR-1'],
  ['Silk dresses', 'DR-2'],
  ['Baby blanket', 'BA-1'],
  ['Babies’ socks', 'BA-2'],
  ['Cargo shorts', 'SH-1'],
  ['Short jacket', 'SH-2'],
  ['Headphones', 'BLK-CAP-S'],
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const texts = { description: 'Good.', category: 'Things', brand: 'Tallow' };
  await addProducts(shop.db, ...GOODS.map(([name, sku]) => ({ ...kettle, ...texts, name, sku, id: sku })));
});
afterAll(() => shop.close());

async function list(search: string) {
  const { body, headers } = await shop.send(listProducts, { query: { search } });
  return { names: body.map(({ name }) => name).toSorted(), searched: parseSearchHeaders(headers) };
}

describe('a plural and its singular find each other', () => {
  test.each([
    ['mug', 'mugs', 4],
    ['tee', 'tees', 3],
    ['knife', 'knives', 2],
    ['dress', 'dresses', 2],
    ['baby', 'babies', 2],
    ['bread knife', 'bread knives', 1],
    ['MUG', 'Mugs', 4],
  ])('%j as %j', async (singular, plural, count) => {
    const [one, many] = [await list(singular), await list(plural)];
    expect(one.searched).toBeNull();
    expect(many.searched).toBeNull();
    expect(one.names).toHaveLength(count);
    // By the rule of the specification 'tee' is a part of 'Steel bowl', and stays found.
    expect(many.names).toEqual(one.names.filter((name) => !/^Steel/.test(name)));
  });

  it('in facets, suggestions and the call of the specification, and not where it is asked for exactly', async () => {
    const { body } = await shop.send(getProductFacets, { query: { search: 'mugs' } });
    expect(body.categories).toEqual([{ value: 'Things', count: 4 }]);
    expect((await shop.send(suggestProducts, { query: { q: 'mugs' } })).body.products).toHaveLength(4);
    expect((await shop.send(searchProducts, { params: { query: 'mugs' } })).body).toHaveLength(4);
    const exact = await shop.send(listProducts, { query: { search: 'mugs', exact: 'true' } });
    expect(exact.body.map(({ name }) => name)).toEqual(['Set of four mugs']);
  });

  it('but not where the plural means another thing', async () => {
    expect((await list('shorts')).names).toEqual(['Cargo shorts']);
  });
});

describe('a SKU', () => {
  test.each([
    ['PLN', ['Plain tee']],
    ['plntee', ['Plain tee']],
    ['tee-xl', ['Wide tee']],
    ['TEE S', ['Plain tee']],
    ['blk-cap', ['Headphones']],
    ['cap-s', ['Headphones']],
  ])('matches %j from the start of one of its parts', async (search, names) => {
    const found = await list(search);
    expect(found.names).toEqual(names);
    expect(found.searched?.match).toBe('sku');
  });

  test.each(['lntee', 'caps', 'ap-s'])('matches no %j, which begins inside a part', async (search) => {
    expect((await list(search)).searched?.match).not.toBe('sku');
  });

  it('never wins over words', async () => {
    const { names, searched } = await list('tee wide');
    expect(names).toContain('Wide tee');
    expect(searched?.match).toBe('all');
  });

  it('is compared in SQL as the rule does', async () => {
    const anyPart = fc.constantFrom('pln', 'tee', 's', 'xl', 'ee', 'cap', 'blk', 'aa', '1');
    const anySearch = fc
      .array(anyPart, { minLength: 1, maxLength: 3 })
      .chain((parts) => fc.constantFrom(...['', '-', ' '].map((separator) => parts.join(separator))));
    await fc.assert(
      fc.asyncProperty(anySearch, async (search) => {
        const parts = readSkuParts(search);
        if (parts === null) return;
        const expected = GOODS.some(([, sku]) => matchesSku(sku, parts));
        expect(await findsAny(shop.db, search, { by: 'sku', parts }), search).toBe(expected);
      }),
      { numRuns: 60 },
    );
  });
});

it('the SQL of other forms equals the rule, and finds what the specification finds', async () => {
  const anyWord = fc.constantFrom(
    'mug',
    'mugs',
    'tees',
    'knives',
    'four',
    'steak',
    'Summer',
    'dresses',
    'of',
  );
  const anySearch = fc.array(anyWord, { minLength: 1, maxLength: 3 }).map((words) => words.join(' '));
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      const forms = otherForms(search);
      const expected = GOODS.some(([name]) => {
        const text = productSearchText({ name, description: 'Good.', category: 'Things', brand: 'Tallow' });
        return text.includes(foldLetters(search)) || (forms !== null && hasForms(text, forms));
      });
      const plan = { by: 'rule' as const, ...(forms && { forms }) };
      expect(await findsAny(shop.db, search, plan), search).toBe(expected);
    }),
    { numRuns: 60 },
  );
});
