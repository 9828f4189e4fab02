import path from 'node:path';
import type { Config } from '../config/config.ts';
import type { FileStore } from '../storage/file-store.ts';
import { openFolderStore } from '../storage/folder-store.ts';
import { asWrongSetting, describe, isAway } from '../storage/s3-errors.ts';
import { openS3Store } from '../storage/s3-store.ts';

/** The folder of uploaded pictures, unless they are in S3-compatible storage. */
export function uploadFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/** Opens the uploads where UPLOADS_URL says, or in the data folder. */
export async function openUploads({
  uploads,
  dataDir,
}: Pick<Config, 'uploads' | 'dataDir'>): Promise<FileStore> {
  return uploads ? await openS3Store(uploads) : openFolderStore(uploadFolder(dataDir), { isServed: true });
}

/**
 * Asks the storage of uploads, once at the start. Throws a StartupError if it refuses; returns a warning if
 * it does not answer, since all but pictures works without it.
 */
export async function checkUploads({ uploads }: Pick<Config, 'uploads'>): Promise<string | null> {
  if (!uploads) return null;
  const store = await openS3Store(uploads);
  try {
    await store.check();
    return null;
  } catch (error) {
    if (!isAway(error)) throw asWrongSetting(error, `UPLOADS_URL (${store.place})`);
    return `The storage of UPLOADS_URL does not answer (${describe(error)}): pictures are missing until it does.`;
  }
}
