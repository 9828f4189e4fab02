import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { verifyBackup } from '#db/backup/verify-backup.ts';
import { writeBackup } from '#db/backup/write-backup.ts';
import type { Database } from '#db/connection.ts';
import { listOutdated } from '#domain/backups/keep-rule.ts';
import { dayIn } from '#domain/time-zone.ts';
import { UPLOAD_FILE } from '#domain/uploads/picture-url.ts';
import { copyFiles } from '../storage/copy-files.ts';
import type { FileStore } from '../storage/file-store.ts';
import { type BackupStores, manifestName, nameBackup, readBackupName } from './backup-place.ts';
import { encryptFile } from './encryption.ts';

type Making = {
  db: Database;
  stores: BackupStores;
  uploads: FileStore;
  /** The public key; null: not encrypted. */
  recipient: string | null;
  dataDir: string;
  zone: string;
  now: Date;
};

/** `unverified` says why it was not restored to try it; null if it was. */
export type MadeBackup = { name: string; bytes: number; unverified: string | null };

/**
 * Saves the database and its uploads, and removes backups that are outdated. The database is restored before
 * it is encrypted, since the server cannot read it afterwards; what is stored then is compared with that.
 */
export async function makeBackup({ db, stores, uploads, recipient, dataDir, zone, now }: Making) {
  const work = path.join(dataDir, 'backup-in-progress');
  await rm(work, { recursive: true, force: true });
  await mkdir(work, { recursive: true, mode: 0o700 });
  try {
    await askFirst(stores.backups);
    const plain = path.join(work, 'plain');
    await writeBackup(db, plain, now);
    const unverified = await verifyBackup(db, plain);
    const packed = recipient === null ? plain : path.join(work, 'encrypted');
    if (recipient !== null) await encryptFile(plain, packed, recipient);

    const name = nameBackup(now, recipient !== null);
    await storeUploads(uploads, stores, name);
    await storeFile(stores.backups, name, packed);
    await removeOutdated(stores.backups, zone);
    return { name, bytes: (await stat(packed)).size, unverified } satisfies MadeBackup;
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}

/** Throws if the place does not answer, before minutes are spent on what it would not take. */
async function askFirst(store: FileStore): Promise<void> {
  for await (const _ of store.list()) return;
}

/** Pictures never change: those that are there are not copied again. */
async function storeUploads(uploads: FileStore, stores: BackupStores, backup: string): Promise<void> {
  const names: string[] = [];
  for await (const { name } of uploads.list()) if (UPLOAD_FILE.test(name)) names.push(name);
  const listed = new Set(names);
  await copyFiles(uploads, stores.uploads, (name) => listed.has(name));
  const bytes = Buffer.from(`${JSON.stringify({ uploads: names.sort() })}\n`);
  await stores.backups.write([{ name: manifestName(backup), bytes }]);
}

/** Throws if what is stored is not what was written. */
async function storeFile(store: FileStore, name: string, file: string): Promise<void> {
  await store.writeFrom(name, file);
  const stored = await store.open(name);
  if (stored && (await digest(stored)) === (await digest(createReadStream(file)))) return;
  await store.remove(name);
  throw new Error(`${name} arrived changed at ${store.place}`);
}

async function digest(stream: AsyncIterable<Buffer>): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of stream) hash.update(chunk);
  return hash.digest('hex');
}

async function removeOutdated(store: FileStore, zone: string): Promise<void> {
  const all = [];
  for await (const { name } of store.list()) {
    const madeAt = readBackupName(name);
    if (madeAt) all.push({ name, madeAt, day: dayIn(madeAt, zone) });
  }
  for (const { name } of listOutdated(all)) {
    await store.remove(name);
    await store.remove(manifestName(name));
  }
}
