import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { importProducts } from '#contract/calls/product-import.ts';
import { getProduct, listProducts } from '#contract/calls/products.ts';
import { getQuote } from '#contract/calls/quote.ts';
import { getStaffProduct } from '#contract/calls/staff-products.ts';
import { exportedCsv, importCsv, previewCsv } from '../../testing/import-csv.ts';
import { addProducts, lamp } from '../../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
const shops: TestShop[] = [];
async function openAnother() {
  shop = await openTestShop();
  shops.push(shop);
}
beforeAll(openAnother);
afterAll(() => Promise.all(shops.map((one) => one.close())));

const staff = { headers: AS_STAFF };
const lines = (...rows: string[]) => `${rows.join('\n')}\n`;
const read = async (id: string) => (await shop.send(getStaffProduct, { params: { id } }, staff)).body;
const getStatus = async (id: string) => (await shop.send(getProduct, { params: { id } })).status;
const noticed = (report: { notices?: { text: string; products: number; rows: number[] }[] | undefined }) =>
  (report.notices ?? []).map(({ text, rows }) => [text.split(':')[0], rows]);
const refusedBy = async (csv: string) => {
  const { failure } = await shop.send(importProducts, { body: { csv, dryRun: true } }, staff);
  return failure.fields?.csv;
};
const isRepeatable = async (csv: string) =>
  expect((await previewCsv(shop, csv)).products.map(({ changes }) => changes)).toEqual([]);

const OLD = 'Handle,Title,Published,Status,Variant SKU,Variant Price';
const NEW = 'URL handle,Title,Published on online store,Status,SKU,Price';

describe.each([
  ['until 2024', OLD],
  ['of now', NEW],
])('the heads %s: who sees a product', (_, heads) => {
  beforeAll(openAnother);

  it('is what the file says, in the preview and afterwards', async () => {
    const csv = lines(
      heads,
      'spring,Spring,false,draft,S-1,49.00',
      'old,Old,true,Archived,S-2,39.00',
      'trade,Trade,FALSE,active,S-3,19.00',
      'link,Link,TRUE,unlisted,S-4,29.00',
      'plain,Plain,TRUE,Active,S-5,9.00',
    );
    const preview = await previewCsv(shop, csv);
    expect(noticed(preview)).toEqual([
      ['Draft', [2, 4]],
      ['Archived', [3]],
      ['Unlisted', [5]],
    ]);
    await importCsv(shop, csv, preview);
    expect(await Promise.all(['spring', 'old', 'trade', 'link', 'plain'].map(getStatus))).toEqual([
      ...[404, 404, 404, 200, 200],
    ]);
    const { body: listed } = await shop.send(listProducts, { query: {} });
    expect(listed.map(({ name }) => name)).toEqual(['Plain']);
    await isRepeatable(csv);
    const exported = await exportedCsv(shop);
    expect(await previewCsv(shop, exported)).toMatchObject({ counts: { unchanged: 5, refused: 0 } });
    // Published again.
    await importCsv(shop, lines(heads, 'trade,Trade,TRUE,active,S-3,19.00'));
    expect(await getStatus('trade')).toBe(200);
  });
});

it('keeps who sees a product where the file has neither column', async () => {
  await importCsv(shop, lines(OLD, 'autumn,Autumn,false,draft,S-9,49.00'));
  await importCsv(shop, lines('Handle,Variant Price', 'autumn,50.00'));
  expect(await read('autumn')).toMatchObject({ status: 'draft', price: 50 });
});

test.each([
  ['until 2024', 'Handle,Title,Variant SKU,Variant Price,Variant Taxable,Variant Requires Shipping'],
  ['of now', 'URL handle,Title,SKU,Price,Charge tax,Requires shipping'],
])(
  'the heads %s: what is not taxed is not taxed, and what is not shipped is not shipped',
  async (_, heads) => {
    const csv = lines(heads, 'bread,Bread,B-1,20.00,FALSE,TRUE', 'file,File,F-1,20.00,TRUE,FALSE');
    const preview = await previewCsv(shop, csv);
    expect(noticed(preview)).toEqual([
      ['Not taxed', [2]],
      ['Not shipped', [3]],
    ]);
    await importCsv(shop, csv, preview);
    const quote = async (...ids: string[]) => {
      const body = { lines: ids.map((productId) => ({ productId, quantity: 1 })) };
      return (await shop.send(getQuote, { body })).body;
    };
    expect(await quote('bread')).toMatchObject({ shipping: 15, tax: 0, total: 35 });
    expect(await quote('file')).toMatchObject({ shipping: 0, tax: 1.6, total: 21.6 });
    expect(await quote('bread', 'file')).toMatchObject({ shipping: 15, tax: 1.6, total: 56.6 });
    await isRepeatable(csv);
    await importCsv(shop, lines(heads, 'bread,Bread,B-1,20.00,TRUE,TRUE', 'file,File,F-1,20.00,TRUE,TRUE'));
    expect(await quote('bread', 'file')).toMatchObject({ shipping: 15, tax: 3.2 });
  },
);

