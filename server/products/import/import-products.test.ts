import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeEach, describe, expect, it, test } from 'vitest';
import { importProducts } from '#contract/calls/product-import.ts';
import { getStaffProduct, listStockMovements, updateProduct } from '#contract/calls/staff-products.ts';
import { updateVariant } from '#contract/calls/variants.ts';
import { auditLog } from '#db/schema/index.ts';
import { addShirt, variantNamed } from '../../testing/add-shirt.ts';
import { exportedCsv, importCsv, previewCsv } from '../../testing/import-csv.ts';
import { addProducts, kettle, lamp } from '../../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

let shop: TestShop;
const shops: TestShop[] = [];
beforeEach(async () => {
  shop = await openTestShop();
  shops.push(shop);
});
afterAll(() => Promise.all(shops.map((one) => one.close())));

const staff = { headers: AS_STAFF };

const file = (heads: string[], ...rows: (string | number)[][]) => stringify([heads, ...rows]);

async function read(id: string) {
  return (await shop.send(getStaffProduct, { params: { id } }, staff)).body;
}

const OLD_HEADS = [
  ...['Handle', 'Title', 'Body (HTML)', 'Vendor', 'Type', 'Published', 'Option1 Name', 'Option1 Value'],
  ...['Option2 Name', 'Option2 Value', 'Variant SKU', 'Variant Grams', 'Variant Inventory Tracker'],
  ...['Variant Inventory Qty', 'Variant Price', 'Variant Compare At Price', 'Variant Barcode', 'Image Src'],
  ...['Image Position', 'Variant Image', 'Status'],
];
const NEW_HEADS = [
  ...['URL handle', 'Title', 'Description', 'Vendor', 'Type', 'Published on online store', 'Option1 name'],
  ...['Option1 value', 'Option2 name', 'Option2 value', 'SKU', 'Weight value (grams)', 'Inventory tracker'],
  ...['Inventory quantity', 'Price', 'Compare-at price', 'Barcode', 'Product image URL', 'Image position'],
  ...['Variant image URL', 'Status'],
];
const TEE = 'classic-tee';
const TEE_ROWS = [
  [
    ...[
      TEE,
      'Classic Tee',
      '<p>Soft &amp; warm.</p><p>Cotton.</p>',
      'Acme',
      'Shirts',
      'TRUE',
      'Color',
      'Red',
    ],
    ...['Size', 'M', 'TEE-RM', '180.0', 'shopify', '5', '18.00', '20.00', "'4006381333931"],
    ...['https://example.com/1.jpg', '1', 'https://example.com/red.jpg', 'active'],
  ],
  [
    ...[TEE, '', '', '', '', '', '', 'Blue', '', 'M', '', '200', 'shopify', '0', '20.00', '', ''],
    ...['https://example.com/2.jpg', '2', '', ''],
  ],
  [
    ...[TEE, '', '', '', '', '', '', 'Blue', '', 'L', 'TEE-BL', '200', '', '', '25.00', '0', '', '', '', ''],
    '',
  ],
  // A further picture.
  [TEE, ...Array(16).fill(''), 'https://example.com/3.jpg', '3', '', ''],
];

