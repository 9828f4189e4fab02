import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importProducts, listProductImports, undoProductImport } from '#contract/calls/product-import.ts';
import { deleteProduct, getStaffProduct, setStock, updateProduct } from '#contract/calls/staff-products.ts';
import { generateVariants, updateVariant } from '#contract/calls/variants.ts';
import { addShirt } from '../../testing/add-shirt.ts';
import { importCsv, previewCsv } from '../../testing/import-csv.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { applyImport } from './import-products.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await openTestShop();
});
afterEach(() => shop.close());

const staff = { headers: AS_STAFF };
const read = async (id: string) => (await shop.send(getStaffProduct, { params: { id } }, staff)).body;
const status = async (id: string) =>
  (await shop.send(getStaffProduct, { params: { id } }, staff)).body.deletedAt ? 'deleted' : 'there';
const imports = async () => (await shop.send(listProductImports, {}, staff)).body;
const undo = async (id: string) => (await shop.send(undoProductImport, { params: { id } }, staff)).body;
const lines = (...rows: string[]) => `${rows.join('\n')}\n`;
const HEADS =
  'Handle,Title,Vendor,Type,Option1 Name,Option1 Value,Variant SKU,Variant Inventory Tracker,Variant Inventory Qty,Variant Price,Variant Compare At Price,Image Src,Status';

/** Imports a file and returns the id of the import. */
async function imported(csv: string): Promise<string> {
  await importCsv(shop, csv);
  const [newest] = await imports();
  return newest?.id ?? '';
}

describe('W6: undoing an import', () => {
  it('deletes what it added, and brings back what it changed', async () => {
    await imported(
      lines(
        HEADS,
        'cup,Cup,Acme,Mugs,,,CUP-1,shopify,5,9.00,12.00,https://cdn.example.com/1.jpg,active',
        'tee,Tee,Acme,Shirts,Size,S,TEE-S,shopify,3,20.00,,,active',
        'tee,,,,,M,TEE-M,shopify,4,21.00,,,',
      ),
    );
    const before = { cup: await read('cup'), tee: await read('tee') };
    const second = await imported(
      lines(
        HEADS,
        'cup,Large Cup,Other,Cups,,,CUP-2,shopify,8,19.00,,https://cdn.example.com/2.jpg,draft',
        'tee,Tee,Acme,Shirts,Size,S,TEE-S,shopify,1,20.00,,,active',
        'tee,,,,,M,TEE-MM,shopify,4,25.00,,,',
        'tee,,,,,L,TEE-L,shopify,9,22.00,,,',
        'jug,Jug,Acme,Jugs,,,JUG-1,,,9.00,,,active',
      ),
    );
    expect((await read('cup')).name).toBe('Large Cup');
    expect((await imports())[0]).toMatchObject({ created: 1, changed: 2, refused: 0, done: 3, products: 3 });
    const undone = await undo(second);
    expect(undone).toMatchObject({ left: 0, kept: [], undoneBy: 'API token' });
    expect(await status('jug')).toBe('deleted');
    for (const [id, was] of Object.entries(before)) {
      const { version: _, ...is } = await read(id);
      expect(is).toEqual({ ...was, version: undefined });
    }
    // A second time it has nothing left to do.
    const { version } = await read('cup');
    await undo(second);
    expect((await read('cup')).version).toBe(version);
  });

  it('takes away options that it added', async () => {
    const { product } = await addShirt(shop, {});
    const before = await read(product._id);
    const csv = lines(
      'Handle,Option1 Name,Option1 Value,Variant Price',
      `${product._id},Fit,Slim,9.00`,
      `${product._id},,Wide,10.00`,
    );
    const id = await imported(csv);
    expect((await read(product._id)).variants).toHaveLength(2);
    expect((await undo(id)).kept).toEqual([]);
    const { version: _, ...is } = await read(product._id);
    expect(is).toEqual({ ...before, version: undefined });
  });

  it('leaves what was changed since, field by field, and says so', async () => {
    await imported(lines(HEADS, 'cup,Cup,Acme,Mugs,,,CUP-1,shopify,5,9.00,,,active'));
    const id = await imported(lines(HEADS, 'cup,Big Cup,Other,Mugs,,,CUP-1,shopify,9,12.00,,,active'));
    await shop.send(updateProduct, { params: { id: 'cup' }, body: { name: 'My Cup' } }, staff);
    // Two are sold.
    await shop.send(setStock, { params: { id: 'cup' }, body: { stock: 7 } }, staff);
    const { kept } = await undo(id);
    expect(kept).toEqual([
      { productId: 'cup', name: 'Cup', reason: 'Changed after the import, and stays: name' },
    ]);
    expect(await read('cup')).toMatchObject({ name: 'My Cup', brand: 'Acme', price: 9, stock: 3 });
  });

  it('keeps a new product that was changed or sold since', async () => {
    const id = await imported(
      lines(
        HEADS,
        'cup,Cup,Acme,Mugs,,,CUP-1,shopify,5,9.00,,,active',
        'jug,Jug,Acme,Mugs,,,JUG-1,shopify,5,9.00,,,active',
        'pot,Pot,Acme,Mugs,,,POT-1,shopify,5,9.00,,,active',
        'gone,Gone,Acme,Mugs,,,GONE-1,shopify,5,9.00,,,active',
      ),
    );
    await shop.send(updateProduct, { params: { id: 'cup' }, body: { description: 'Mine' } }, staff);
    await shop.send(setStock, { params: { id: 'jug' }, body: { stock: 4 } }, staff);
    await shop.send(deleteProduct, { params: { id: 'gone' } }, staff);
    const { kept } = await undo(id);
    expect(kept.map(({ productId }) => productId)).toEqual(['cup', 'jug']);
    expect(await Promise.all(['cup', 'jug', 'pot', 'gone'].map(status))).toEqual([
      ...['there', 'there', 'deleted', 'deleted'],
    ]);
  });

  it('leaves variants that were changed since', async () => {
    const csv = (price: string) =>
      lines(HEADS, `tee,Tee,Acme,Shirts,Size,S,TEE-S,,,${price},,,active`, `tee,,,,,M,TEE-M,,,${price},,,`);
    await imported(csv('9.00').replace(/M,TEE-M,,,9.00/, 'M,TEE-M,,,10.00'));
    const id = await imported(csv('12.00'));
    const second = (await read('tee')).variants[1]?.id ?? '';
    await shop.send(updateVariant, { params: { id: second }, body: { price: 15 } }, staff);
    expect((await undo(id)).kept).toMatchObject([{ reason: expect.stringContaining('price of a variant') }]);
    expect((await read('tee')).variants.map(({ price }) => price)).toEqual([9, 15]);
    const options = [{ name: 'Size', values: ['S', 'M', 'XL'] }];
    await shop.send(generateVariants, { params: { id: 'tee' }, body: { options } }, staff);
  });
});

