import { access, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { uploadPicture } from '#contract/calls/uploads.ts';
import { readBackup } from '#db/backup/read-backup.ts';
import { verifyBackup } from '#db/backup/verify-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import { connect } from '#db/connection.ts';
import { backups, mails, products } from '#db/schema/index.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import { DAY } from '#domain/time-units.ts';
import type { BackupPlace } from '../config/backup-settings.ts';
import { parseS3Url } from '../config/s3-url.ts';
import { openFolderStore } from '../storage/folder-store.ts';
import { findDatabaseUrl } from '../testing/database-url.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { addProducts, lamp } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { nameBackup } from './backup-place.ts';
import { checkBackupSettings } from './check-backup-settings.ts';
import { describeBackups } from './describe-backups.ts';
import { createKeys, decryptFile, encryptFile, isEncrypted } from './encryption.ts';
import { findBackup, restoreUploads } from './find-backup.ts';

let keys: Awaited<ReturnType<typeof createKeys>>;
let work: string;
beforeAll(async () => {
  work = await mkdtemp(path.join(tmpdir(), 'marigold-backups-'));
  keys = await createKeys();
});
afterAll(async () => await rm(work, { recursive: true }));

const makeFolder = async () => await mkdtemp(path.join(work, 'to-'));

async function openShop(to: BackupPlace, address?: Parameters<typeof openTestShop>[1]): Promise<TestShop> {
  return await openTestShop({ backups: { to, at: '03:00', key: keys.recipient } }, address);
}

const listRows = async ({ db }: TestShop) => await db.select().from(backups).orderBy(asc(backups.dueAt));
const listBackups = async (folder: string) =>
  (await readdir(folder)).filter((name) => name.endsWith('.backup.age')).sort();

async function upload(shop: TestShop): Promise<string> {
  const picture = sharp({ create: { width: 40, height: 30, channels: 3, background: '#c96' } });
  const response = await shop.fetch(`/api${uploadPicture.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', ...AS_STAFF },
    body: new Uint8Array(await picture.jpeg().toBuffer()),
  });
  return path.basename((await response.json()).address);
}

describe('a shop with BACKUP_TO', () => {
  it('makes one backup a day, verified, keeps what the rule says, and restores by the private key', async () => {
    const folder = await makeFolder();
    const nights = Array.from({ length: 60 }, (_, i) => new Date(Date.now() - (i + 1) * DAY));
    for (const name of [...nights.map((night) => nameBackup(night, true)), 'notes.txt'])
      await writeFile(path.join(folder, name), '');
    const shop = await openShop({ folder });
    await addProducts(shop.db, lamp);
    const picture = await upload(shop);
    const other = await openShop({ folder }, { url: await findDatabaseUrl(shop.db) });
    await Promise.all([shop.backups?.runNow(), other.backups?.runNow()]);
    await shop.backups?.runNow();

    const name = (await listBackups(folder)).at(-1) ?? '';
    const kept = (await listBackups(folder)).length;
    expect([kept >= 7, kept <= 7 + 4 + 3]).toEqual([true, true]);
    expect(await readdir(folder)).toContain('notes.txt');
    const file = path.join(folder, name);
    const { length: bytes } = await readFile(file);
    expect(await listRows(shop)).toMatchObject([{ name, bytes, isVerified: true, problem: null }]);
    await expect(access(path.join(shop.dataDir, 'backup-in-progress'))).rejects.toThrow('ENOENT');

    const empty = await createTestDatabase();
    const plain = path.join(work, 'plain');
    await decryptFile(file, plain, keys.identity);
    await readBackup(empty.db, plain);
    expect(await empty.db.select({ id: products.id }).from(products)).toEqual([{ id: lamp.id }]);
    const uploads = openFolderStore(path.join(work, 'restored'));
    const found = await findBackup(file, work);
    expect(await restoreUploads(found, uploads)).toEqual({ copied: 3, present: 0, missing: 0 });
    expect(await uploads.has(picture)).toBe(true);
    expect(await restoreUploads(found, uploads)).toEqual({ copied: 0, present: 3, missing: 0 });
    await rm(path.join(folder, 'uploads', picture));
    expect(await restoreUploads(found, openFolderStore(path.join(work, 'other')))).toMatchObject({
      missing: 1,
    });
    await empty.close();
    await other.close();
    await shop.close();
  });

  it('mails the shop when one fails, once for the same reason, and when one succeeds after that', async () => {
    const folder = path.join(await makeFolder(), 'in-the-way');
    await writeFile(folder, 'a file');
    const shop = await openShop({ folder });
    await shop.backups?.runNow();
    expect(await describeBackups(shop.db)).toMatchObject({ lastGood: null, isFailing: true });
    shop.later(DAY);
    await shop.backups?.runNow();
    await rm(folder);
    shop.later(DAY);
    await shop.backups?.runNow();

    const rows = await listRows(shop);
    expect(rows.map(({ name }) => name !== null)).toEqual([false, false, true]);
    expect(rows[0]?.problem).toMatch(/EEXIST|ENOTDIR/);
    const sent = await shop.db.select().from(mails).where(eq(mails.kind, 'backup_result'));
    expect(sent.map(({ facts }) => facts)).toMatchObject([{ problem: rows[0]?.problem }, { problem: null }]);
    const state = await describeBackups(shop.db);
    expect(state).toMatchObject({ isFailing: false, lastFailed: rows[1], lastGood: rows[2] });
    await shop.close();
  });

  it('may send them to S3-compatible storage, from where they are restored', async () => {
    const server = await startS3Server();
    server.signIn();
    const place = parseS3Url(server.url('nightly'));
    const shop = await openShop(place ?? { folder: work });
    await upload(shop);
    await shop.backups?.runNow();
    const [row] = await listRows(shop);
    expect(row).toMatchObject({ isVerified: true, problem: null });
    const at = server.url(`nightly/${row?.name}`);
    const found = await findBackup(at, work);
    expect(await isEncrypted(found.file)).toBe(true);
    const uploads = openFolderStore(path.join(work, 'from-s3'));
    expect(await restoreUploads(found, uploads)).toEqual({ copied: 3, present: 0, missing: 0 });
    await expect(findBackup(server.url('nightly/none'), work)).rejects.toThrow(/There is no none at s3:/);
    await shop.close();
    await server.close();
  });
});

describe('verification', () => {
  it('fails for a file whose rows are not those that it counted', async () => {
    const database = await createTestDatabase();
    const file = path.join(work, 'wrong.backup');
    await writeBackup(database.db, file, new Date());
    await writeFile(file, (await readFile(file)).subarray(0, -20));
    await expect(verifyBackup(database.db, file)).rejects.toThrow(/damaged or was cut off/);
    const { rows } = await database.db.execute(
      `select from pg_database where datname like 'marigold_check_%'`,
    );
    expect(rows).toEqual([]);
    await database.close();
  });

  it('says so where the role may not create a database', async () => {
    const database = await createTestDatabase();
    const role = { user: `role_${Date.now()}`, password: 'secret' };
    await database.db.execute(`create role ${role.user} login password '${role.password}'`);
    const { rows } = await database.db.execute<{ name: string }>('select current_database() as name');
    const limited = connect(
      { ...inject('postgres'), ...role, database: rows[0]?.name ?? '' },
      () => undefined,
    );
    expect(await verifyBackup(limited, 'unread')).toMatch(/may not create another one/);
    await limited.$client.end();
    await database.db.execute(`drop role ${role.user}`);
    await database.close();
  });
});

it('a backup of a database behind a pooler is made, and says why it is not verified', async () => {
  const database = await createTestDatabase();
  const url = await findDatabaseUrl(database.db);
  const pooled = connect({ url, isPooled: true }, () => undefined);
  expect(await verifyBackup(pooled, 'unread')).toMatch(/the pooler leads to the database of the shop alone/);
  await pooled.$client.end();
  await database.close();
});

describe('an encrypted backup', () => {
  it('is read by its private key only, and not if it was cut', async () => {
    const [plain, packed, back] = ['p', 'e', 'b'].map((name) => path.join(work, name)) as [
      string,
      string,
      string,
    ];
    await writeFile(plain, 'x'.repeat(200_000));
    await encryptFile(plain, packed, keys.recipient);
    expect([await isEncrypted(packed), await isEncrypted(plain)]).toEqual([true, false]);
    await decryptFile(packed, back, keys.identity);
    expect(await readFile(back, 'utf8')).toBe('x'.repeat(200_000));
    const { identity } = await createKeys();
    await expect(decryptFile(packed, back, identity)).rejects.toThrow(/^The backup cannot be decrypted/);
    await writeFile(packed, (await readFile(packed)).subarray(0, 100_000));
    await expect(decryptFile(packed, back, keys.identity)).rejects.toThrow(/cut off/);
  });

  it('needs a key that is one', async () => {
    const settings = { to: { folder: work }, at: '03:00' };
    expect(await checkBackupSettings({ backups: { ...settings, key: keys.recipient } })).toBeNull();
    await expect(checkBackupSettings({ backups: { ...settings, key: 'age1wrong' } })).rejects.toThrow(
      /^Wrong setting: BACKUP_KEY is no public key/,
    );
  });
});
