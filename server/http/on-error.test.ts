import { Hono } from 'hono';
import { expect, it, vi } from 'vitest';
import { createLog } from '../create-log.ts';
import type { Environment } from './bind.ts';
import { onError } from './on-error.ts';
import { requestLog } from './request-log.ts';
import { createRequestNumber } from './request-number.ts';

it('an error has a number to report in its message, its header and the log', async () => {
  const log = createLog('silent');
  const logged = vi.spyOn(log, 'error');
  const app = new Hono<Environment>();
  const number = createRequestNumber();
  app.onError(onError(log));
  app.use(async (context, next) => {
    context.set('requestId', number);
    await next();
  });
  app.use(requestLog(log));
  app.get('/good', (context) => context.text('good'));
  app.get('/', () => {
    throw new Error('a defect');
  });
  expect(number).toMatch(/^[2-9A-HJKMNP-Z]{5}-[2-9A-HJKMNP-Z]{5}$/);
  const answer = await app.request('/');
  expect(answer.status).toBe(500);
  expect(answer.headers.get('X-Request-Id')).toBe(number);
  const body = (await answer.json()) as { message: string; requestId: string };
  expect(body.requestId).toBe(number);
  expect(body.message).toMatch(new RegExp(`report the number ${number}\\.$`));
  expect(logged).toHaveBeenCalledWith(expect.objectContaining({ requestId: number }), 'request failed');
  expect((await app.request('/good')).headers.get('X-Request-Id')).toBeNull();
});