const PRODUCTS = 60;

describe('an import that stopped half-way', () => {
  it('is shown with what it did, can be undone, and goes on no more', async () => {
    const rows = Array.from(
      { length: PRODUCTS },
      (_, place) => `p-${place},P ${place},,,,,P-${place},,,9.00,,,active`,
    );
    const csv = lines(HEADS, ...rows);
    const { products } = await previewCsv(shop, csv);
    const seen = products.map((product) => product.seen);
    // As one request does of a longer file.
    const by = { staff: { email: 'ada@example.com', name: 'Ada' }, seed: randomBytes(32), most: 100 };
    const begun = { csv, seen, from: 0, fileName: 'old-shop.csv' };
    const applied = await applyImport(shop.db, begun, { ...by, now: () => new Date() });
    if (!applied.ok) throw new Error(applied.refusal.message);
    const { report } = applied;
    expect(report.next).toBeLessThan(PRODUCTS);
    const [row] = await imports();
    expect(row).toMatchObject({
      fileName: 'old-shop.csv',
      done: report.next,
      created: report.next,
      products: PRODUCTS,
    });
    let left = 1;
    while (left > 0) ({ left } = await undo(row?.id ?? ''));
    expect(await status('p-0')).toBe('deleted');
    const { next: from = 0, importId = '' } = report;
    const { body: later } = await shop.send(
      importProducts,
      { body: { csv, dryRun: false, seen, from, importId } },
      staff,
    );
    expect(later.counts).toMatchObject({ new: 0, refused: PRODUCTS - from });
    expect(later.refusals[0]?.reason).toContain('The import was undone');
  });
});
