import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { carts, checkouts, orderLines, orders, returnLabels, returns, throttles } from '../schema/index.ts';
import { seedDemo } from '../seed-demo.ts';
import { createTestDatabase, type TestDatabase } from '../testing/test-database.ts';
import { backupTables } from './backup-tables.ts';
import { readBackup } from './read-backup.ts';
import { writeBackup } from './write-backup.ts';

let shop: TestDatabase;
let folder: string;
let file: string;
const awkward =
  'tab\t, back\\slash, line\nbreak, \r\n, \u2028, \u2029, \\., "quotes", ünïcode 🌼, {"json": null}';

/** Longer than a chunk of the file. */
const EVERY_BYTE = Uint8Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256);

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marigold-backup-'));
  file = path.join(folder, 'shop.backup');
  shop = await createTestDatabase();
  await seedDemo(shop.db, new Date('2026-01-01T00:00:00Z'));
  await shop.db.insert(checkouts).values({
    id: 'MG-1',
    totalCents: 1,
    currency: 'usd',
    email: awkward,
    lines: [
      {
        productId: awkward,
        quantity: 1,
        selection: { options: {}, properties: {} },
      },
    ],
    createdAt: new Date('2026-01-01T00:00:00.123Z'),
  });
  const cart = { version: 1, codes: [], usedAt: new Date() };
  // A browser's cart is stored before the cart of its address.
  await shop.db.insert(carts).values([
    { ...cart, id: 'of-browser', tokenDigest: '1', mergedInto: 'of-address' },
    { ...cart, id: 'of-address', tokenDigest: '2', emailKey: 'ada@example.com' },
  ]);
  await shop.db.insert(throttles).values({ key: '\\N', count: 1, endsAt: new Date() });
  await placeOrder(shop, 'MG-returned');
  const back = { id: 'RT-1', orderId: 'MG-returned', status: 'approved' as const, isWithdrawal: false };
  await shop.db.insert(returns).values({ ...back, createdAt: new Date() });
  const label = { type: 'application/pdf' as const, bytes: EVERY_BYTE, createdAt: new Date() };
  await shop.db.insert(returnLabels).values({ ...label, returnId: 'RT-1' });
  await writeBackup(shop.db, file, new Date());
});
afterAll(async () => {
  await shop.close();
  await rm(folder, { recursive: true, force: true });
});

const readRows = async ({ db }: TestDatabase, { name, columns }: { name: string; columns: string[] }) =>
  (await db.$client.query(`select * from ${name} order by ${columns[0]}, ${columns[1]}`)).rows;

describe('a backup restored into an empty shop', () => {
  it('has the same rows in every table', async () => {
    const empty = await createTestDatabase();
    const counts = await readBackup(empty.db, file);
    for (const table of backupTables()) {
      const before = await readRows(shop, table);
      expect(await readRows(empty, table), table.name).toEqual(before);
      expect(counts[table.name]).toBe(before.length);
    }
    expect(counts.products).toBeGreaterThan(60);
    await empty.close();
  });

  it('has the labels of returns, byte for byte', async () => {
    const empty = await createTestDatabase();
    await readBackup(empty.db, file);
    const [label] = await empty.db.select().from(returnLabels);
    expect(Buffer.compare(label?.bytes ?? new Uint8Array(), EVERY_BYTE)).toBe(0);
    await empty.close();
  });

  it('is a consistent snapshot while orders are placed', async () => {
    const busy = await createTestDatabase();
    let isOver = false;
    const placing = (async () => {
      for (let number = 0; !isOver; number++) await placeOrder(busy, `MG-${number}`);
    })();
    const taken = path.join(folder, 'busy.backup');
    await placeOrder(busy, 'MG-first');
    await writeBackup(busy.db, taken, new Date());
    isOver = true;
    await placing;
    const restored = await createTestDatabase();
    const counts = await readBackup(restored.db, taken);
    expect(counts.orders).toBeGreaterThan(0);
    expect(counts.order_lines).toBe(counts.orders);
    await busy.close();
    await restored.close();
  });

  it('is readable by its owner only, and leaves no partial file', async () => {
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await readdir(folder)).filter((name) => name.endsWith('.part'))).toEqual([]);
  });
});

describe('nothing is restored', () => {
  const damage: [string, (bytes: Buffer) => Buffer, RegExp][] = [
    ['a file that was cut off', (bytes) => bytes.subarray(0, bytes.length - 20), /damaged or was cut off/],
    [
      'a file cut at a line',
      (bytes) => gzipSync(gunzipSync(bytes).toString().split('\n').slice(0, 40).join('\n')),
      /damaged or was cut off/,
    ],
    [
      'a changed amount',
      (bytes) => gzipSync(gunzipSync(bytes).toString().replace('MG-1', 'MG-2')),
      /damaged or was cut off/,
    ],
    ['something else', () => gzipSync('hello\n'), /is not a backup/],
    ['a file that is not even packed', () => Buffer.from('hello'), /damaged or was cut off/],
    [
      'a backup of another version',
      (bytes) =>
        gzipSync(
          gunzipSync(bytes)
            .toString()
            .replace(/"migration":"\w/, '"migration":"x'),
        ),
      /made by another version/,
    ],
    [
      'a table that is not ours',
      (bytes) => gzipSync(gunzipSync(bytes).toString().replace('"name":"orders"', '"name":"pg_authid"')),
      /damaged or was cut off/,
    ],
  ];

  test.each(damage)('from %s', async (_, change, message) => {
    const wrong = path.join(folder, 'wrong.backup');
    await writeFile(wrong, change(await readFile(file)));
    const empty = await createTestDatabase();
    const rowsBefore = await readAllRows(empty);
    await expect(readBackup(empty.db, wrong)).rejects.toThrow(message);
    expect(await readAllRows(empty)).toEqual(rowsBefore);
    await empty.close();
  });

  it('from a missing file', async () => {
    const empty = await createTestDatabase();
    await expect(readBackup(empty.db, path.join(folder, 'none'))).rejects.toThrow(/There is no file/);
    await empty.close();
  });

  it('into a shop that has products', async () => {
    await expect(readBackup(shop.db, file)).rejects.toThrow(/not empty/);
  });
});

async function placeOrder({ db }: TestDatabase, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const at = new Date();
    const amounts = { subtotalCents: 1, shippingCents: 0, discountCents: 0, taxCents: 0, totalCents: 1 };
    const who = { userId: 'guest', userEmail: 'a@b.c', emailKey: 'a@b.c' };
    const state = {
      status: 'placed' as const,
      paymentStatus: 'unpaid' as const,
      expectedDelivery: at,
      createdAt: at,
    };
    await tx.insert(orders).values({ id, ...who, ...amounts, ...state });
    const line = { productId: 'x', name: 'x', image: '', unitPriceCents: 1, quantity: 1, description: '' };
    await tx.insert(orderLines).values({ orderId: id, position: 0, selectedProperties: {}, ...line });
  });
}

async function readAllRows(database: TestDatabase) {
  return await Promise.all(backupTables().map((table) => readRows(database, table)));
}
