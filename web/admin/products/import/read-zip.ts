import { MAX_PICTURE_BYTES } from '#domain/limits.ts';
import { MAX_IMPORT_LENGTH, MAX_IMPORT_PICTURES, MAX_ZIP_BYTES } from '#domain/products/import-limits.ts';

/** A picture of an archive; it is unpacked when it is read. */
export type ZippedPicture = { path: string; file: () => File };

type Unzipped = { ok: true; csv: File | null; pictures: ZippedPicture[] } | { ok: false; message: string };

const TYPES: Readonly<Record<string, string>> = {
  jpg: 'image/jpeg',
  jpeg: 'image/jpeg',
  png: 'image/png',
  webp: 'image/webp',
  avif: 'image/avif',
};

/**
 * Reads a zip archive with pictures, and perhaps the file of products. One entry is unpacked at a time, into
 * as many bytes as it may have; nothing is written, so its path is only a name.
 */
export async function readZip(archive: File): Promise<Unzipped> {
  if (archive.size > MAX_ZIP_BYTES) return refuse('The archive is larger than 500 MB: split it.');
  const { unzipSync } = await import('fflate');
  const bytes = new Uint8Array(await archive.arrayBuffer());
  const entries = new Map<string, number>();
  try {
    unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (!isHidden(name)) entries.set(name, originalSize);
        return false;
      },
    });
  } catch {
    return refuse('The archive cannot be read: it is damaged, or no zip.');
  }
  const unpack = (path: string, type: string) => () => {
    const unpacked = unzipSync(bytes, { filter: ({ name }) => name === path })[path] ?? new Uint8Array();
    return new File([new Uint8Array(unpacked)], path, { type });
  };
  const names = [...entries.keys()];
  const tables = names.filter((name) => /\.csv$/i.test(name));
  if (tables.length > 1) return refuse(`There are ${tables.length} CSV files in the archive: leave one.`);
  const [table] = tables;
  if (table !== undefined && (entries.get(table) ?? 0) > MAX_IMPORT_LENGTH)
    return refuse('The CSV file in the archive is larger than 10 MB: split it.');
  const pictures = names.flatMap((path) => {
    const type = TYPES[/\.([a-z]+)$/i.exec(path)?.[1]?.toLowerCase() ?? ''];
    return type && (entries.get(path) ?? 0) <= MAX_PICTURE_BYTES ? [{ path, file: unpack(path, type) }] : [];
  });
  if (pictures.length > MAX_IMPORT_PICTURES)
    return refuse('There are more than 2,000 pictures in the archive: split it.');
  return { ok: true, csv: table === undefined ? null : unpack(table, 'text/csv')(), pictures };
}

/** Folders, and what archives of a Mac have beside each file. */
function isHidden(name: string): boolean {
  return name.endsWith('/') || /(?:^|\/)(?:__MACOSX\/|\.)/.test(name);
}

function refuse(message: string): Unzipped {
  return { ok: false, message };
}
