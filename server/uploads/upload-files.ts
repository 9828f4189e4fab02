import { access, mkdir, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { storedWidths, UPLOAD_FORMATS, uploadedSources, uploadFile } from '#domain/uploads/picture-url.ts';
import type { EncodedPicture } from './encode-picture.ts';

/**
 * Returns the folder of uploaded pictures. Files are immutable: their names contain the digest of the upload.
 */
export function uploadFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/** Reads the widest file of an upload, as WebP, which keeps transparency; null if it is not there. */
export async function readWidestFile(dataDir: string, url: string): Promise<Buffer | null> {
  const widest = uploadedSources(url)?.webp.at(-1)?.url;
  const file = widest && path.join(uploadFolder(dataDir), path.basename(widest));
  return file ? await readFile(file).catch(() => null) : null;
}

/** True if every file of a picture of this width exists. */
export async function hasFiles(folder: string, digest: string, width: number): Promise<boolean> {
  const names = storedWidths(width).flatMap((stored) =>
    UPLOAD_FORMATS.map((format) => uploadFile(digest, stored, format)),
  );
  return await Promise.all(names.map((name) => access(path.join(folder, name)))).then(
    () => true,
    () => false,
  );
}

/** Writes the files of a picture; each appears whole or not at all, even after a power failure. */
export async function writeFiles(
  folder: string,
  digest: string,
  pictures: readonly EncodedPicture[],
): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o700 });
  for (const { width, format, bytes } of pictures) {
    const target = path.join(folder, uploadFile(digest, width, format));
    const partial = `${target}.${process.pid}.${crypto.randomUUID()}`;
    try {
      await writeFile(partial, bytes, { flush: true });
      await rename(partial, target);
    } finally {
      await rm(partial, { force: true });
    }
  }
  await flushFolder(folder);
}

/** Flushes the names of new files. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  // Not all systems can flush a folder.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