describe('a file from Shopify', () => {
  test.each([
    ['its exports until 2024', OLD_HEADS],
    ['its present exports', NEW_HEADS],
  ])('S3: adds a product with variants, stock and pictures from the columns of %s', async (_, heads) => {
    const csv = file(heads, ...TEE_ROWS);
    const preview = await previewCsv(shop, csv);
    expect(preview).toMatchObject({
      counts: { new: 1, changed: 0, unchanged: 0, refused: 0 },
      products: [{ handle: TEE, name: 'Classic Tee', isNew: true, variants: 3, seen: { state: null } }],
      ignoredColumns: [],
    });
    expect((await shop.send(getStaffProduct, { params: { id: TEE } }, staff)).status).toBe(404);
    expect((await importCsv(shop, csv, preview)).counts.new).toBe(1);
    const tee = await read(TEE);
    expect(tee).toMatchObject({
      name: 'Classic Tee',
      description: 'Soft & warm.\n\nCotton.',
      brand: 'Acme',
      category: 'Shirts',
      price: 20,
      discountPrice: 18,
      availability: true,
      image: 'https://example.com/1.jpg',
      gallery: [1, 2, 3].map((number) => `https://example.com/${number}.jpg`),
      options: [
        { name: 'Color', values: ['Red', 'Blue'] },
        { name: 'Size', values: ['M', 'L'] },
      ],
    });
    expect(variantNamed(tee.variants, 'Red', 'M')).toMatchObject({
      ...{ sku: 'TEE-RM', price: 20, discountPrice: 18, ownPrice: null, stock: 5, weightGrams: 180 },
      ...{ barcode: '4006381333931', image: 'https://example.com/red.jpg', offered: true },
    });
    const blue = variantNamed(tee.variants, 'Blue', 'M');
    expect(blue).toMatchObject({ ownPrice: 20, ownDiscountPrice: null, stock: 0 });
    expect(variantNamed(tee.variants, 'Blue', 'L')).toMatchObject({ price: 25, stock: null });
    // The file has no row for it.
    expect(variantNamed(tee.variants, 'Red', 'L')).toMatchObject({ offered: false });
    // Once more, it changes nothing: not even what the shop has chosen for empty cells.
    expect((await previewCsv(shop, csv)).counts).toEqual({ new: 0, changed: 0, unchanged: 1, refused: 0 });
  });

  it('adds products without options, and one of rows without a handle', async () => {
    const heads = ['Title', 'Price', 'Inventory quantity', 'Option1 name', 'Option1 value'];
    const csv = file(heads, ['Desk Lamp', 30, 7, 'Title', 'Default Title'], ['Floor Lamp', 80, '', '', '']);
    expect((await importCsv(shop, csv)).counts).toMatchObject({ new: 2, refused: 0 });
    const lamp = await read('desk-lamp');
    expect(lamp).toMatchObject({ price: 30, stock: 7, sku: 'DESK-LAMP', options: [] });
    expect(await read('floor-lamp')).toMatchObject({ stock: null });
    const { body: movements } = await shop.send(
      listStockMovements,
      { params: { id: 'desk-lamp' }, query: {} },
      staff,
    );
    expect(movements).toMatchObject([
      { change: 7, cause: { kind: 'import' }, reason: 'Imported from a file' },
    ]);
  });

  it('reads byte order marks, semicolons, tabs and all line breaks', async () => {
    for (const [place, separator] of [',', ';', '\t'].entries()) {
      const cells = [`tool-${place}`, '"A ""fine"" tool,\r\nwith; two lines"', '9.50'].join(separator);
      await importCsv(shop, `\uFEFF${['Handle', 'Title', 'Price'].join(separator)}\r\n${cells}\r\n`);
    }
    expect((await read('tool-1')).name).toBe('A "fine" tool,\nwith; two lines');
    expect((await read('tool-2')).price).toBe(9.5);
  });

  it('reads the line that names the separator to Excel, which is no row', async () => {
    await importCsv(shop, '\uFEFFsep=;\r\nHandle;Title;Price\r\nbol;Bol;12,50\r\n');
    expect((await read('bol')).price).toBe(12.5);
    const refused = await previewCsv(shop, 'Sep=\t\nHandle\tPrice\nbol\tnone');
    expect(refused.refusals).toMatchObject([{ row: 2, column: 'Price' }]);
  });
});

