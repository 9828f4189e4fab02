import { randomBytes } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { getStaffProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { correctVariantStock } from '#contract/calls/variants.ts';
import { addShirt } from '../../testing/add-shirt.ts';
import { exportedCsv, importCsv, previewCsv } from '../../testing/import-csv.ts';
import { addProducts, kettle, lamp } from '../../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';
import { applyImport } from './import-products.ts';

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

/** Changes between a preview and its import, and several imports at once. */

it('S3: refuses a product that has changed since the preview, by name, and imports the others', async () => {
  await addProducts(shop.db, lamp, kettle);
  const csv = file(['Handle', 'Vendor'], [lamp.id, 'One'], [kettle.id, 'Two']);
  const preview = await previewCsv(shop, csv);
  await shop.send(updateProduct, { params: { id: lamp.id }, body: { name: 'High Lamp' } }, staff);
  const report = await importCsv(shop, csv, preview);
  expect(report.counts).toMatchObject({ changed: 1, refused: 1 });
  expect(report.refusals).toMatchObject([
    { row: 2, handle: lamp.id, name: 'High Lamp', reason: expect.stringContaining('High Lamp has changed') },
  ]);
  expect((await read(lamp.id)).brand).toBe(lamp.brand);
  expect((await read(kettle.id)).brand).toBe('Two');
  // Changes that a preview did not show are not made.
  const unseen = await importCsv(shop, csv.replace('Two', 'Three'), { ...preview, products: [] });
  expect(unseen.refusals.map(({ row, reason }) => [row, reason])).toEqual([
    [2, 'High Lamp was no change of the preview: check the file again'],
    [3, 'Ember Kettle was no change of the preview: check the file again'],
  ]);
});

describe('stock', () => {
  async function countedShirt() {
    const { product, variants } = await addShirt(shop, { Size: ['S', 'M'] }, [10, 10]);
    const [small, medium] = variants.map(({ id }) => id);
    const heads = ['Handle', 'Option1 Name', 'Option1 Value', 'Variant Inventory Qty'];
    const csv = file(heads, [product._id, 'Size', 'S', 12], [product._id, 'Size', 'M', 8]);
    const change = (id = '', by = 0) =>
      shop.send(correctVariantStock, { params: { id }, body: { change: by } }, staff);
    const stocks = async () => (await read(product._id)).variants.map(({ stock }) => stock);
    return { csv, small, medium, change, stocks };
  }

  it('S3: is changed by the difference that the preview saw, so that what was sold stays sold', async () => {
    const { csv, small, medium, change, stocks } = await countedShirt();
    const preview = await previewCsv(shop, csv);
    await change(small, -3);
    // The stock equals that of the file now, and two less are still to be set.
    await change(medium, -2);
    await importCsv(shop, csv, preview);
    expect(await stocks()).toEqual([9, 6]);
  });

  it('S3: stays what it is where the preview saw no difference, and pieces were sold since', async () => {
    const { medium, change, stocks } = await countedShirt();
    const csv = await exportedCsv(shop);
    const preview = await previewCsv(shop, csv);
    expect(preview.counts).toMatchObject({ changed: 0, unchanged: 1 });
    await change(medium, -4);
    expect((await importCsv(shop, csv, preview)).counts).toMatchObject({ unchanged: 1, refused: 0 });
    expect(await stocks()).toEqual([10, 6]);
  });

  it('S3: is refused where more was sold than there would be', async () => {
    const { csv, medium, change, stocks } = await countedShirt();
    const preview = await previewCsv(shop, csv);
    await change(medium, -9);
    const { refusals } = await importCsv(shop, csv, preview);
    expect(refusals).toMatchObject([{ row: 3, column: 'Variant Inventory Qty' }]);
    expect(await stocks()).toEqual([10, 1]);
  });

  it('S3: is changed once by an import that is repeated, and by one of two at once', async () => {
    const { csv, small, change, stocks } = await countedShirt();
    const preview = await previewCsv(shop, csv);
    const repeated = Array.from({ length: 6 }, () => importCsv(shop, csv, preview, 'one'));
    await Promise.all(repeated);
    expect(await stocks()).toEqual([12, 8]);
    await change(small, -2);
    await importCsv(shop, csv, preview, 'one');
    expect(await stocks()).toEqual([10, 8]);
  });
});

it('S3: adds a product once, by several imports at once', async () => {
  const csv = file(['Handle', 'Title', 'Price', 'SKU'], ['new-lamp', 'New Lamp', 5, 'N-1']);
  const preview = await previewCsv(shop, csv);
  const reports = await Promise.all(Array.from({ length: 6 }, () => importCsv(shop, csv, preview)));
  expect(reports.filter(({ counts }) => counts.new === 1)).toHaveLength(1);
  expect(reports.reduce((sum, { counts }) => sum + counts.refused, 0)).toBe(0);
});

it('S3: goes on after it was interrupted, and doubles nothing', async () => {
  const rows = Array.from({ length: 12 }, (_, place) => [`thing-${place}`, `Thing ${place}`, 5, 3]);
  const csv = file(['Handle', 'Title', 'Price', 'Inventory quantity'], ...rows);
  const preview = await previewCsv(shop, csv);
  const seen = preview.products.map((product) => product.seen);
  const by = {
    staff: { email: 'ada@example.com', name: 'Ada' },
    seed: randomBytes(32),
    now: () => new Date(),
  };
  const first = await applyImport(shop.db, { csv, seen, from: 0 }, { ...by, most: 40 });
  expect(first).toMatchObject({ report: { counts: { new: 7 }, productCount: 12, next: 7 } });
  // The answer is lost: the whole import is made again.
  const report = await importCsv(shop, csv, preview);
  expect(report.counts).toEqual({ new: 5, changed: 0, unchanged: 7, refused: 0 });
  expect((await read('thing-0')).stock).toBe(3);
  expect((await previewCsv(shop, csv)).counts).toMatchObject({ unchanged: 12 });
});
