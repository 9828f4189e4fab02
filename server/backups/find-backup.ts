import { createWriteStream } from 'node:fs';
import { access } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { UPLOAD_FILE } from '#domain/uploads/picture-url.ts';
import { StartupError } from '#postgres/startup-error.ts';
import { parseS3Url } from '../config/s3-url.ts';
import { copyFiles } from '../storage/copy-files.ts';
import type { FileStore } from '../storage/file-store.ts';
import { type BackupStores, manifestName, openBackupStores } from './backup-place.ts';

/** A backup as a file of this machine, and where it and its pictures are from. */
export type FoundBackup = { file: string; name: string; stores: BackupStores };

/**
 * Finds a backup by its path, or downloads the one at `s3://bucket/prefix/name` into the folder `work`.
 * Throws a StartupError if there is none.
 */
export async function findBackup(source: string, work: string): Promise<FoundBackup> {
  if (!source.includes('://')) {
    const file = path.resolve(source);
    await access(file).catch(() => {
      throw new StartupError(`There is no file ${source}.`);
    });
    const stores = await openBackupStores({ folder: path.dirname(file) });
    return { file, name: path.basename(file), stores };
  }
  const place = parseS3Url(source);
  if (!place)
    throw new StartupError('The backup must be a file, or an address such as s3://bucket/prefix/name.');
  const whole = place.prefix.slice(0, -1);
  const name = path.posix.basename(whole);
  const stores = await openBackupStores({ ...place, prefix: whole.slice(0, -name.length) });
  const stored = await stores.backups.open(name);
  if (!stored) throw new StartupError(`There is no ${name} at ${stores.backups.place}.`);
  const file = path.join(work, 'downloaded');
  await pipeline(stored, createWriteStream(file, { mode: 0o600 }));
  return { file, name, stores };
}

/** Counts of files; `missing`: not beside the backup any more. Null for a backup without a list of them. */
export type RestoredUploads = { copied: number; present: number; missing: number } | null;

/** Puts back the pictures that belong to a backup. */
export async function restoreUploads(
  { name, stores }: Pick<FoundBackup, 'name' | 'stores'>,
  uploads: FileStore,
): Promise<RestoredUploads> {
  const manifest = await stores.backups.read(manifestName(name));
  if (!manifest) return null;
  const { uploads: names } = JSON.parse(manifest.toString()) as { uploads: string[] };
  const wanted = new Set(names.filter((each) => UPLOAD_FILE.test(each)));
  const { copied, present } = await copyFiles(stores.uploads, uploads, (each) => wanted.has(each));
  return { copied, present, missing: wanted.size - copied - present };
}
