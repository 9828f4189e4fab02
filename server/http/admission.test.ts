import { Hono } from 'hono';
import { describe, expect, it } from 'vitest';
import { createLog } from '../create-log.ts';
import { admission } from './admission.ts';
import { sendRefusal } from './answer.ts';
import type { Environment } from './bind.ts';
import { diskSpace } from './disk-space.ts';

describe('more concurrent requests than the shop admits', () => {
  function open(mostAtOnce: number) {
    const app = new Hono<Environment>();
    const waiting: (() => void)[] = [];
    app.use(admission(mostAtOnce));
    app.get('/slow', async (context) => {
      await new Promise<void>((resolve) => waiting.push(resolve));
      return context.text('done');
    });
    app.post('/api/echo', async (context) => {
      const text = await context.req.text();
      const busy = context.var.admit();
      return busy ? sendRefusal(context, busy) : context.text(text);
    });
    for (const path of ['/healthz', '/readyz']) app.get(path, (context) => context.text('alive'));
    app.get('/broken', () => {
      throw new Error('broken');
    });
    app.onError((_, context) => context.text('failed', 500));
    return { app, waiting };
  }

  it('are refused immediately, with Retry-After', async () => {
    const { app, waiting } = open(2);
    const taken = [app.request('/slow'), app.request('/slow')];
    const refused = await app.request('/slow');
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('1');
    expect(await refused.json()).toMatchObject({ code: 'unavailable' });
    for (const path of ['/healthz', '/readyz']) expect((await app.request(path)).status).toBe(200);
    for (const end of waiting) end();
    for (const response of taken) expect((await response).status).toBe(200);
  });

  it('leave a quarter of the places for those that buy', async () => {
    const { app, waiting } = open(4);
    const taken = [app.request('/slow'), app.request('/slow'), app.request('/slow')];
    expect((await app.request('/slow')).status).toBe(503);
    expect((await app.request('/api/echo', { method: 'POST', body: 'x' })).status).toBe(200);
    for (const end of waiting) end();
    for (const response of taken) expect((await response).status).toBe(200);
    const later = app.request('/slow');
    waiting.at(-1)?.();
    expect((await later).status).toBe(200);
  });

  it('are counted once their body has arrived: slow ones block no others', async () => {
    const { app, waiting } = open(1);
    const slow = new TransformStream<Uint8Array, Uint8Array>();
    const body = {
      method: 'POST',
      body: slow.readable,
      duplex: 'half',
      headers: { 'Transfer-Encoding': 'chunked' },
    };
    const sending = app.request('/api/echo', body as RequestInit);
    const [taken, refused] = [app.request('/slow'), app.request('/slow')];
    expect((await refused).status).toBe(503);
    await slow.writable.close();
    expect((await sending).status).toBe(503);
    for (const end of waiting) end();
    expect((await taken).status).toBe(200);
    expect((await app.request('/api/echo', { method: 'POST', body: 'x' })).status).toBe(200);
  });

  it('are not counted after they end, also by an error', async () => {
    const { app } = open(1);
    for (let time = 0; time < 3; time++) expect((await app.request('/broken')).status).toBe(500);
  });

  it('exclude the in-process calls of a page', async () => {
    const { app, waiting } = open(1);
    const outer = app.request('/slow');
    const inner = app.request('/slow', {}, { inProcess: {} });
    await Promise.resolve();
    for (const end of waiting) end();
    expect((await inner).status).toBe(200);
    expect((await outer).status).toBe(200);
  });
});

describe('a disk that is nearly full', () => {
  function open(free: () => Promise<number>) {
    const app = new Hono<Environment>();
    app.use(diskSpace({ folder: '/', reserve: 100, log: createLog('silent'), readFree: free }));
    app.all('/', (context) => context.text('done'));
    return app;
  }

  it('refuses writes and allows reads', async () => {
    const app = open(async () => 99);
    const refused = await app.request('/', { method: 'POST' });
    expect(refused.status).toBe(503);
    expect(refused.headers.get('Retry-After')).toBe('60');
    expect((await app.request('/')).status).toBe(200);
  });

  it('allows writes while there is space, or the free space is unknown', async () => {
    expect((await open(async () => 100).request('/', { method: 'POST' })).status).toBe(200);
    const unknown = open(() => Promise.reject(new Error('no such folder')));
    expect((await unknown.request('/', { method: 'POST' })).status).toBe(200);
  });
});
