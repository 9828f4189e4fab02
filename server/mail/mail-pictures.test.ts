import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, test } from 'vitest';
import { PLACEHOLDER_PICTURE } from '#domain/uploads/picture-url.ts';
import { openFolderStore } from '../storage/folder-store.ts';
import type { MailFacts } from './mail-facts.ts';
import { attached, createMailPictures, inlined, logoKey } from './mail-pictures.ts';

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'marigold-mail-pictures-'));
  await mkdir(path.join(folder, 'build/pictures/home'), { recursive: true });
  await mkdir(path.join(folder, 'data/uploads'), { recursive: true });
  const picture = sharp({ create: { width: 320, height: 400, channels: 3, background: '#f6a623' } });
  await picture.clone().webp().toFile(path.join(folder, 'build/pictures/home/kettle-320.webp'));
  await picture
    .clone()
    .jpeg()
    .toFile(path.join(folder, 'data/uploads', `${'a'.repeat(32)}-320.jpg`));
  await writeFile(path.join(folder, 'build/pictures/home/broken-320.webp'), 'not a picture');
  await picture
    .clone()
    .webp()
    .toFile(path.join(folder, 'data/uploads', `${'a'.repeat(32)}-320.webp`));
  await writeFile(path.join(folder, 'data/uploads', `${'b'.repeat(32)}-320.webp`), 'not a picture');
});
afterAll(async () => await rm(folder, { recursive: true, force: true }));

const read = (...images: string[]) => readWith({ logo: '', darkLogo: '' }, ...images);

const readWith = (logos: { logo: string; darkLogo: string }, ...images: string[]) =>
  createMailPictures({
    uploads: openFolderStore(path.join(folder, 'data/uploads')),
    buildDir: path.join(folder, 'build'),
  })(createConfirmation(images), logos);

function createConfirmation(images: readonly string[]): MailFacts {
  return {
    kind: 'order_confirmation',
    order: {
      id: 'MG-0000-0000-0000-0001',
      name: 'Ada',
      lines: images.map((image) => ({
        name: 'Kettle',
        modifications: '',
        quantity: 1,
        unitPrice: 100,
        image,
      })),
      subtotal: 100,
      shipping: 0,
      discount: 0,
      tax: 0,
      total: 100,
      expectedDelivery: '2026-11-26T10:00:00.000Z',
      address: [],
    },
  };
}

test.each(['/pictures/home/kettle.webp', `/uploads/${'a'.repeat(32)}-320.jpg`])(
  'carries %s as a small square JPEG',
  async (address) => {
    const [picture] = await read(address);
    expect(await sharp(picture?.content).metadata()).toMatchObject({
      format: 'jpeg',
      width: 128,
      height: 128,
    });
  },
);

test.each([
  ['one that is elsewhere', 'https://elsewhere.example/kettle.jpg'],
  ['one that is gone', '/pictures/home/gone.webp'],
  ['one that is broken', '/pictures/home/broken.webp'],
  ['a file that is no picture of the shop', '/pictures/../../data/uploads/secret.webp'],
  ['what is shown where there is none', PLACEHOLDER_PICTURE],
])('does without %s', async (_, address) => {
  expect(await read(address)).toEqual([]);
});

it('attaches a picture of several lines once', async () => {
  expect(await read('/pictures/home/kettle.webp', '/pictures/home/kettle.webp')).toHaveLength(1);
});

const LOGO = `/uploads/${'a'.repeat(32)}-320.jpg`;

it('carries the logo as a PNG, once for light and dark grounds, beside a product with the same picture', async () => {
  const pictures = await readWith({ logo: LOGO, darkLogo: LOGO }, LOGO);
  expect(pictures.map(({ type }) => type)).toEqual(['image/png', 'image/jpeg']);
  expect(await sharp(pictures[0]?.content).metadata()).toMatchObject({
    format: 'png',
    width: 480,
    height: 96,
  });
  expect(inlined(pictures)(logoKey(LOGO))).toMatch(/^data:image\/png;base64,/);
});

test.each([
  ['that is gone', `/uploads/${'c'.repeat(32)}-320.jpg`],
  ['that is broken', `/uploads/${'b'.repeat(32)}-320.jpg`],
  ['that is no upload', '/uploads/../secret.webp'],
])('does without a logo %s', async (_, logo) => {
  expect(await readWith({ logo, darkLogo: logo })).toEqual([]);
});

it('is shown by Content-ID in a sent mail, and inline in the back office', async () => {
  const pictures = await read('/pictures/home/kettle.webp');
  expect(attached(pictures)('/pictures/home/kettle.webp')).toMatch(/^cid:[0-9a-f]{24}@marigold$/);
  expect(inlined(pictures)('/pictures/home/kettle.webp')).toMatch(/^data:image\/jpeg;base64,/);
  expect(attached(pictures)('/pictures/home/other.webp')).toBeUndefined();
});
