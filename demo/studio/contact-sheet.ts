import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';

/**
 * Combines many rendered pictures into one image (JPEG or PNG, by its extension): `node
 * demo/studio/contact-sheet.ts <out.jpg> [part of a name …] [--from folder] [--size pixels]`.
 */
const { sheet, parts, from, size } = readArguments(process.argv.slice(2));
const names = (await readdir(from, { recursive: true }))
  .filter((name) => name.endsWith('.png'))
  .filter((name) => parts.length === 0 || parts.some((part) => name.includes(part)))
  .toSorted();
const columns = Math.min(names.length, Math.floor(1_800 / size) || 1);
const rows = Math.ceil(names.length / columns);
const tiles = await Promise.all(
  names.map(async (name, place) => ({
    input: await sharp(join(from, name)).resize(size, size).toBuffer(),
    left: (place % columns) * size,
    top: Math.floor(place / columns) * size,
  })),
);
await sharp({
  create: { width: columns * size, height: rows * size, channels: 3, background: '#fff' },
})
  .composite(tiles)
  .toFile(sheet);
console.log(names.map((name, place) => `${place + 1} ${name}`).join('\n'));

function readArguments(given: string[]) {
  const option = (name: string) => {
    const place = given.indexOf(name);
    return place < 0 ? undefined : given.splice(place, 2)[1];
  };
  const from = option('--from') ?? join(tmpdir(), 'marigold-studio');
  const size = Number(option('--size') ?? 450);
  const [sheet = 'contact-sheet.jpg', ...parts] = given;
  return { sheet, parts, from, size };
}
