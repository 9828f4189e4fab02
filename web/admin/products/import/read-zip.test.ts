import { zipSync } from 'fflate';
import { expect, it } from 'vitest';
import { readZip } from './read-zip.ts';

const bytes = (length: number) => new Uint8Array(length).fill(7);
const pack = (files: Record<string, Uint8Array>) => new File([new Uint8Array(zipSync(files))], 'all.zip');

it('finds the file of products and the pictures, by their paths', async () => {
  const csv = new TextEncoder().encode('Handle,Title\na,A\n');
  const zip = await readZip(
    pack({
      'shop/products.csv': csv,
      'shop/pictures/Mug.JPG': bytes(9),
      'b.png': bytes(4),
      'notes.txt': bytes(1),
      '__MACOSX/shop/pictures/._Mug.JPG': bytes(2),
    }),
  );
  if (!zip.ok) throw new Error(zip.message);
  expect(await zip.csv?.text()).toBe('Handle,Title\na,A\n');
  expect(zip.pictures.map(({ path }) => path)).toEqual(['shop/pictures/Mug.JPG', 'b.png']);
  const mug = zip.pictures[0]?.file();
  expect([mug?.size, mug?.type]).toEqual([9, 'image/jpeg']);
});

it('unpacks no picture that is larger than one may be, however small its archive', async () => {
  const archive = pack({ 'bomb.png': bytes(10_000_001), 'good.png': bytes(10) });
  expect(archive.size).toBeLessThan(100_000);
  const zip = await readZip(archive);
  expect(zip.ok && zip.pictures.map(({ path }) => path)).toEqual(['good.png']);
});

it.each([
  ['two CSV files', pack({ 'a.csv': bytes(1), 'b.csv': bytes(1) }), '2 CSV files'],
  ['a CSV file beyond its limit', pack({ 'a.csv': bytes(10_000_001) }), 'larger than 10 MB'],
  ['no zip', new File(['PK nonsense'], 'a.zip'), 'cannot be read'],
])('refuses %s', async (_, archive, message) => {
  expect(await readZip(archive)).toEqual({ ok: false, message: expect.stringContaining(message) });
});
