import { describe, expect, it, test } from 'vitest';
import { importProducts } from './calls/product-import.ts';
import { uploadPicture } from './calls/uploads.ts';
import { ApiError, createApi } from './client.ts';

const HTML = '<html><head><title>413 Request Entity Too Large</title></head></html>';

async function catchFailure(send: (api: ReturnType<typeof createApi>) => Promise<unknown>, answer: Response) {
  const api = createApi(async () => answer, 'http://shop.test/api');
  const error = await send(api).catch((thrown: unknown) => thrown);
  if (!(error instanceof ApiError)) throw new Error('an ApiError is expected');
  return error;
}

const importing = (api: ReturnType<typeof createApi>) =>
  api(importProducts, { body: { csv: 'Handle', dryRun: true } });
const uploading = (api: ReturnType<typeof createApi>) =>
  api(uploadPicture, { body: new Blob(['x'], { type: 'image/png' }) as never });

describe('a body that is too large for a proxy', () => {
  test.each([
    ['as a page', HTML],
    ['as JSON of its own', '{"error":"too large"}'],
    ['without a word', ''],
  ])('is explained in words, though refused %s', async (_, body) => {
    for (const send of [importing, uploading]) {
      const { status, message, failure } = await catchFailure(send, new Response(body, { status: 413 }));
      expect(status).toBe(413);
      expect(message).toMatch(/^This is too large for the server in front of the shop\./);
      expect(failure.message).toBe(message);
    }
  });

  it('is not confused with one that is too large for the shop', async () => {
    const own = { message: 'The picture is larger than 10 MB.', code: 'too_large' };
    const answer = new Response(JSON.stringify(own), { status: 413 });
    expect((await catchFailure(uploading, answer)).message).toBe(own.message);
  });
});

it('any other failure without a word has its status', async () => {
  const error = await catchFailure(importing, new Response('<html></html>', { status: 500 }));
  expect(error.message).toBe('HTTP error! status: 500');
});
