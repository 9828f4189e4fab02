import { access, mkdir, open, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { storedWidths, UPLOAD_FILE, UPLOAD_FORMATS, uploadFile } from '#domain/products/picture-url.ts';
import type { EncodedPicture } from './encode-picture.ts';

/** The folder of uploaded pictures. Files are immutable: their names contain the digest of the upload. */
export function uploadFolder(dataDir: string): string {
  return path.join(dataDir, 'uploads');
}

/** True if every file of a picture of this width exists. */
export async function hasFiles(folder: string, digest: string, width: number): Promise<boolean> {
  const names = storedWidths(width).flatMap((kept) =>
    UPLOAD_FORMATS.map((format) => uploadFile(digest, kept, format)),
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

/** The bytes of the widest JPEG of a picture; null if its files are not here. */
export async function readWidest(folder: string, digest: string): Promise<Buffer | null> {
  const widths = (await filesOf(folder, digest)).flatMap((name) => {
    const [, , width, format] = UPLOAD_FILE.exec(name) ?? [];
    return format === 'jpg' ? Number(width) : [];
  });
  if (widths.length === 0) return null;
  return await readFile(path.join(folder, uploadFile(digest, Math.max(...widths), 'jpg')));
}

/** Deletes all files of a picture. */
export async function deleteFiles(folder: string, digest: string): Promise<void> {
  for (const name of await filesOf(folder, digest)) await rm(path.join(folder, name), { force: true });
  await flushFolder(folder);
}

async function filesOf(folder: string, digest: string): Promise<string[]> {
  const names = await readdir(folder).catch(() => []);
  return names.filter((name) => name.startsWith(`${digest}-`));
}

/** Flushes the names of new files. */
async function flushFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r').catch(() => null);
  // Not all systems can flush a folder.
  await handle?.sync().catch(() => undefined);
  await handle?.close();
}