it('reads an oversold quantity as 0, and sells what may be sold without stock', async () => {
  const csv = lines(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price',
    'jug,Jug,Size,Small,JUG-1,shopify,12,deny,20.00',
    'jug,,,Large,JUG-2,shopify,-1,deny,20.00',
    'stool,Stool,Title,Default Title,STOOL-1,shopify,0,continue,90.00',
    'bench,Bench,Title,Default Title,BENCH-1,shopify,-3,continue,90.00',
  );
  const preview = await previewCsv(shop, csv);
  expect(preview.refusals).toEqual([]);
  expect(noticed(preview)).toEqual([
    ['The quantity is below 0', [3]],
    ['Sold also without stock', [4, 5]],
  ]);
  await importCsv(shop, csv, preview);
  expect((await read('jug')).variants.map(({ stock }) => stock)).toEqual([12, 0]);
  expect(await read('stool')).toMatchObject({ stock: 0, inventoryPolicy: 'continue', availability: true });
  expect(await read('bench')).toMatchObject({ stock: -3, inventoryPolicy: 'continue', availability: true });
  expect((await shop.send(getProduct, { params: { id: 'bench' } })).body.availability).toBe(true);
  await isRepeatable(csv);
  const exported = await exportedCsv(shop);
  expect((await previewCsv(shop, exported)).counts).toMatchObject({ refused: 0, changed: 0 });
});

it('sells a variant without stock beside one that is not, and oversells neither', async () => {
  const csv = lines(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price',
    'rack,Rack,Size,Small,RACK-1,shopify,0,continue,20.00',
    'rack,,,Large,RACK-2,shopify,0,deny,20.00',
  );
  const preview = await previewCsv(shop, csv);
  expect(noticed(preview)).toEqual([['Some variants are sold without stock and some are not', [2]]]);
  await importCsv(shop, csv, preview);
  const { variants } = (await shop.send(getProduct, { params: { id: 'rack' } })).body;
  expect(variants.map(({ availability }) => availability)).toEqual([true, false]);
  await isRepeatable(csv);
});

it('takes a compare-at price that is not above the price as no reduction', async () => {
  const heads = 'Handle,Title,Variant SKU,Variant Price,Variant Compare At Price';
  const csv = lines(heads, 'dearer,Chair,D-1,192.00,160.00', 'same,Table,D-2,10.00,10.00');
  const preview = await previewCsv(shop, csv);
  expect([preview.counts.refused, noticed(preview)]).toEqual([
    0,
    [['The compare-at price is below the price', [2]]],
  ]);
  await importCsv(shop, csv, preview);
  const dearer = await read('dearer');
  expect([dearer.price, dearer.discountPrice]).toEqual([192, undefined]);
  await isRepeatable(csv);
  // A new price above the former regular one ends a reduction, too.
  await importCsv(shop, lines(heads, 'dearer,Chair,D-1,192.00,200.00'));
  await importCsv(shop, lines('Handle,Variant Price', 'dearer,210.00'));
  const raised = await read('dearer');
  expect([raised.price, raised.discountPrice]).toEqual([210, undefined]);
});

it('says once why a row is refused', async () => {
  const csv = lines(
    'Handle,Title,Option1 Name,Option1 Value,Option2 Name,Option2 Value,Variant Price,Variant Compare At Price',
    'a,A,,,,,12.00,cheap',
    'b,B,,Red,Size,M,12.00,',
  );
  const { refusals } = await previewCsv(shop, csv);
  expect(refusals.map(({ row, column }) => [row, column])).toEqual([
    [2, 'Variant Compare At Price'],
    [3, 'Option1 Name'],
  ]);
});

it('takes the handles of Shopify, and offers another one for what cannot be an address', async () => {
  const long = `${'long-'.repeat(50)}name`;
  const csv = lines(
    OLD,
    'grip-tape™-50,Grip,TRUE,active,H-1,9.00',
    `${long},Long,TRUE,active,H-2,9.00`,
    'Bad Handle!,Bad,TRUE,active,H-3,9.00',
    'featured,Featured,TRUE,active,H-4,9.00',
    `${'é'.repeat(300)},Longer,TRUE,active,H-5,9.00`,
    'кружка-🎁,Gift,TRUE,active,,9.00',
  );
  const preview = await previewCsv(shop, csv);
  expect(preview.refusals).toEqual([]);
  expect(noticed(preview)).toEqual([['The handle cannot be an address of the shop', [4, 5, 6]]]);
  await importCsv(shop, csv, preview);
  const handles = ['grip-tape™-50', long, 'bad-handle', 'featured-product', 'кружка-🎁'];
  expect(long).toHaveLength(254);
  expect(await Promise.all(handles.map(getStatus))).toEqual(handles.map(() => 200));
  expect((await previewCsv(shop, csv)).counts).toMatchObject({ unchanged: 6, new: 0 });
});