describe('a file of products that are there', () => {
  it('S3: keeps what has no column, and clears what has an empty cell', async () => {
    await addProducts(shop.db, lamp, kettle);
    const { product, variants } = await addShirt(shop, { Size: ['S', 'M'] }, [4, 3]);
    const own = { price: 25, discountPrice: 22, barcode: '123', weightGrams: 90 };
    await shop.send(updateVariant, { params: { id: variants[0]?.id ?? '' }, body: own }, staff);
    const before = await read(product._id);
    const rows = [
      [product._id, 'S', '', ''],
      [product._id, 'M', '', ''],
    ];
    const csv = file(
      ['Handle', 'Option1 Name', 'Option1 Value', 'Variant Barcode', 'Variant Inventory Qty'],
      ...rows.map(([handle = '', size = '', barcode = '', stock = '']) => [
        handle,
        'Size',
        size,
        barcode,
        stock,
      ]),
    );
    const report = await importCsv(shop, csv);
    expect(report.products[0]?.changes).toEqual([
      { row: 2, column: 'Variant Barcode', before: '123' },
      { row: 2, column: 'Variant Inventory Qty', before: '4' },
      { row: 3, column: 'Variant Inventory Qty', before: '3' },
    ]);
    const after = await read(product._id);
    expect(after).toEqual({
      ...before,
      stock: null,
      variants: before.variants.map(({ barcode: _, ...variant }) => ({ ...variant, stock: null })),
    });
    // The own price is cleared, and with it the product's counts again.
    const prices = file(['Handle', 'Option1 Name', 'Option1 Value', 'Price'], [product._id, 'Size', 'S', '']);
    await importCsv(shop, prices);
    expect((await read(product._id)).variants[0]).toMatchObject({ ownPrice: null, ownDiscountPrice: null });
    // Clearing what a product cannot be without gives what a new one has.
    await importCsv(shop, file(['Handle', 'Vendor', 'Type'], [lamp.id, '', '']));
    expect(await read(lamp.id)).toMatchObject({ brand: 'Generic', category: 'Other', name: lamp.name });
  });

  it('shows each change with old and new value, and changes prices as Shopify means them', async () => {
    await addProducts(shop.db, lamp, kettle);
    const heads = ['Handle', 'Title', 'Variant Price', 'Variant Compare At Price', 'Published', 'Gift Note'];
    const rows = [
      [lamp.id, 'Low Lamp', '39.99', '49.99', 'FALSE', 'x'],
      [kettle.id, 'Ember Kettle', '200', '', 'TRUE', 'x'],
    ];
    const preview = await previewCsv(shop, file(heads, ...rows));
    expect(preview.ignoredColumns).toEqual(['Gift Note']);
    expect(preview.products.map(({ changes }) => changes)).toEqual([
      [
        { row: 2, column: 'Variant Price', before: '49.99', after: '39.99' },
        { row: 2, column: 'Variant Compare At Price', after: '49.99' },
        { row: 2, column: 'Published', before: 'TRUE', after: 'FALSE' },
      ],
      [
        { row: 3, column: 'Variant Price', before: '150.00', after: '200.00' },
        { row: 3, column: 'Variant Compare At Price', before: '200.00' },
      ],
    ]);
    await importCsv(shop, file(heads, ...rows), preview);
    expect(await read(lamp.id)).toMatchObject({ price: 49.99, discountPrice: 39.99, status: 'draft' });
    const changed = await read(kettle.id);
    expect([changed.price, changed.discountPrice]).toEqual([200, undefined]);
    const actions = await shop.db.select({ action: auditLog.action }).from(auditLog);
    expect(actions).toEqual([
      { action: 'product.import' },
      { action: 'product.update' },
      { action: 'product.update' },
    ]);
  });

  it('V2: adds values of options and keeps the variants that are there', async () => {
    const { product, variants } = await addShirt(shop, { Color: ['Red', 'Blue'] }, [4, 2]);
    const heads = ['Handle', 'Option1 Name', 'Option1 Value', 'Variant Inventory Qty', 'Variant Price'];
    const csv = file(heads, [product._id, 'color', 'Green', 9, 21], [product._id, '', 'red', 4, 20]);
    const { products } = await importCsv(shop, csv);
    expect(products[0]?.changes).toContainEqual({
      ...{ row: 2, column: 'Option1 Value', before: 'Color: Red, Blue', after: 'Color: Red, Blue, Green' },
    });
    const after = await read(product._id);
    expect(after.variants.map(({ id }) => id).slice(0, 2)).toEqual(variants.map(({ id }) => id));
    expect(variantNamed(after.variants, 'Green')).toMatchObject({ stock: 9, price: 21, offered: true });
    expect(variantNamed(after.variants, 'Red')).toMatchObject({ stock: 4, ownPrice: null });
  });
});

