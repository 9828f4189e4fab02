import { readdir } from 'node:fs/promises';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { getProduct, listProductCards } from '#contract/calls/products.ts';
import { createProduct } from '#contract/calls/staff-products.ts';
import { uploadPicture } from '#contract/calls/uploads.ts';
import { auditLog, uploads } from '#db/schema/index.ts';
import { uploadedSources } from '#domain/uploads/picture-url.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const picture = (width: number, height: number, background = '#c96') =>
  sharp({ create: { width, height, channels: 3, background } });

async function upload(body: Uint8Array, type = 'image/jpeg', headers: Record<string, string> = AS_STAFF) {
  const response = await shop.fetch(`/api${uploadPicture.path}`, {
    method: 'POST',
    headers: { 'Content-Type': type, ...headers },
    body: new Uint8Array(body),
  });
  return { status: response.status, body: await response.json() };
}

async function get(address: string) {
  const response = await shop.fetch(address);
  return { response, bytes: Buffer.from(await response.arrayBuffer()) };
}

it('is for staff only', async () => {
  const { status, body } = await upload(await picture(10, 10).jpeg().toBuffer(), 'image/jpeg', {});
  expect([status, body.code]).toEqual([401, 'not_signed_in']);
});

describe('a picture', () => {
  it('is stored upright, in the sizes of the shop, without metadata', async () => {
    const exif = { IFD0: { Copyright: 'Somebody' } };
    const sent = await picture(1_000, 500).withExif(exif).withMetadata({ orientation: 6 }).jpeg().toBuffer();
    const { status, body } = await upload(sent);
    expect([status, body.width, body.height]).toEqual([201, 500, 1_000]);
    expect(body.address).toMatch(/^\/uploads\/[0-9a-f]{32}-500\.jpg$/);

    const sources = uploadedSources(body.address);
    expect(sources?.avif.map(({ width }) => width)).toEqual([320, 500]);
    for (const [format, files] of Object.entries(sources ?? {}))
      for (const { url, width } of files) {
        const { response, bytes } = await get(url);
        expect(response.status).toBe(200);
        expect(response.headers.get('Content-Type')).toBe(
          format === 'jpg' ? 'image/jpeg' : `image/${format}`,
        );
        expect(response.headers.get('Cache-Control')).toBe('public, max-age=31536000, immutable');
        expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
        const metadata = await sharp(bytes).metadata();
        expect([metadata.width, metadata.height]).toEqual([width, width * 2]);
        expect([metadata.exif, metadata.orientation]).toEqual([undefined, undefined]);
      }
  });

  test.each(['jpeg', 'png', 'webp', 'avif'] as const)('may be %s', async (format) => {
    const bytes = await picture(40, 30).toFormat(format).toBuffer();
    const { status, body } = await upload(bytes, `image/${format}`);
    expect([status, body.width, body.height]).toEqual([201, 40, 30]);
  });

  it('may be transparent', async () => {
    const clear = sharp({ create: { width: 20, height: 20, channels: 4, background: '#00000000' } });
    const { body } = await upload(await clear.png().toBuffer(), 'image/png');
    const sources = uploadedSources(body.address);
    const { bytes: webp } = await get(sources?.webp[0]?.url ?? '');
    expect((await sharp(webp).metadata()).hasAlpha).toBe(true);
    const { bytes: jpg } = await get(body.address);
    const [red = 0] = await sharp(jpg).raw().toBuffer();
    expect(red).toBeGreaterThan(250);
  });

  it('is stored once when it is sent repeatedly, and is in the audit log', async () => {
    const bytes = await picture(33, 33, '#123456').jpeg().toBuffer();
    const answers = await Promise.all([upload(bytes), upload(bytes)]);
    const again = await upload(bytes);
    const addresses = new Set([...answers, again].map(({ body }) => body.address));
    expect(addresses.size).toBe(1);
    const id = again.body.address.slice(9, 41);
    const rows = await shop.db.select().from(uploads).where(eq(uploads.id, id));
    expect(rows).toMatchObject([{ width: 33, height: 33, createdBy: 'API token' }]);
    const entries = await shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id));
    expect(entries).toMatchObject([{ action: 'product.upload', after: { width: 33, height: 33 } }]);
  });

  it('can be shown by a product', async () => {
    const { body } = await upload(await picture(10, 10).jpeg().toBuffer());
    const made = await shop.send(
      createProduct,
      { body: { price: 1, gallery: [body.address] } },
      { headers: AS_STAFF },
    );
    expect(made.body).toMatchObject({ image: body.address, gallery: [body.address] });
  });
});

