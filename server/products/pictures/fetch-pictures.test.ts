import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { getPictureFetches, retryPictureFetches } from '#contract/calls/product-import.ts';
import { getStaffProduct, updateProduct } from '#contract/calls/staff-products.ts';
import { auditLog, pictureFetches } from '#db/schema/index.ts';
import { HOUR } from '#domain/time-units.ts';
import { importCsv, previewCsv } from '../../testing/import-csv.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../../testing/test-shop.ts';

const staff = { headers: AS_STAFF };
const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** The old shop: its host, the paths that were asked for, and what it answers. */
let old: { host: string; asked: string[]; answer: RequestListener };
let shop: TestShop;

beforeEach(async () => {
  const jpeg = await sharp({ create: { width: 20, height: 10, channels: 3, background: '#c96' } })
    .jpeg()
    .toBuffer();
  const answer: RequestListener = (_, response) => response.end(jpeg);
  const server = createServer((request, response) => {
    old.asked.push(request.url ?? '');
    old.answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => server.close());
  closing.push(() => server.closeAllConnections());
  old = { host: `127.0.0.1:${(server.address() as AddressInfo).port}`, asked: [], answer };
  shop = await openTestShop({ privatePictureHosts: [old.host] });
  closing.push(shop.close);
});

const read = async (id: string) => (await shop.send(getStaffProduct, { params: { id } }, staff)).body;
const progress = async () => (await shop.send(getPictureFetches, {}, staff)).body;
const picture = (name: string) => `http://${old.host}/${name}`;
const cup = (...pictures: string[]) => {
  const rows = pictures.map((url, place) => (place === 0 ? `cup,Cup,9.00,${url},${url}` : `cup,,,${url},`));
  return `Handle,Title,Variant Price,Image Src,Variant Image\n${rows.join('\n')}\n`;
};
const UPLOAD = /^\/uploads\/[0-9a-f]{32}-20\.jpg$/;

describe('pictures of an import', () => {
  it('become uploads of the product and its variants, and the file stays the same as the product', async () => {
    const csv = cup(picture('1.jpg'));
    const preview = await previewCsv(shop, csv);
    expect(preview.pictures).toBe(1);
    await importCsv(shop, csv, preview);
    const shown = `https://${old.host}/1.jpg`;
    const texts = { pictureTexts: { [shown]: 'A cup of clay' } };
    await shop.send(updateProduct, { params: { id: 'cup' }, body: texts }, staff);
    expect((await read('cup')).gallery).toEqual([shown]);
    expect(await progress()).toMatchObject({ stored: 0, waiting: 1, failed: 0 });
    await shop.pictures.runNow();
    const product = await read('cup');
    expect(product.image).toMatch(UPLOAD);
    expect(product.pictureTexts).toEqual({ [product.image]: 'A cup of clay' });
    expect(product.gallery).toEqual([product.image]);
    expect(product.variants[0]?.image).toBe(product.image);
    expect(await progress()).toMatchObject({ stored: 1, waiting: 0, failed: 0, problems: [] });
    const log = await shop.db.select().from(auditLog).where(eq(auditLog.action, 'product.update'));
    expect(log).toMatchObject([
      { subjectId: 'cup', after: texts },
      { subjectId: 'cup', before: { image: shown }, after: { image: product.image } },
    ]);
    expect((await previewCsv(shop, csv)).counts).toMatchObject({ unchanged: 1, changed: 0 });
    // A second product with the same picture needs no second fetch.
    const asked = old.asked.length;
    await importCsv(shop, csv.replaceAll('cup,', 'mug,'));
    expect((await read('mug')).image).toBe(product.image);
    await shop.pictures.runNow();
    expect(old.asked).toHaveLength(asked);
  });

  it('become uploads in the description, too', async () => {
    const csv = `Handle,Title,Body (HTML),Variant Price\ncup,Cup,"<p>Clay<img src=""//${old.host}/1.jpg"" alt=""A cup""></p><img src=""${picture('2.jpg')}"">",9.00\n`;
    await importCsv(shop, csv.replace(`//${old.host}`, picture('').replace(/\/$/, '')));
    expect(await progress()).toMatchObject({ waiting: 2 });
    await shop.pictures.runNow();
    const { descriptionHtml = '' } = await read('cup');
    expect(descriptionHtml.match(/src="\/uploads\/[0-9a-f]{32}-20\.jpg"/g)).toHaveLength(2);
    expect((await previewCsv(shop, csv)).counts).toMatchObject({ unchanged: 1, changed: 0 });
  });

  it('change a product only where it still has the old address', async () => {
    await importCsv(shop, cup(picture('1.jpg'), picture('2.jpg')));
    const body = { image: '/placeholder.svg', gallery: ['/placeholder.svg', `https://${old.host}/2.jpg`] };
    await shop.send(updateProduct, { params: { id: 'cup' }, body }, staff);
    await shop.pictures.runNow();
    const { image, gallery } = await read('cup');
    expect([image, gallery]).toEqual([
      '/placeholder.svg',
      ['/placeholder.svg', expect.stringMatching(UPLOAD)],
    ]);
  });

  it('stay where they are if staff want that', async () => {
    const csv = cup(picture('1.jpg'));
    const { products } = await previewCsv(shop, csv);
    const { importProducts } = await import('#contract/calls/product-import.ts');
    const body = { csv, dryRun: false, seen: products.map(({ seen }) => seen), fetchesPictures: false };
    await shop.send(importProducts, { body }, staff);
    expect(await progress()).toMatchObject({ waiting: 0, stored: 0 });
  });
});

describe('a picture that cannot be fetched', () => {
  it('is tried again in growing pauses, and given up with its reason', async () => {
    old.answer = (_, response) => response.writeHead(503).end();
    await importCsv(shop, cup(picture('1.jpg')));
    await shop.pictures.runNow();
    const failed = await progress();
    expect(failed).toMatchObject({ waiting: 1, failed: 0 });
    expect(failed.problems).toMatchObject([{ name: 'Cup', reason: 'The other server answers with 503' }]);
    const { asked } = old;
    const before = asked.length;
    await shop.pictures.runNow();
    expect(asked).toHaveLength(before);
    for (let tries = 1; tries < 6; tries += 1) {
      shop.later(9 * HOUR);
      await shop.pictures.runNow();
    }
    expect(await progress()).toMatchObject({ waiting: 0, failed: 1 });
    // The product is as it was.
    expect((await read('cup')).image).toBe(`https://${old.host}/1.jpg`);
    expect((await shop.send(retryPictureFetches, {}, staff)).body).toMatchObject({ waiting: 1, failed: 0 });
  });

  it('is given up at once if another try would be the same', async () => {
    old.answer = (_, response) => response.end('<svg onload="alert(1)"/>');
    await importCsv(shop, cup(picture('1.svg'), 'https://10.0.0.1/secret.jpg'));
    await shop.pictures.runNow();
    const { failed, problems } = await progress();
    expect(failed).toBe(2);
    expect(problems.map(({ reason }) => reason).sort()).toEqual([
      'The address leads into a private network',
      'This is not a JPEG, PNG, WebP or AVIF picture, or it is damaged.',
    ]);
  });

  it('is fetched after a restart of the server that had begun', async () => {
    await importCsv(shop, cup(picture('1.jpg')));
    // The server claimed it, and stopped.
    const lease = new Date(Date.now() + HOUR / 2);
    await shop.db.update(pictureFetches).set({ nextTryAt: lease, tries: 1 });
    await shop.pictures.runNow();
    expect(await progress()).toMatchObject({ waiting: 1 });
    shop.later(HOUR);
    await shop.pictures.runNow();
    expect(await progress()).toMatchObject({ waiting: 0, stored: 1 });
  });
});

it('a host that does not answer leaves places for the pictures of others', async () => {
  const hanging = createServer(() => undefined);
  await new Promise<void>((resolve) => hanging.listen(0, '127.0.0.1', resolve));
  closing.push(() => hanging.close());
  closing.push(() => hanging.closeAllConnections());
  const slow = `127.0.0.1:${(hanging.address() as AddressInfo).port}`;
  shop = await openTestShop({ privatePictureHosts: [old.host, slow] });
  closing.push(shop.close);
  const slowPictures = Array.from({ length: 9 }, (_, place) => `http://${slow}/${place}.jpg`);
  await importCsv(shop, cup(...slowPictures, picture('1.jpg')));
  const round = shop.pictures.runNow();
  await expect.poll(async () => (await progress()).stored, { timeout: 30_000 }).toBe(1);
  await shop.pictures.stop();
  await round;
});
