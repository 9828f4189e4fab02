import { Hono } from 'hono';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openTestShop, type TestShop } from '../testing/test-shop.ts';
import type { Environment } from './bind.ts';
import { requestLog } from './request-log.ts';
import { forgetTries, throttle } from './throttle.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const TWICE = { name: 'test', limit: 2, seconds: 60 };
const tryAs = async (subject: string) => await throttle(shop.db, TWICE, subject);

it('allows tries up to the limit, and marks the first refusal', async () => {
  expect([await tryAs('ada'), await tryAs('ada')]).toEqual([null, null]);
  expect(await tryAs('ada')).toMatchObject({ retryAfter: 60, reached: { limit: 'test' } });
  expect(await tryAs('ada')).not.toHaveProperty('reached');
  expect(JSON.stringify(await tryAs('ada'))).not.toContain('ada');
  expect(await tryAs('grace')).toBeNull();
});

it('counts from 0 after the tries are deleted', async () => {
  for (let i = 0; i < 3; i++) await tryAs('joan');
  await forgetTries(shop.db, TWICE, 'joan');
  expect(await tryAs('joan')).toBeNull();
});

it('is logged once per window', async () => {
  const lines: string[] = [];
  const log = pino({}, { write: (line) => void lines.push(line) });
  const app = new Hono<Environment>();
  app.use(requestLog(log));
  app.get('/', async (context) => {
    context.set('limitReached', (await tryAs('mary'))?.reached);
    return context.body(null);
  });
  for (let i = 0; i < 5; i++) await app.request('/');
  const warnings = lines.map((line) => JSON.parse(line)).filter(({ level }) => level === 40);
  expect(warnings).toMatchObject([{ limit: 'test', msg: 'a limit was reached' }]);
  expect(JSON.stringify(warnings)).not.toContain('mary');
});