describe('before the picture of a product is loaded', () => {
  const shownFor = async (bytes: Buffer, type?: string) => {
    const { body } = await upload(bytes, type);
    const made = await shop.send(
      createProduct,
      { body: { name: 'Seen early', price: 1, gallery: [body.address] } },
      { headers: AS_STAFF },
    );
    const params = { id: made.body._id };
    const cards = await shop.send(listProductCards, { query: { search: 'Seen early' } });
    const card = cards.body.find(({ _id }) => _id === params.id);
    const product = await shop.send(getProduct, { params });
    expect(card?.imagePreview).toBe(product.body.imagePreview);
    return card?.imagePreview;
  };

  it('a preview is shown', async () => {
    const preview = await shownFor(await picture(800, 400, '#c96').jpeg().toBuffer());
    expect(preview).toMatch(/^data:image\/webp;base64,/);
    const bytes = Buffer.from(preview?.split(',')[1] ?? '', 'base64');
    expect(await sharp(bytes).metadata()).toMatchObject({ width: 12, height: 6 });
    const [red = 0, , blue = 0] = await sharp(bytes).raw().toBuffer();
    expect([red > 180, blue < 130]).toEqual([true, true]);
  });

  it('no preview is shown of a transparent one', async () => {
    const clear = sharp({ create: { width: 30, height: 30, channels: 4, background: '#00000000' } });
    expect(await shownFor(await clear.png().toBuffer(), 'image/png')).toBeUndefined();
  });
});

describe('refused is', () => {
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');

  it.each([
    ['what says to be something else', svg, 'image/svg+xml', 415],
    ['what says nothing', svg, '', 415],
    ['a program that says to be a picture', svg, 'image/png', 400],
    ['a page that says to be a picture', Buffer.from('<!doctype html><script>1</script>'), 'image/jpeg', 400],
    ['nothing', Buffer.alloc(0), 'image/jpeg', 400],
    ['noise', Buffer.alloc(5_000, 7), 'image/jpeg', 400],
    ['more than 10 MB', Buffer.alloc(10_000_001), 'image/jpeg', 413],
  ])('%s', async (_, bytes, type, expected) => {
    expect((await upload(bytes, type)).status).toBe(expected);
  });

  it('a format that is none of the four, whatever its type', async () => {
    for (const format of ['gif', 'tiff'] as const) {
      const { status } = await upload(await picture(10, 10).toFormat(format).toBuffer(), 'image/png');
      expect(status).toBe(400);
    }
  });

  it('a truncated picture', async () => {
    const whole = await sharp(noise(200, 200), { raw: { width: 200, height: 200, channels: 3 } })
      .jpeg()
      .toBuffer();
    const { status, body } = await upload(whole.subarray(0, whole.length / 2));
    expect([status, body.code]).toEqual([400, 'invalid']);
  });

  it('a decompression bomb, before it is decoded', async () => {
    const flood = await picture(10_000, 10_000).png({ compressionLevel: 9 }).toBuffer();
    expect(flood.length).toBeLessThan(1_000_000);
    const { status, body } = await upload(flood, 'image/png');
    expect([status, body.message]).toEqual([400, 'The picture has more than 64 million pixels.']);
  });

  it('an animation', async () => {
    const frames = await Promise.all(
      ['#f00', '#00f'].map((color) => picture(10, 10, color).png().toBuffer()),
    );
    const animated = await sharp(frames, { join: { animated: true } })
      .webp()
      .toBuffer();
    const { status, body } = await upload(animated, 'image/webp');
    expect([status, body.message]).toEqual([400, 'Animated pictures cannot be uploaded.']);

    const png = await picture(10, 10).png().toBuffer();
    const control = Buffer.concat([Buffer.from([0, 0, 0, 8]), Buffer.from('acTL'), Buffer.alloc(12)]);
    const apng = Buffer.concat([png.subarray(0, 33), control, png.subarray(33)]);
    expect((await upload(apng, 'image/png')).status).toBe(400);
  });

  it('and leaves nothing on the disk', async () => {
    const other = await openTestShop();
    const files = async () => await readdir(`${other.dataDir}/uploads`);
    await other.fetch(`/api${uploadPicture.path}`, {
      method: 'POST',
      headers: { 'Content-Type': 'image/png', ...AS_STAFF },
      body: svg,
    });
    expect(await files()).toEqual([]);
    await other.close();
  });
});

test.each([
  '/uploads/',
  '/uploads/..%2f..%2fsecrets',
  '/uploads/%2e%2e/secrets',
  '/uploads/a/b.jpg',
  '/uploads/0123456789abcdef0123456789abcdef-800.jpg',
  '/uploads/0123456789abcdef0123456789abcdef-800.svg',
])('answers 404 at %s', async (address) => {
  expect((await shop.fetch(address)).status).toBe(404);
});

function noise(width: number, height: number): Buffer {
  let seed = 1;
  return Buffer.from(
    Array.from({ length: width * height * 3 }, () => {
      seed = (seed * 48_271) % 2_147_483_647;
      return seed & 255;
    }),
  );
}
