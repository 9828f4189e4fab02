import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProduct, listProducts } from '#contract/calls/products.ts';
import {
  createProduct,
  getStaffProduct,
  listStaffProducts,
  updateProduct,
} from '#contract/calls/staff-products.ts';
import { exportedCsv, importCsv, previewCsv } from '../testing/import-csv.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const seo = { seoTitle: 'Wool coats by hand', seoDescription: 'Warm for forty winters.' };

it('keeps cost and tags from shoppers, and shows them what search engines read', async () => {
  const body = { name: 'Coat', price: 90, cost: 31.5, tags: [' Winter ', 'wool'], ...seo };
  const { body: coat } = await shop.send(createProduct, { body }, staff);
  expect(coat).toMatchObject({ cost: 31.5, tags: ['Winter', 'wool'], ...seo });
  const { body: shown } = await shop.send(getProduct, { params: { id: coat._id } });
  expect(shown).toMatchObject(seo);
  expect(shown).not.toHaveProperty('cost');
  expect(shown).not.toHaveProperty('tags');
  await shop.send(updateProduct, { params: { id: coat._id }, body: { cost: null, seoTitle: '' } }, staff);
  const { body: changed } = await shop.send(getStaffProduct, { params: { id: coat._id } }, staff);
  expect([changed.cost, changed.seoTitle]).toEqual([undefined, undefined]);
  expect((await selectAuditEntries(shop.db, coat._id)).at(-1)).toMatchObject({
    before: { cost: 31.5 },
    after: { cost: null, seoTitle: null },
  });
});

it('finds a product by its tags, for shoppers and for staff', async () => {
  const body = { name: 'Bowl', price: 9, tags: ['Stoneware'] };
  const { body: bowl } = await shop.send(createProduct, { body }, staff);
  const query = { search: 'stoneware' };
  expect((await shop.send(listProducts, { query })).body.map(({ _id }) => _id)).toEqual([bowl._id]);
  expect((await shop.send(listStaffProducts, { query }, staff)).body.map(({ _id }) => _id)).toEqual([
    bowl._id,
  ]);
});

it('refuses a tag that is there twice, and a cost that is no amount', async () => {
  const body = { name: 'Bowl', price: 9, tags: ['a', 'A'], cost: 'much' };
  const { failure } = await shop.send(createProduct, { body: body as never }, staff);
  expect(failure.fields).toEqual({ 'tags.1': 'A is there already', cost: 'Cost per piece must be a number' });
});

it('imports and exports them in the columns of Shopify', async () => {
  const heads = 'Handle,Title,Variant Price,Tags,SEO Title,SEO Description,Cost per item';
  await importCsv(shop, `${heads}\njug,Jug,20.00,"clay, blue, Clay",A jug,Holds a litre,7.50`);
  const { body: jug } = await shop.send(getStaffProduct, { params: { id: 'jug' } }, staff);
  expect(jug).toMatchObject({
    tags: ['Clay', 'blue'],
    seoTitle: 'A jug',
    seoDescription: 'Holds a litre',
    cost: 7.5,
  });
  const again = await previewCsv(shop, await exportedCsv(shop));
  expect(again.counts).toMatchObject({ changed: 0, refused: 0 });
});
