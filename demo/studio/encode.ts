import { mkdir, readdir, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import {
  PREVIEW_SIZE,
  RENDERED_FORMATS,
  RENDERED_WIDTHS,
  type RenderedFormat,
  renderedFile,
} from '#domain/products/picture-url.ts';

/** `lower` is subtracted from the usual quality. */
const ENCODERS: Record<RenderedFormat, (picture: Sharp, lower: number) => Sharp> = {
  avif: (picture, lower) => picture.avif({ quality: 68 - lower, effort: 4 }),
  webp: (picture, lower) => picture.webp({ quality: 86 - lower, effort: 6, smartSubsample: true }),
};

/** Bytes above which the quality is lowered: wool and rope are large, and look no worse with less. */
const LIGHT = 115_000;

/** In pixels. */
const SCENE_WIDTHS = [400, 800, 1_080, 1_600];

/**
 * Encodes rendered pictures into `demo/pictures/`, in the widths and formats of the pages: `node
 * demo/studio/encode.ts [part of a name …] [--from folder] [--again]`. Skips pictures that are newer than
 * their rendering.
 */
const pictures = join(import.meta.dirname, '..', 'pictures');
const { from, parts, again } = readArguments(process.argv.slice(2));
const names = (await readdir(from, { recursive: true }))
  .filter((name) => name.endsWith('.png') && !name.includes('.passes'))
  .map((name) => name.slice(0, -'.png'.length))
  .filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)));

for (const name of names.toSorted()) {
  const bytes = await encode(name);
  if (bytes > 0) console.log(`${name}: ${Math.round(bytes / 1_000)} KB`);
}

await writePreviews();

/** Writes the previews of all product pictures, sorted by name. */
async function writePreviews(): Promise<void> {
  const [smallest] = RENDERED_WIDTHS;
  const ending = renderedFile('', smallest, 'webp');
  const files = (await readdir(pictures, { recursive: true }))
    .filter((file) => file.endsWith(ending))
    .toSorted();
  const previews: Record<string, string> = {};
  for (const file of files) {
    const pixels = sharp(join(pictures, file))
      .resize(PREVIEW_SIZE, PREVIEW_SIZE)
      .webp({ quality: 60, effort: 6, smartSubsample: true });
    previews[file.slice(0, -ending.length)] = (await pixels.toBuffer()).toString('base64');
  }
  await writeFile(join(pictures, '..', 'picture-previews.json'), `${JSON.stringify(previews, null, 2)}\n`);
}

/** Writes missing or outdated files of a picture; returns their size in bytes. */
async function encode(name: string): Promise<number> {
  const source = join(from, `${name}.png`);
  const since = (await stat(source)).mtimeMs;
  let bytes = 0;
  for (const width of await widthsOf(name))
    for (const format of RENDERED_FORMATS) {
      const target = join(pictures, renderedFile(placeOf(name), width, format));
      const written = await stat(target).catch(() => null);
      if (!again && written && written.mtimeMs >= since) continue;
      await mkdir(dirname(target), { recursive: true });
      // Resizing softens small pictures; a little sharpening restores them.
      const resized = sharp(source).resize({ width }).sharpen({ sigma: 0.6, m1: 0.4, m2: 1.2 });
      let size = Number.POSITIVE_INFINITY;
      for (let lower = 0; size > LIGHT && lower <= 24; lower += 8)
        ({ size } = await ENCODERS[format](resized.clone(), lower).toFile(target));
      bytes += size;
    }
  return bytes;
}

/** A scene has its own folder: `scenes/hero-wide` becomes `hero/wide`. */
function placeOf(name: string): string {
  return name.replace(/^scenes\/(\w+)-/, '$1/');
}

/** Products get the widths that pages use; scenes get more, up to full screens, but are never enlarged. */
async function widthsOf(name: string): Promise<readonly number[]> {
  if (!name.startsWith('scenes/')) return RENDERED_WIDTHS;
  const { width } = await sharp(join(from, `${name}.png`)).metadata();
  return SCENE_WIDTHS.filter((one) => one <= width);
}

function readArguments(given: string[]) {
  const place = given.indexOf('--from');
  const [, from] = place < 0 ? [] : given.splice(place, 2);
  return {
    from: from ?? join(tmpdir(), 'marigold-studio'),
    parts: given.filter((word) => !word.startsWith('--')),
    again: given.includes('--again'),
  };
}
