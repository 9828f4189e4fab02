import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import sharp from 'sharp';
import { renderedSources, uploadedSources } from '#domain/products/picture-address.ts';
import { uploadFolder } from '../uploads/upload-files.ts';
import type { MailFacts } from './mail-facts.ts';

/** Where a mail shows the picture of an address from; undefined where it does not carry it. */
export type PictureOf = (address: string) => string | undefined;

/**
 * A picture that a mail carries: nothing of a mail is loaded from anywhere, so that reading it tells nobody.
 */
export type MailPicture = { address: string; cid: string; content: Buffer };

export type ReadMailPictures = (facts: MailFacts) => Promise<MailPicture[]>;

/** Twice as dense as the 64 pixels they are shown in. */
const SIDE = 128;

/** Of the longest orders only the first lines have pictures: a mail should stay small. */
const MOST_PICTURES = 12;

/** Pictures cached, at about 4 kB each. */
const MOST_CACHED = 500;

/**
 * Reads the shop's own pictures from its folders; those that are elsewhere are not fetched, and mails do
 * without them.
 */
export function createMailPictures(folders: { dataDir: string; buildDir: string | null }): ReadMailPictures {
  const thumbnails = new LRUCache<string, Promise<Buffer | null>>({
    max: MOST_CACHED,
    memoMethod: (address) => makeThumbnail(fileOf(address, folders)),
  });

  return async (facts) => {
    const pictures = await Promise.all(
      addressesIn(facts).map(async (address) => {
        const content = await thumbnails.memo(address);
        return content ? [{ address, cid: cidOf(address), content }] : [];
      }),
    );
    return pictures.flat();
  };
}

/** For a mail that is sent: pictures by the ids of the parts they are in. */
export function attached(pictures: readonly MailPicture[]): PictureOf {
  const sources = new Map(pictures.map(({ address, cid }) => [address, `cid:${cid}`]));
  return (address) => sources.get(address);
}

/** For a mail that is looked at here: pictures within its HTML. */
export function inlined(pictures: readonly MailPicture[]): PictureOf {
  const sources = new Map(
    pictures.map(({ address, content }) => [address, `data:image/jpeg;base64,${content.toString('base64')}`]),
  );
  return (address) => sources.get(address);
}

function addressesIn(facts: MailFacts): string[] {
  if (facts.kind !== 'order_confirmation') return [];
  const addresses = facts.order.lines.flatMap(({ image }) => (image ? [image] : []));
  return [...new Set(addresses)].slice(0, MOST_PICTURES);
}

function cidOf(address: string): string {
  return `${createHash('sha256').update(address).digest('hex').slice(0, 24)}@marigold`;
}

/** The smallest file of a picture; null for one that is not the shop's own. */
function fileOf(
  address: string,
  { dataDir, buildDir }: { dataDir: string; buildDir: string | null },
): string | null {
  const uploaded = uploadedSources(address)?.jpg[0];
  if (uploaded) return path.join(uploadFolder(dataDir), path.basename(uploaded.address));
  if (buildDir === null) return null;
  const rendered = renderedSources(address)?.webp[0];
  return rendered ? path.join(buildDir, rendered.address) : null;
}

/**
 * Square, and a JPEG: every mail program knows that. Null where it cannot be made: a mail is not held up by a
 * picture.
 */
async function makeThumbnail(file: string | null): Promise<Buffer | null> {
  if (file === null) return null;
  try {
    return await sharp(await readFile(file))
      .resize(SIDE, SIDE, { fit: 'cover' })
      .flatten({ background: '#f6f0e6' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
