import { randomBytes } from 'node:crypto';
import { stringify } from 'csv-stringify/sync';
import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import type { Database } from '#db/connection.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { recordStatements, type Statement } from '../../testing/record-statements.ts';
import { applyImport, previewImport } from './import-products.ts';
import { readImports } from './present-imports.ts';
import { undoImport } from './undo-import.ts';

let test: TestDatabase;
let client: pg.Client;
let db: Database;
let taken: () => Statement[];

beforeAll(async () => {
  test = await createTestDatabase();
  client = await connectWithoutTimeouts(test.db);
  ({ db, taken } = recordStatements(client));
}, 60_000);
afterAll(async () => {
  await client?.end();
  await test.close();
});

const STAFF = { email: 'ada@example.com', name: 'Ada' };
const PRODUCTS = 100;

/** A file of products in three sizes each. */
function file(name: string, { price = 5, quantity = 3 } = {}, products = PRODUCTS): string {
  const heads = ['Handle', 'Title', 'Option1 Name', 'Option1 Value', 'Variant SKU', 'Variant Price'];
  const rows = Array.from({ length: products }, (_, place) =>
    ['S', 'M', 'L'].map((size, row) => [
      `${name}-${place}`,
      row === 0 ? `Thing ${place}` : '',
      row === 0 ? 'Size' : '',
      size,
      `${name}-${place}-${size}`,
      price + row,
      quantity + row,
      `https://pictures.example.com/${name}-${place}-${size}.jpg`,
    ]),
  );
  return stringify([[...heads, 'Variant Inventory Qty', 'Image Src'], ...rows.flat()]);
}

async function preview(csv: string) {
  const previewed = await previewImport(db, csv);
  if (!previewed.ok) throw new Error(previewed.refusal.message);
  return previewed.report;
}

/** Imports a file to its end, as its preview has seen the shop; returns the number of its statements. */
async function importAll(csv: string): Promise<{ id: string; statements: number }> {
  const seen = (await preview(csv)).products.map((product) => product.seen);
  taken();
  let [from, importId]: [number | undefined, string | undefined] = [0, undefined];
  let statements = 0;
  while (from !== undefined) {
    const by = { staff: STAFF, seed: randomBytes(32), now: () => new Date() };
    const applied = await applyImport(db, { csv, seen, from, importId }, by);
    if (!applied.ok) throw new Error(applied.refusal.message);
    statements += taken().length;
    expect(applied.report.refusals).toEqual([]);
    ({ next: from, importId } = applied.report);
  }
  return { id: importId ?? '', statements };
}

describe('the statements of an import', () => {
  it('are less than one for a new product', async () => {
    const { statements } = await importAll(file('new'));
    expect(statements).toBeLessThan(PRODUCTS);
    expect((await preview(file('new'))).counts).toMatchObject({ unchanged: PRODUCTS });
  });

  it('are at most ten for a product whose prices and stock change, and fifteen to undo that', async () => {
    const products = 40;
    await importAll(file('old', {}, products));
    const { id, statements } = await importAll(file('old', { price: 7, quantity: 9 }, products));
    expect(statements).toBeLessThanOrEqual(10 * products);
    taken();
    await undoImport(db, id, { staff: STAFF, seed: randomBytes(32), now: () => new Date() });
    expect(taken().length).toBeLessThanOrEqual(15 * products);
    expect((await preview(file('old', {}, products))).counts).toMatchObject({ unchanged: products });
  });
});

it('says what it did after its server ended in the middle, and does the rest once', async () => {
  const csv = file('half');
  const report = await preview(csv);
  const seen = report.products.map((product) => product.seen);
  let transactions = 0;
  const now = () => {
    // As if the process were killed between two transactions; within one the database takes all back.
    if (++transactions === 3) throw new Error('killed');
    return new Date();
  };
  const begun = { csv, seen, from: 0, fileName: 'half.csv' };
  const seed = randomBytes(32);
  await expect(applyImport(db, begun, { staff: STAFF, seed, now })).rejects.toThrow('killed');
  const [stopped] = await readImports(db);
  expect(stopped).toMatchObject({ fileName: 'half.csv', products: PRODUCTS, done: 50, created: 50 });
  const again = await applyImport(db, begun, { staff: STAFF, seed, now: () => new Date() });
  expect(again).toMatchObject({ report: { counts: { new: 50, unchanged: 50, refused: 0 } } });
  const [finished, before] = await readImports(db);
  expect(finished).toMatchObject({ done: PRODUCTS, created: PRODUCTS });
  expect(before?.fileName).not.toBe('half.csv');
  expect((await preview(csv)).counts).toMatchObject({ unchanged: PRODUCTS });
});
