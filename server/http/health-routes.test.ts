import { createServer } from 'node:http';
import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { getRequestListener } from '@hono/node-server';
import pino from 'pino';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { updateSettings } from '#contract/calls/settings.ts';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import { cachedListener } from '../cached-listener.ts';
import { eventually } from '../testing/eventually.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, undefined, { caches: true });
});
afterAll(() => shop.close());

const readStatus = async (path: string) => (await shop.fetch(path)).status;

it('is alive and ready', async () => {
  expect([await readStatus('/healthz'), await readStatus('/readyz')]).toEqual([200, 200]);
});

it('is ready while buyers hold all their connections', async () => {
  const { $client: pool } = shop.db;
  const held = await Promise.all(Array.from({ length: pool.options.max }, () => pool.connect()));
  expect(await readStatus('/readyz')).toBe(200);
  for (const client of held) client.release();
});

it('is not ready while the database is away, and says why', async () => {
  const nowhere = { host: '/nowhere', port: 1, user: 'x', password: 'x', database: 'x' };
  const away = await openTestShop({}, nowhere, { caches: true });
  const response = await away.fetch('/readyz');
  expect([response.status, response.headers.get('Retry-After')]).toEqual([503, '5']);
  expect(await response.json()).toEqual({ message: 'The database does not answer.', code: 'unavailable' });
  await away.close();
});

it('is not ready while the database only reads, and answers changes with 503', async () => {
  const { database } = shop.db.$client.options;
  const setReadOnly = async (value: 'on' | 'off') => {
    const client = await connectWithoutTimeouts(shop.db);
    await client.query('set default_transaction_read_only = off');
    await client.query(`alter database ${database} set default_transaction_read_only = ${value}`);
    await client.query(`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid()`);
    await client.end();
  };
  await setReadOnly('on');
  await eventually(async () => {
    const ready = await shop.fetch('/readyz');
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { message: 'The database accepts no changes.', code: 'unavailable' },
    ]);
  });
  const change = await shop.send(
    updateSettings,
    { body: { shipping: 1, seen: null } },
    { headers: AS_STAFF },
  );
  expect([change.status, change.headers.get('Retry-After')]).toEqual([503, '5']);

  await setReadOnly('off');
  await eventually(async () => expect(await readStatus('/readyz')).toBe(200));
});

it('answers the checks of HAProxy, which name no host', async () => {
  const next = getRequestListener(shop.app.fetch, { overrideGlobalObjects: false });
  const http = createServer(cachedListener({ ...shop.shared, log: pino({ enabled: false }), next }));
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const check = async (path: string) => {
    const socket = connect(port, '127.0.0.1');
    socket.end(`OPTIONS ${path} HTTP/1.0\r\n\r\n`);
    return (await text(socket)).split('\r\n')[0];
  };
  expect(await check('/readyz')).toBe('HTTP/1.1 200 OK');
  expect(await check('/healthz')).toBe('HTTP/1.1 200 OK');
  http.close();
});
