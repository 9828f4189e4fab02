import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { calls } from '#contract/calls/index.ts';
import { MAX_JSON_BYTES } from './http/read-json.ts';
import { addProducts, lamp } from './testing/test-products.ts';
import { openTestShop, type TestShop } from './testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, lamp);
});
afterAll(() => shop.close());

const JSON_TYPE = { 'Content-Type': 'application/json' };
const track = (init: RequestInit) =>
  shop.fetch('/api/orders/track', { method: 'POST', headers: JSON_TYPE, ...init });

describe('a request body', () => {
  test.each([
    ['no JSON', '{"email":'],
    ['nothing', ''],
    ['bad UTF-8', new Uint8Array([0x22, 0xff, 0x22])],
    ['JSON nested without end', `${'['.repeat(1_000)}${']'.repeat(1_000)}`],
  ])('with %s is 400', async (_, body) => {
    const response = await track({ body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ code: 'malformed' });
  });

  test.each(['"text"', '[]', 'null', '7'])('that is %s instead of an object is 400', async (body) => {
    expect((await track({ body })).status).toBe(400);
  });

  it('that is too large is 413, declared or not', async () => {
    const body = JSON.stringify({ email: 'x'.repeat(MAX_JSON_BYTES) });
    expect((await track({ body })).status).toBe(413);
    const stream = new Blob([body]).stream();
    expect((await track({ body: stream, duplex: 'half' } as RequestInit)).status).toBe(413);
  });

  test.each(['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x'])(
    'of type %s is 415',
    async (type) => {
      const response = await track({ body: '{}', headers: { 'Content-Type': type } });
      expect(response.status).toBe(415);
      expect(await response.json()).toMatchObject({ code: 'unsupported_media_type' });
    },
  );
});

describe('a request from another site', () => {
  test.each([
    { 'Sec-Fetch-Site': 'cross-site' },
    { 'Sec-Fetch-Site': 'same-site' },
    { Origin: 'https://evil.example' },
    { Origin: 'null' },
  ])('is refused: %j', async (headers) => {
    const response = await track({
      body: '{"email":"a@example.com"}',
      headers: { ...JSON_TYPE, ...headers } as never,
    });
    expect(response.status).toBe(403);
  });

  test.each([{ 'Sec-Fetch-Site': 'same-origin' }, { Origin: 'http://shop.test' }, {}])(
    'from our own or from a program is not: %j',
    async (headers) => {
      const response = await track({
        body: '{"email":"a@example.com"}',
        headers: { ...JSON_TYPE, ...headers } as never,
      });
      expect(response.status).toBe(200);
    },
  );
});

describe('with a public address', () => {
  test.each([
    ['https://shop.example', 200],
    ['http://shop.example', 403],
    ['https://shop.example:8443', 403],
    ['http://shop.test', 403],
  ])('a request of a page at %s is %d', async (Origin, status) => {
    const known = await openTestShop({ publicUrl: 'https://shop.example' });
    const headers = { ...JSON_TYPE, Origin };
    const body = '{"email":"a@example.com"}';
    expect((await known.fetch('/api/orders/track', { method: 'POST', headers, body })).status).toBe(status);
    await known.close();
  });
});

