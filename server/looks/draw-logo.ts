import { LRUCache } from 'lru-cache';
import type { DocumentLooks } from '#domain/looks/document-looks.ts';
import type { FileStore } from '../storage/file-store.ts';
import { readWidestFile } from '../uploads/picture-files.ts';

/** Pixels of the PNG. */
type Box = { width: number; height: number; fills: boolean };

/** Those of a few publications, in mails and in documents. */
const MOST_LOGOS = 20;

/**
 * Draws logos as PNGs, which every mail program and PDF shows: within the box, or at the left end of one that
 * they fill. Null for one that cannot be read, since no mail and no document waits for a logo.
 */
export function createLogos(uploads: FileStore) {
  const drawn = new LRUCache<string, Buffer>({ max: MOST_LOGOS });
  return async (url: string, box: Box): Promise<Buffer | null> => {
    const key = `${url} ${box.width} ${box.height} ${box.fills}`;
    const known = drawn.get(key);
    if (known) return known;
    const bytes = await readWidestFile(uploads, url);
    const png = bytes && (await draw(bytes, box).catch(() => null));
    if (png) drawn.set(key, png);
    return png;
  };
}

/** Reads the logos of documents, which do without one that cannot be read. */
export function createDocumentLogos(uploads: FileStore) {
  const drawLogo = createLogos(uploads);
  return async ({ looks }: { looks?: DocumentLooks | undefined }): Promise<Buffer | null> =>
    looks?.logo ? await drawLogo(looks.logo, PRINTED) : null;
}

/** Four pixels a point, for paper. */
const PRINTED = { width: 960, height: 176, fills: false };

async function draw(bytes: Buffer, { width, height, fills }: Box): Promise<Buffer> {
  const { default: sharp } = await import('sharp');
  const fit = fills ? 'contain' : 'inside';
  const background = { r: 0, g: 0, b: 0, alpha: 0 };
  return await sharp(bytes).resize({ width, height, fit, position: 'left', background }).png().toBuffer();
}
