import fc from 'fast-check';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProductFacets, listProductCards } from '#contract/calls/products.ts';
import { previewCollection } from '#contract/calls/staff-collections.ts';
import { suggestProducts } from '#contract/calls/suggestions.ts';
import { updateVariant } from '#contract/calls/variants.ts';
import { products } from '#db/schema/index.ts';
import { isOnSale } from '#domain/products/product.ts';
import { addShirt } from '../testing/add-shirt.ts';
import { importCsv } from '../testing/import-csv.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const FILE = `Handle,Title,Vendor,Type,Published,Status,Option1 Name,Option1 Value,Variant SKU,Variant Price,Variant Compare At Price
rug-a,Rug with one price,Tallow,Rugs,true,active,Size,Small,RUGA-1,25.00,50.00
rug-a,,,,,,Size,Large,RUGA-2,25.00,50.00
rug-b,Rug with two prices,Tallow,Rugs,true,active,Size,Small,RUGB-1,25.00,50.00
rug-b,,,,,,Size,Large,RUGB-2,30.00,60.00
rug-c,Rug with one size reduced,Tallow,Rugs,true,active,Size,Small,RUGC-1,50.00,
rug-c,,,,,,Size,Large,RUGC-2,30.00,60.00
rug-d,Rug with the dear size reduced,Tallow,Rugs,true,active,Size,Small,RUGD-1,20.00,
rug-d,,,,,,Size,Large,RUGD-2,45.00,50.00
rug-e,Rug without a reduction,Tallow,Rugs,true,active,Size,Small,RUGE-1,20.00,
rug-e,,,,,,Size,Large,RUGE-2,30.00,
`;

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await importCsv(shop, FILE);
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const namesOf = (cards: { name: string }[]) => cards.map(({ name }) => name).toSorted();

const REDUCED = [
  'Rug with one price',
  'Rug with one size reduced',
  'Rug with the dear size reduced',
  'Rug with two prices',
];

it('a product of which one variant is reduced is on sale, in lists, facets and rules of collections', async () => {
  const { body: cards } = await shop.send(listProductCards, { query: { onSale: 'true', category: 'Rugs' } });
  expect(namesOf(cards)).toEqual(REDUCED);
  const { body: facets } = await shop.send(getProductFacets, { query: { category: 'Rugs' } });
  expect(facets.onSale).toBe(REDUCED.length);
  const rule = { categories: ['Rugs'], onSale: true };
  const { body: preview } = await shop.send(previewCollection, { body: { rule } }, staff);
  expect(preview.count).toBe(REDUCED.length);
});

it('its card has the regular price of what it shows, and the highest reduction', async () => {
  const { body: cards } = await shop.send(listProductCards, { query: { category: 'Rugs' } });
  const findRange = (name: string) => cards.find((card) => card.name === name)?.priceRange;
  expect(findRange('Rug with two prices')).toEqual({ min: 25, max: 30, regular: 50, saving: 50 });
  expect(findRange('Rug with one size reduced')).toEqual({ min: 30, max: 50, regular: 60, saving: 50 });
  expect(findRange('Rug with the dear size reduced')).toEqual({ min: 20, max: 45, saving: 10 });
  expect(findRange('Rug without a reduction')).toEqual({ min: 20, max: 30 });
  const { body } = await shop.send(suggestProducts, { query: { q: 'two prices' } });
  expect(body.products[0]?.priceRange).toEqual({ min: 25, max: 30, regular: 50, saving: 50 });
});

it('follows every change of a price, as the rule says', async () => {
  const { product, variants } = await addShirt(shop, { Size: ['S', 'M'] });
  const price = fc.option(fc.integer({ min: 1, max: 4 }), { nil: null });
  const change = fc.record({ place: fc.nat(1), price, discountPrice: price, isOffered: fc.boolean() });
  await fc.assert(
    fc.asyncProperty(change, async ({ place, isOffered, ...prices }) => {
      const params = { id: variants[place]?.id ?? '' };
      const body = { ...prices, ...(place === 1 && { isOffered }) };
      await shop.send(updateVariant, { params, body }, staff);
      const { body: cards } = await shop.send(listProductCards, { query: { search: product.name } });
      const card = cards.find(({ _id }) => _id === product._id);
      const [row] = (await shop.db.select().from(products)).filter(({ id }) => id === product._id);
      const shown = {
        price: card?.price ?? 0,
        discountPrice: card?.discountPrice ?? null,
        priceRange: card?.priceRange ?? null,
      };
      expect(row?.isOnSale).toBe(isOnSale(shown));
    }),
    { numRuns: 25 },
  );
});
