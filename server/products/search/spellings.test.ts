import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { listProducts } from '#contract/calls/products.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import { searchedFromHeaders } from '#contract/search-headers.ts';
import { hasForms, otherForms } from '#domain/products/search/word-forms.ts';
import { productSearchText } from '#domain/products/search-text.ts';
import { foldLetters } from '#domain/search-text.ts';
import { addProducts, kettle } from '../../testing/test-products.ts';
import { openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { findsAny } from './match-queries.ts';

const NAMES = [
  "Men's tee",
  'Mens tee',
  'Men’s long tee',
  "Kid's cap",
  'Kids cap',
  'Linen T-Shirt',
  'Cotton tshirt',
  'Wool T shirt',
  'Set of three t-shirts',
  'Plain shirt',
  'Hand-made bowl',
  'Handmade cup',
  'Hand made plate',
  'Wi-Fi router',
  'Wifi plug',
  'Lens 35mm',
  'Lens 35 mm',
  "Chef's table",
];

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  const texts = { description: 'Good.', category: 'Things', brand: 'Tallow' };
  await addProducts(
    shop.db,
    ...NAMES.map((name, place) => ({ ...kettle, ...texts, name, sku: `SP-${place}`, id: `sp-${place}` })),
  );
});
afterAll(() => shop.close());

async function list(search: string) {
  const { body, headers } = await shop.send(listProducts, { query: { search } });
  return { names: body.map(({ name }) => name).toSorted(), searched: searchedFromHeaders(headers) };
}

describe('spellings of one word find each other', () => {
  test.each([
    [
      ["men's tee", 'mens tee', 'men’s tees', 'MENS TEES'],
      ["Men's tee", 'Mens tee'],
    ],
    [
      ["kid's cap", 'kids cap', 'kids caps', 'kids’ cap'],
      ["Kid's cap", 'Kids cap'],
    ],
    [
      ['tshirt', 't-shirt', 't shirt', 'T-Shirt', 'tshirts', 'T-shirts', 't shirts', 't‑shirt'],
      ['Cotton tshirt', 'Linen T-Shirt', 'Set of three t-shirts', 'Wool T shirt'],
    ],
    [
      ['hand made', 'hand-made'],
      ['Hand made plate', 'Hand-made bowl', 'Handmade cup'],
    ],
    [
      ['wifi', 'wi-fi', 'wi fi'],
      ['Wi-Fi router', 'Wifi plug'],
    ],
    [
      ['35mm', '35 mm', '35-mm'],
      ['Lens 35 mm', 'Lens 35mm'],
    ],
  ])('%j', async (searches, names) => {
    for (const search of searches) expect(await list(search), search).toEqual({ names, searched: null });
  });

  it('but a word joined with a hyphen finds no two words that only sound so', async () => {
    expect((await list('handmade')).names).toEqual(['Hand-made bowl', 'Handmade cup']);
    expect((await list('stable')).names).not.toContain("Chef's table");
  });

  test.each(['tshirt', 't-shirt', 'T shirt'])('in the suggestions for %j', async (q) => {
    const { products, corrected } = (await shop.send(suggestProducts, { query: { q } })).body;
    expect(corrected).toBeNull();
    expect(products.map(({ name }) => name)).toContain('Linen T-Shirt');
    expect(products.map(({ name }) => name)).toContain('Cotton tshirt');
    expect(products.map(({ name }) => name)).not.toContain('Plain shirt');
  });
});

it('the SQL of spellings equals the rule, and finds what the specification finds', async () => {
  const parts = [
    "men's",
    'mens',
    'men',
    'tee',
    't',
    'shirt',
    'tshirts',
    'wi',
    'fi',
    '35',
    'mm',
    'made',
    'hand',
  ];
  const anySearch = fc
    .tuple(fc.array(fc.constantFrom(...parts), { minLength: 1, maxLength: 3 }), fc.constantFrom(' ', '-', ''))
    .map(([words, separator]) => words.join(separator));
  await fc.assert(
    fc.asyncProperty(anySearch, async (search) => {
      const forms = otherForms(search);
      const expected = NAMES.some((name) => {
        const text = productSearchText({ name, description: 'Good.', category: 'Things', brand: 'Tallow' });
        return text.includes(foldLetters(search)) || (forms !== null && hasForms(text, forms));
      });
      const plan = { by: 'rule' as const, ...(forms && { forms }) };
      expect(await findsAny(shop.db, search, plan), search).toBe(expected);
    }),
    { numRuns: 80 },
  );
});