describe('a path without a call', () => {
  test.each([
    ['GET', '/api/nothing', 404],
    ['GET', '/api', 404],
    ['POST', '/api/products/facets/x', 404],
    ['DELETE', '/api/products', 405],
    ['PATCH', '/api/orders/track', 405],
    ['PUT', '/api/create-payment-intent', 405],
  ])('%s %s is %d', async (method, path, status) => {
    const response = await shop.fetch(path, { method });
    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ message: expect.any(String), code: expect.any(String) });
    if (status === 405) expect(response.headers.get('Allow')).toBeTruthy();
  });

  it('lists each allowed method once, HEAD with GET', async () => {
    const response = await shop.fetch('/api/products/featured', { method: 'PATCH' });
    expect(response.headers.get('Allow')).toBe('GET, HEAD, PUT, DELETE');
    expect(await response.json()).toMatchObject({
      message: 'This address takes GET, HEAD, PUT, DELETE only.',
    });
  });

  it('grants no access to staff calls', async () => {
    for (const [method, path] of [
      ['GET', '/api/orders'],
      ['POST', '/api/products'],
      ['PUT', `/api/products/${lamp.id}`],
      ['DELETE', `/api/products/${lamp.id}`],
      ['POST', '/api/seed'],
      ['PUT', '/api/orders/MG-0000-0000-0000-0000/status'],
      ['DELETE', '/api/orders/MG-0000-0000-0000-0000'],
      ['PUT', '/api/reviews/x'],
      ['DELETE', '/api/reviews/x'],
    ] as const) {
      const response = await shop.fetch(path, {
        method,
        headers: JSON_TYPE,
        ...(method !== 'GET' && { body: '{}' }),
      });
      expect([401, 404, 405], `${method} ${path}`).toContain(response.status);
    }
  });
});

describe('the OpenAPI document', () => {
  it('describes every call of the contract, each of which the server binds', async () => {
    const document = (await (await shop.fetch('/api/openapi.json')).json()) as {
      paths: Record<string, object>;
    };
    for (const call of calls) {
      expect(document.paths[call.path]).toHaveProperty(call.method.toLowerCase());
      const path = call.path.replace(/\{\w+\}/g, 'x');
      const response = await shop.fetch(`/api${path}`, { method: call.method });
      const answer = (await response.json()) as { message?: string };
      expect(answer.message, call.path).not.toBe('There is no such call.');
      expect(response.status, call.path).not.toBe(405);
    }
  });

  it('documents authentication, Idempotency-Key and the refusal of other sites', async () => {
    const document = await (await shop.fetch('/api/openapi.json')).json();
    expect(document).toMatchObject({
      paths: {
        '/orders': {
          get: { security: [{ staffToken: [] }, { staffSession: [] }] },
          post: { parameters: [{ in: 'header', name: 'Idempotency-Key' }], responses: { 403: {} } },
        },
      },
      components: { securitySchemes: { staffToken: { scheme: 'bearer' }, staffSession: { in: 'cookie' } } },
    });
  });

  it('can be browsed without loading from other origins', async () => {
    const page = await shop.fetch('/api/docs');
    const html = await page.text();
    expect(page.headers.get('Content-Security-Policy')).toContain("default-src 'self'");
    expect(html).not.toMatch(/https?:/);
    for (const [, path = ''] of html.matchAll(/(?:src|href)="([^"]+)"/g))
      expect((await shop.fetch(path)).status, path).toBe(200);
  });
});

it('lists its pages for search engines', async () => {
  const sitemap = await (await shop.fetch('/sitemap.xml')).text();
  expect(sitemap).toContain('<loc>http://shop.test/user/products</loc>');
  expect(sitemap).toContain(`<loc>http://shop.test/user/products/${lamp.id}</loc>`);
  expect(await (await shop.fetch('/robots.txt')).text()).toContain('Sitemap: http://shop.test/sitemap.xml');
});

it('serves llms.txt and no AI catalogue', async () => {
  const guide = await (await shop.fetch('/llms.txt')).text();
  expect(guide).toMatch(/^# Marigold\n/);
  expect(guide).toContain('(http://shop.test/api/openapi.json)');
  expect((await shop.fetch('/.well-known/ai-catalog.json')).status).toBe(404);
});

it('sets the security headers', async () => {
  const { headers } = await shop.fetch('/api/products');
  expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(headers.get('Content-Security-Policy')).toContain("frame-ancestors 'none'");
  expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
  expect(headers.get('Strict-Transport-Security')).toBeNull();
});

it('answers 503 with Retry-After while the database is unavailable, without details', async () => {
  const away = await openTestShop({}, { host: '/nowhere', port: 1, user: 'x', password: 'x', database: 'x' });
  const response = await away.fetch('/api/products');
  expect(response.status).toBe(503);
  expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
  expect(await response.json()).toEqual({
    message: 'The shop is busy for a moment. Please try again.',
    code: 'unavailable',
  });
  await away.close();
});
