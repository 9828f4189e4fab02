import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { LRUCache } from 'lru-cache';
import { renderedSources, uploadedSources } from '#domain/uploads/picture-url.ts';
import { createLogos } from '../looks/draw-logo.ts';
import type { FileStore } from '../storage/file-store.ts';
import type { MailFacts } from './mail-facts.ts';
import type { MailLooks } from './mail-looks.ts';

/** The source of a picture in a mail; undefined for one the mail does not carry. */
export type PictureOf = (url: string) => string | undefined;

/** A picture attached to a mail. Mails load nothing, so that reading one cannot be tracked. */
export type MailPicture = { url: string; cid: string; content: Buffer; type: 'image/jpeg' | 'image/png' };

/** Reads the pictures of a mail and the logos of its shop. */
export type ReadMailPictures = (
  facts: MailFacts,
  looks: Pick<MailLooks, 'logo' | 'darkLogo'>,
) => Promise<MailPicture[]>;

/** CSS pixels in which a logo is shown, at the left end. */
export const LOGO_BOX = { width: 240, height: 48 };

/** Pixels: twice the 64 they are shown in. */
const SIDE = 128;

/** Keeps the mails of long orders small. */
const MAX_PICTURES = 12;

/** Pictures cached, at about 4 kB each. */
const MAX_CACHED = 500;

type Places = { uploads: FileStore; buildDir: string | null };

/** Reads the shop's own pictures; pictures of other sites are left out, and those that cannot be read. */
export function createMailPictures(places: Places): ReadMailPictures {
  const thumbnails = new LRUCache<string, Buffer>({ max: MAX_CACHED });
  const readThumbnail = async (url: string) => {
    const known = thumbnails.get(url);
    if (known) return known;
    const thumbnail = await makeThumbnail(url, places);
    if (thumbnail) thumbnails.set(url, thumbnail);
    return thumbnail;
  };

  const drawLogo = createLogos(places.uploads);
  const attach = async (url: string, type: MailPicture['type'], reading: Promise<Buffer | null>) => {
    const content = await reading;
    return content ? [{ url, cid: toCid(url), content, type }] : [];
  };

  return async (facts, { logo, darkLogo }) => {
    const logos = [...new Set([logo, darkLogo])].filter((url) => url !== '');
    const pictures = await Promise.all([
      ...logos.map((url) => attach(logoKey(url), 'image/png', drawLogo(url, DRAWN_LOGO))),
      ...listPictureUrls(facts).map((url) => attach(url, 'image/jpeg', readThumbnail(url))),
    ]);
    return pictures.flat();
  };
}

/** Fine screens show twice the pixels. */
const DRAWN_LOGO = { width: 2 * LOGO_BOX.width, height: 2 * LOGO_BOX.height, fills: true };

/** The name of a logo among the pictures: a product may show the same upload. */
export function logoKey(url: string): string {
  return `logo ${url}`;
}

/** For a mail that is sent: pictures by their Content-ID. */
export function attached(pictures: readonly MailPicture[]): PictureOf {
  const sources = new Map(pictures.map(({ url, cid }) => [url, `cid:${cid}`]));
  return (url) => sources.get(url);
}

/** For a mail shown in the back office: pictures as data urls. */
export function inlined(pictures: readonly MailPicture[]): PictureOf {
  const sources = new Map(
    pictures.map(({ url, content, type }) => [url, `data:${type};base64,${content.toString('base64')}`]),
  );
  return (url) => sources.get(url);
}

function listPictureUrls(facts: MailFacts): string[] {
  const urls = listLines(facts).flatMap(({ image }) => (image ? [image] : []));
  return [...new Set(urls)].slice(0, MAX_PICTURES);
}

/** Lists the lines of which a mail shows pictures. */
function listLines(facts: MailFacts): readonly { image?: string | undefined }[] {
  if (facts.kind === 'order_confirmation') return facts.order.lines;
  return facts.kind === 'cart_reminder' ? facts.lines : [];
}

function toCid(url: string): string {
  return `${createHash('sha256').update(url).digest('hex').slice(0, 24)}@marigold`;
}

/** Reads the smallest file of a picture; null for a picture of another site. */
async function readSmallest(url: string, { uploads, buildDir }: Places): Promise<Buffer | null> {
  const uploaded = uploadedSources(url)?.jpg[0];
  if (uploaded) return await uploads.read(path.posix.basename(uploaded.url));
  const rendered = buildDir === null ? undefined : renderedSources(url)?.webp[0];
  return buildDir && rendered ? await readFile(path.join(buildDir, rendered.url)) : null;
}

/** Makes a square JPEG, which all mail programs show; null where it cannot be made. */
async function makeThumbnail(url: string, places: Places): Promise<Buffer | null> {
  try {
    const file = await readSmallest(url, places);
    if (file === null) return null;
    const { default: sharp } = await import('sharp');
    return await sharp(file)
      .resize(SIDE, SIDE, { fit: 'cover' })
      .flatten({ background: '#f6f0e6' })
      .jpeg({ quality: 82 })
      .toBuffer();
  } catch {
    return null;
  }
}
