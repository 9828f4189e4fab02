import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, inject, it } from 'vitest';
import { uploadPicture } from '#contract/calls/uploads.ts';
import { picturePreviews, returnLabels, uploads } from '#db/schema/index.ts';
import { migrateFrom } from '#db/testing/migrate-from.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { findLabel } from '../orders/return-label-queries.ts';
import { AS_STAFF, openTestShop } from '../testing/test-shop.ts';
import { uploadFolder } from '../uploads/upload-files.ts';
import { moveOldLabels } from './move-old-labels.ts';

const [ADA, GRACE, SHOWN, LOST] = ['a', 'b', 'c', 'd'].map((digit) => digit.repeat(32)) as [
  string,
  string,
  string,
  string,
];

let database: TestDatabase;
let folder: string;
let warned: object[];
const log = { warn: (about: object) => void warned.push(about) };
beforeEach(async () => {
  database = await createTestDatabase({ bare: true });
  folder = await mkdtemp(path.join(tmpdir(), 'marigold-uploads-'));
  warned = [];
});
afterEach(async () => {
  await database.close();
  await rm(folder, { recursive: true, force: true });
});

/** A shop whose returns have public pictures as labels; two share one, and one is of a product, too. */
const OLD_SHOP = `
  insert into orders (id, user_id, user_email, email_key, subtotal_cents, shipping_cents, discount_cents, tax_cents,
      total_cents, status, expected_delivery, created_at, payment_status)
    values ('MG-1', 'guest', 'ada@example.com', 'ada@example.com', 1000, 0, 0, 0, 1000, 'delivered', now(), now(), 'paid');
  insert into order_lines (order_id, position, product_id, name, image, unit_price_cents, quantity,
      selected_properties, modifications)
    values ('MG-1', 0, 'cup', 'Cup', '/uploads/${SHOWN}-40.jpg', 1000, 1, '{}', '');
  insert into returns (id, order_id, status, is_withdrawal, label, created_at, decided_at) values
    ('RT-1', 'MG-1', 'approved', false, '/uploads/${ADA}-800.jpg', '2026-03-01T00:00:00Z', '2026-03-02T00:00:00Z'),
    ('RT-2', 'MG-1', 'closed', false, '/uploads/${GRACE}-320.avif', '2026-03-01T00:00:00Z', null),
    ('RT-3', 'MG-1', 'closed', false, '/uploads/${GRACE}-900.jpg', now(), now()),
    ('RT-4', 'MG-1', 'closed', false, '/uploads/${SHOWN}-40.jpg', now(), now()),
    ('RT-5', 'MG-1', 'closed', false, '/uploads/${LOST}-40.jpg', now(), now()),
    ('RT-6', 'MG-1', 'requested', false, null, now(), null);
  insert into uploads (id, width, height, created_at, created_by)
    select id, 900, 900, now(), 'staff' from unnest(array['${ADA}', '${GRACE}', '${SHOWN}', '${LOST}']) as id;
  insert into picture_previews (address, preview) values ('/uploads/${ADA}-900.jpg', 'data:')`;

async function openOldShop() {
  for (const digest of [ADA, GRACE, SHOWN])
    for (const file of ['320.avif', '320.jpg', '900.avif', '900.jpg'])
      await writeFile(path.join(folder, `${digest}-${file}`), `${digest} ${file}`);
  await migrateFrom(database.db, 'return_labels', async () => {
    await database.db.execute(sql.raw(OLD_SHOP));
  });
}

const labelOf = async (id: string) => {
  const label = await findLabel(database.db, { id, orderId: 'MG-1' });
  return label && [label.type, Buffer.from(label.bytes).toString()];
};