describe('refused rows', () => {
  it('S3: have number, column and reason, and stop no other product', async () => {
    await addProducts(shop.db, lamp);
    const { product } = await addShirt(shop, { Size: ['S', 'M'] });
    const heads = [
      'Handle',
      'Title',
      'Option1 Name',
      'Option1 Value',
      'Variant SKU',
      'Variant Price',
      'Variant Inventory Qty',
      'Image Src',
    ];
    const csv = file(
      heads,
      ['good', 'Good', '', '', '', '5', '', ''],
      ['no-price', 'No price', '', '', '', '', '', ''],
      ['bad-cells', 'Bad', '', '', 'B-1', 'cheap', 'many', 'http://example.com/x.jpg'],
      [product._id, 'Shirt', '', '', '', '9', '', ''],
      [product._id, 'Shorts', 'Size', 'S', '', '9', '', ''],
      ['twice', 'Twice', 'Size', 'S', 'T-1', '5', '', ''],
      ['twice', '', 'Size', 's', 'T-2', '5', '', ''],
      ['', '', '', '', 'lost', '', '', ''],
    );
    const preview = await previewCsv(shop, csv);
    const found = preview.refusals.map(({ row, column, reason }) => [row, column, reason]);
    expect(found).toEqual([
      [3, 'Variant Price', 'Price is required'],
      [4, 'Variant Price', 'Price must be an amount such as 15.00'],
      [4, 'Variant Inventory Qty', 'Stock must be a whole number from 0 to 1,000,000'],
      [5, 'Option1 Value', 'A value of Size is required'],
      [6, 'Title', 'Row 5 of the same product says something else'],
      [8, 'Option1 Value', 'Row 7 is the same variant'],
      [9, 'Handle', 'Handle or title is required'],
      [9, 'Title', 'Title is required for a new product'],
      [9, 'Variant Price', 'Price is required'],
    ]);
    expect(preview.counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 5 });
    expect(preview.refusedRows?.head).toBe(`${heads.join(',')},Reason\n`);
    const lines = preview.refusedRows?.rows.split('\n') ?? [];
    expect(lines[5]).toContain('Row 7 is the same variant');
    const applied = await importCsv(shop, csv, preview);
    expect(applied.refusals).toEqual(preview.refusals);
    expect(applied.counts).toEqual({ new: 1, changed: 0, unchanged: 0, refused: 5 });
    expect((await read('good')).price).toBe(5);
    // Mended, the refused rows are imported by themselves.
    const { head = '', rows = '' } = applied.refusedRows ?? {};
    const mended = `${head}${rows}`
      .replaceAll('No price,,,,', 'Priced,,,,9.00')
      .replaceAll('Size,s,', 'Size,L,');
    expect((await previewCsv(shop, mended)).products.map(({ handle }) => handle)).toContain('twice');
  });

  test.each([
    ['no columns of products', 'a,b\n1,2', 'The first row must name the columns'],
    ['only heads', 'Handle,Title\n', 'no rows'],
    ['a column twice', 'Handle,Variant Price,Price\na,1,2', 'mean the same'],
    ['a quotation mark too many', 'Handle,Title\na,"b\nc,d', 'quotation mark'],
    ['too many rows', `Handle\n${'a\n'.repeat(10_001)}`, 'At most 10,000 rows'],
  ])('refuses a file with %s', async (_, csv, message) => {
    const { status, failure } = await shop.send(importProducts, { body: { csv, dryRun: true } }, staff);
    expect([status, failure.fields?.csv]).toEqual([400, expect.stringContaining(message)]);
  });

  it('are one for a row whose cells are in the wrong columns', async () => {
    const csv = 'Handle,Title,Tags,Published,Variant Price\ncup,Cup,red, new,true,9.00\n';
    const { refusals } = await previewCsv(shop, csv);
    expect(refusals.map(({ row, reason }) => [row, reason])).toEqual([
      [2, 'The row has more cells than the first row'],
    ]);
  });

  it('is for staff only', async () => {
    const body = { csv: 'Handle\na', dryRun: true };
    expect((await shop.send(importProducts, { body })).status).toBe(401);
  });
});

it('previews as many rows as a file may have', async () => {
  const rows = Array.from({ length: 10_000 }, (_, place) => [`thing-${place}`, `Thing ${place}`, 5]);
  const { counts } = await previewCsv(shop, file(['Handle', 'Title', 'Price'], ...rows));
  expect(counts).toEqual({ new: 10_000, changed: 0, unchanged: 0, refused: 0 });
});

it('S3: changes nothing when an export is imported', async () => {
  await addProducts(shop.db, lamp, kettle);
  const { product } = await addShirt(shop, { Color: ['Red', '=Blue'], Size: ['M', '-L'] }, [4, 0]);
  await shop.send(
    updateProduct,
    { params: { id: product._id }, body: { discountPrice: 15, weightGrams: 90 } },
    staff,
  );
  const preview = await previewCsv(shop, await exportedCsv(shop));
  expect(preview).toMatchObject({ counts: { new: 0, changed: 0, unchanged: 3, refused: 0 }, products: [] });
});
