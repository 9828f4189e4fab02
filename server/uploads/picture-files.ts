import path from 'node:path';
import { storedWidths, UPLOAD_FORMATS, uploadedSources, uploadFile } from '#domain/uploads/picture-url.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { EncodedPicture } from './encode-picture.ts';

/**
 * Reads the widest file of an upload, as WebP, which keeps transparency. Null if it is not there, or if its
 * storage does not answer: whoever draws it does without.
 */
export async function readWidestFile(uploads: FileStore, url: string): Promise<Buffer | null> {
  const widest = uploadedSources(url)?.webp.at(-1)?.url;
  return widest ? await uploads.read(path.posix.basename(widest)).catch(() => null) : null;
}

/** True if every file of a picture of this width exists. */
export async function hasFiles(uploads: FileStore, digest: string, width: number): Promise<boolean> {
  const names = storedWidths(width).flatMap((stored) =>
    UPLOAD_FORMATS.map((format) => uploadFile(digest, stored, format)),
  );
  return (await Promise.all(names.map((name) => uploads.has(name)))).every(Boolean);
}

/** Writes the files of a picture; their names contain the digest of the upload. */
export async function writeFiles(
  uploads: FileStore,
  digest: string,
  pictures: readonly EncodedPicture[],
): Promise<void> {
  await uploads.write(
    pictures.map(({ width, format, bytes }) => ({ name: uploadFile(digest, width, format), bytes })),
  );
}
