import { gunzipSync } from 'node:zlib';
import { Hono } from 'hono';
import { expect, test } from 'vitest';
import type { Environment } from './bind.ts';
import { compressAnswers } from './gzip.ts';

const LONG = { text: 'marigold '.repeat(1_000) };

function appAnswering(body: unknown, status: 200 | 400 = 200) {
  const app = new Hono<Environment>();
  app.use(compressAnswers());
  app.get('/', (context) => context.json(body as object, status, { 'X-Total-Count': '1' }));
  return (headers: Record<string, string> = {}) => app.request('/', { headers });
}

test('compresses a long answer for clients with gzip, and keeps its other headers', async () => {
  const answer = await appAnswering(LONG)({ 'Accept-Encoding': 'gzip, br' });
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.length).toBeLessThan(500);
  expect(JSON.parse(gunzipSync(bytes).toString())).toEqual(LONG);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    'content-encoding': 'gzip',
    'content-type': 'application/json',
    vary: 'Accept-Encoding',
    'x-total-count': '1',
  });
});

test('sends the answer uncompressed to clients without gzip, and lets caches vary', async () => {
  const answer = await appAnswering(LONG)();
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(answer.headers.get('vary')).toBe('Accept-Encoding');
  expect(await answer.json()).toEqual(LONG);
});

test('does not compress a short answer', async () => {
  const answer = await appAnswering({ text: 'short' })({ 'Accept-Encoding': 'gzip' });
  expect(answer.headers.get('content-encoding')).toBeNull();
  expect(await answer.json()).toEqual({ text: 'short' });
});

test('does not compress a refusal', async () => {
  const answer = await appAnswering(LONG, 400)({ 'Accept-Encoding': 'gzip' });
  expect(answer.status).toBe(400);
  expect(answer.headers.get('content-encoding')).toBeNull();
});