it('gives a variant a SKU of its own where others have the same, and says the row', async () => {
  await addProducts(shop.db, lamp);
  const csv = lines(
    'Handle,Title,Option1 Name,Option1 Value,Variant SKU,Variant Price',
    'one,One,,,SAME,9.00',
    'two,Two,,,SAME,9.00',
    `three,Three,,,${lamp.sku},9.00`,
    'tee,Tee,Size,S,TEE,9.00',
    'tee,,Size,M,TEE,9.00',
  );
  const preview = await previewCsv(shop, csv);
  expect([preview.counts.new, noticed(preview)]).toEqual([
    4,
    [['Another product or row has this SKU', [3, 4, 6]]],
  ]);
  expect((await importCsv(shop, csv, preview)).counts).toMatchObject({ new: 4, refused: 0 });
  expect([(await read('one')).sku, (await read('two')).sku]).toEqual(['SAME', 'TWO']);
  const skus = (await read('tee')).variants.map(({ sku }) => sku);
  expect(skus[0]).toBe('TEE');
  expect(new Set(skus).size).toBe(2);
  await isRepeatable(csv);
});

test.each([
  [
    'Etsy',
    'TITLE,DESCRIPTION,PRICE,CURRENCY_CODE,QUANTITY,TAGS,IMAGE1,VARIATION 1 NAME,VARIATION 1 VALUES,SKU\nJar,Small,48.00,EUR,0,jar,https://e.example/1.jpg,Size,Small,MJ',
  ],
  [
    'Squarespace',
    'Product ID,Title,Description,SKU,Price,Sale Price,On Sale,Stock\n1,Jar,Small,J,48.00,,No,3',
  ],
  ['a list', 'Title,Price,Shelf\nJar,48.00,3'],
])('refuses a file of %s, which has no column of Shopify', async (_, csv) => {
  expect(await refusedBy(csv)).toContain('This is no file of Shopify');
});

it('says that pieces are tracked and not counted in the file', async () => {
  const heads = 'Handle,Title,Variant SKU,Variant Inventory Tracker,Variant Inventory Policy,Variant Price';
  const csv = lines(heads, 'depot,Depot,DEPOT-1,shopify,deny,20.00');
  expect(noticed(await previewCsv(shop, csv))[0]?.[0]).toContain('Stock is tracked, but the file has no');
});

test.each([
  [';', 'WAHR', 'FALSCH', '453,6', '12,50', 12.5],
  [';', 'VRAI', 'FAUX', '453,6', '1 212,50', 1212.5],
  [';', 'VERDADERO', 'FALSO', '453,6', '1.212,5', 1212.5],
  ['\t', 'SANT', 'FALSKT', '453,6', '12,50', 12.5],
  ['\t', 'TRUE', 'FALSE', '453.6', '1,212', 1212],
  [';', 'DOĞRU', 'YANLIŞ', '453.6', '12.5', 12.5],
])(
  'reads a file with "%s" of a spreadsheet that writes %s and %s',
  async (delimiter, yes, no, grams, price, asked) => {
    const heads = ['Handle', 'Title', 'Published', 'Status', 'Variant SKU', 'Variant Grams', 'Variant Price'];
    const row = (id: string, flag: string) => [id, id, flag, 'active', id, grams, price].join(delimiter);
    await importCsv(shop, lines(heads.join(delimiter), row('kanne', yes), row('krug', no)));
    expect(await read('kanne')).toMatchObject({ price: asked, weightGrams: 454, status: 'active' });
    expect(await read('krug')).toMatchObject({ status: 'draft' });
  },
);

it('reads a dot before three digits as thousands in a file of a country that writes so', async () => {
  const heads = 'Handle;Title;Variant SKU;Variant Grams;Variant Price;Variant Compare At Price';
  await importCsv(shop, lines(heads, 'ofen;Ofen;O-1;1.250;1.299;1.499,90', 'bank;Bank;O-2;900;99,5;'));
  expect(await read('ofen')).toMatchObject({ weightGrams: 1250, price: 1499.9, discountPrice: 1299 });
  // One that writes points elsewhere in the column means them.
  await importCsv(shop, lines(heads, 'ofen;Ofen;O-1;1.250;1299.00;', 'bank;Bank;O-2;900.5;99.50;'));
  expect(await read('ofen')).toMatchObject({ weightGrams: 1, price: 1299 });
});
