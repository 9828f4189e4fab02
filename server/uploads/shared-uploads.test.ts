import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { listProducts } from '#contract/calls/products.ts';
import { uploadPicture } from '#contract/calls/uploads.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { parseS3Url } from '../config/s3-url.ts';
import { findDatabaseUrl } from '../testing/database-url.ts';
import { type S3Server, startS3Server } from '../testing/s3-server.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { moveUploads } from './move-uploads.ts';
import { checkUploads } from './open-uploads.ts';

let server: S3Server;
let database: TestDatabase;
let shops: TestShop[];
beforeAll(async () => {
  server = await startS3Server();
  server.signIn();
  database = await createTestDatabase();
  const uploads = parseS3Url(server.url('pictures')) ?? null;
  const url = await findDatabaseUrl(database.db);
  shops = [await openTestShop({ uploads }, { url }), await openTestShop({ uploads }, { url })];
});
beforeEach(() => {
  server.signIn();
  server.become('well');
});
afterAll(async () => {
  for (const shop of shops) await shop.close();
  await database.close();
  await server.close();
});

const makePicture = async (background: string) =>
  await sharp({ create: { width: 400, height: 300, channels: 3, background } })
    .jpeg()
    .toBuffer();

async function upload(shop: TestShop | undefined, background: string) {
  const response = await shop?.fetch(`/api${uploadPicture.path}`, {
    method: 'POST',
    headers: { 'Content-Type': 'image/jpeg', ...AS_STAFF },
    body: new Uint8Array(await makePicture(background)),
  });
  return { status: response?.status, body: await response?.json(), headers: response?.headers };
}

/** What a client sees of a file, but for its time and the number of a failed request. */
async function look(shop: TestShop | undefined, url: string, init: RequestInit) {
  const answer = await shop?.fetch(url, init);
  const {
    'last-modified': _,
    'x-request-id': _number,
    ...headers
  } = Object.fromEntries(answer?.headers ?? []);
  const bytes = Buffer.from((await answer?.arrayBuffer()) ?? new ArrayBuffer());
  return { status: answer?.status, headers, bytes };
}

describe('a picture uploaded at one server', () => {
  it('is shown by the other, as one in a folder is', async () => {
    const [one, other] = shops;
    const { status, body } = await upload(one, '#123456');
    expect(status).toBe(201);
    expect([...server.objects.keys()].every((key) => key.startsWith('pictures/'))).toBe(true);

    const alone = await openTestShop();
    expect((await upload(alone, '#123456')).body.address).toBe(body.address);
    const ranges = ['bytes=0-9', 'bytes=10-', 'bytes=-5', 'bytes=10-9999999', 'bytes=9999999-'];
    const requests: RequestInit[] = [
      {},
      { method: 'HEAD' },
      ...ranges.map((Range) => ({ headers: { Range } })),
    ];
    for (const format of ['jpg', 'webp', 'avif'])
      for (const request of requests) {
        const url = body.address.replace('jpg', format);
        const { headers, ...seen } = await look(other, url, request);
        const { headers: expected, ...ofFolder } = await look(alone, url, request);
        expect({ url, request, ...seen }).toEqual({ url, request, ...ofFolder });
        expect(headers).toEqual(expected);
      }
    await alone.close();
  });

  it('is stored once, also if the other gets it', async () => {
    await upload(shops[0], '#00ff00');
    const before = server.objects.size;
    expect((await upload(shops[1], '#00ff00')).status).toBe(201);
    expect(server.objects.size).toBe(before);
  });
});

it('answers 404 for a picture that is not there', async () => {
  const answer = await shops[0]?.fetch(`/uploads/${'0'.repeat(32)}-800.jpg`);
  expect(answer?.status).toBe(404);
});

describe('while the storage fails', () => {
  it('pictures answer 503, uploads say why, and everything else answers', async () => {
    const shop = await openTestShop({ uploads: parseS3Url(server.url('away')) ?? null });
    const { body } = await upload(shop, '#ff0000');
    server.become('failing');
    const picture = await shop.fetch(body.address, { headers: { Range: 'bytes=0-9' } });
    expect([picture.status, picture.headers.get('Cache-Control')]).toEqual([503, 'no-store']);
    expect(picture.headers.get('Retry-After')).toBe('5');
    const refused = await upload(shop, '#ff00ff');
    expect([refused.status, refused.body.code]).toEqual([503, 'unavailable']);
    expect(refused.body.message).toMatch(/^The storage of pictures does not answer/);
    expect((await shop.send(listProducts, {})).status).toBe(200);

    const asked = server.countRequests();
    for (let time = 0; time < 20; time++) expect((await shop.fetch(body.address)).status).toBe(503);
    expect(server.countRequests()).toBe(asked);
    await shop.close();
  });

  it('a shop may start', async () => {
    const gone = await startS3Server();
    const url = gone.url();
    await gone.close();
    const warning = await checkUploads({ uploads: parseS3Url(url) ?? null });
    expect(warning).toMatch(/^The storage of UPLOADS_URL does not answer \(.*ECONNREFUSED/);
  });
});

describe('a start is stopped by', () => {
  const check = async (url: string) => await checkUploads({ uploads: parseS3Url(url) ?? null });

  it('a wrong secret', async () => {
    server.signIn({ accessKeyId: 'a-key-for-tests', secretAccessKey: 'another' });
    await expect(check(server.url())).rejects.toThrow(
      /^Wrong setting: the storage at UPLOADS_URL \(s3:\/\/shop\/\) refuses \(SignatureDoesNotMatch/,
    );
  });

  it('a bucket that does not exist', async () => {
    await expect(check(server.url('', 'none'))).rejects.toThrow(/s3:\/\/none\/\) refuses \(NoSuchBucket/);
  });

  it('missing credentials', async () => {
    delete process.env.AWS_ACCESS_KEY_ID;
    process.env.AWS_EC2_METADATA_DISABLED = 'true';
    process.env.AWS_SHARED_CREDENTIALS_FILE = '/dev/null';
    process.env.AWS_CONFIG_FILE = '/dev/null';
    await expect(check(server.url())).rejects.toThrow(/^Wrong setting: UPLOADS_URL .* needs credentials/);
  });
});

describe('moving', () => {
  it('takes uploads to a bucket and back by one command each', async () => {
    const before = await openTestShop();
    const { body } = await upload(before, '#abcdef');
    const url = server.url('moved');
    expect(await moveUploads('to', url, before.dataDir)).toMatch(
      /^Copied 6 files \(0\.0 MB\) to s3:\/\/shop\/moved\/; 0 were there\.$/,
    );
    const after = await openTestShop({ uploads: parseS3Url(url) ?? null });
    const moved = await look(after, body.address, {});
    expect(moved).toEqual(await look(before, body.address, {}));

    const back = await openTestShop();
    await moveUploads('from', url, back.dataDir);
    expect(await moveUploads('from', url, back.dataDir)).toMatch(/^Copied 0 files .*; 6 were there\.$/);
    expect(await look(back, body.address, {})).toEqual(moved);
    for (const shop of [before, after, back]) await shop.close();
  });

  it('explains a wrong address, and storage that refuses', async () => {
    await expect(moveUploads('to', 'shop', '/nowhere')).rejects.toThrow(/^The storage must be an address/);
    await expect(moveUploads('to', server.url('', 'none'), '/nowhere')).rejects.toThrow(/NoSuchBucket/);
  });
});