it('labels of a running shop become private, in their largest size, and their files are deleted', async () => {
  await openOldShop();
  await moveOldLabels(database.db, { folder, log });
  expect(await labelOf('RT-1')).toEqual(['image/jpeg', `${ADA} 900.jpg`]);
  for (const id of ['RT-2', 'RT-3']) expect(await labelOf(id)).toEqual(['image/jpeg', `${GRACE} 900.jpg`]);
  // A product shows this picture.
  expect(await labelOf('RT-4')).toEqual(['image/jpeg', `${SHOWN} 900.jpg`]);
  expect(new Set((await readdir(folder)).map((name) => name.slice(0, 32)))).toEqual(new Set([SHOWN]));
  expect((await database.db.select().from(uploads)).map(({ id }) => id).sort()).toEqual([SHOWN, LOST]);
  expect(await database.db.select().from(picturePreviews)).toEqual([]);
  const labels = await database.db.select().from(returnLabels).orderBy(returnLabels.returnId);
  expect(labels.map(({ returnId, createdAt }) => [returnId, createdAt.toISOString()]).slice(0, 2)).toEqual([
    ['RT-1', '2026-03-02T00:00:00.000Z'],
    ['RT-2', '2026-03-01T00:00:00.000Z'],
  ]);
  expect(labels).toHaveLength(5);
});

it('a label whose file is missing is not lost: it is moved as soon as the file is there', async () => {
  await openOldShop();
  await moveOldLabels(database.db, { folder, log });
  expect(warned).toEqual([{ returnId: 'RT-5' }]);
  expect(await labelOf('RT-5')).toBeNull();
  await writeFile(path.join(folder, `${LOST}-40.jpg`), 'found');
  await moveOldLabels(database.db, { folder, log });
  expect(await labelOf('RT-5')).toEqual(['image/jpeg', 'found']);
  expect((await readdir(folder)).filter((name) => name.startsWith(LOST))).toEqual([]);
});

it('a picture that a collection shows stays public', async () => {
  await openOldShop();
  await database.db.execute(sql`
    insert into collections (id, slug, title, description, image, is_published, created_at)
    values ('CL-1', 'desk', 'Desk', '', ${`/uploads/${ADA}-900.jpg`}, true, now())`);
  await moveOldLabels(database.db, { folder, log });
  expect(new Set((await readdir(folder)).map((name) => name.slice(0, 32)))).toEqual(new Set([SHOWN, ADA]));
  expect((await database.db.select().from(picturePreviews)).length).toBe(1);
});

it('moving goes on where it was interrupted', async () => {
  await openOldShop();
  // Stored, and not deleted yet.
  const bytes = await readFile(path.join(folder, `${ADA}-900.jpg`));
  await database.db.update(returnLabels).set({ bytes }).where(sql`return_id = 'RT-1'`);
  await moveOldLabels(database.db, { folder, log });
  await moveOldLabels(database.db, { folder, log });
  expect(await labelOf('RT-1')).toEqual(['image/jpeg', `${ADA} 900.jpg`]);
  expect((await readdir(folder)).filter((name) => name.startsWith(ADA))).toEqual([]);
});

it('the link in an old mail leads to the form that finds the order, and shows nothing', async () => {
  await openOldShop();
  const { rows } = await database.db.execute<{ name: string }>(sql`select current_database() as name`);
  const shop = await openTestShop({}, { ...inject('postgres'), database: rows[0]?.name ?? '' });
  await mkdir(uploadFolder(shop.dataDir), { recursive: true });
  await moveOldLabels(shop.db, { folder, log });
  const link = `/uploads/${ADA}-800.jpg`;
  const response = await shop.fetch(link);
  expect([response.status, response.headers.get('Location')]).toEqual([302, '/user/track-order']);
  expect(response.headers.get('Cache-Control')).toBe('no-store');
  expect((await shop.fetch(`/uploads/${'e'.repeat(32)}-800.jpg`)).status).toBe(404);
  // Other pictures are served as before.
  const picture = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    .png()
    .toBuffer();
  const uploaded = await shop.fetch(`/api${uploadPicture.path}`, {
    method: 'POST',
    headers: { ...AS_STAFF, 'Content-Type': 'image/png' },
    body: new Uint8Array(picture),
  });
  const { address } = await uploaded.json();
  expect((await shop.fetch(address)).status).toBe(200);
  await shop.close();
});
