import { Hono } from 'hono';
import { afterEach, expect, it } from 'vitest';
import { invalidate } from '#db/cache-tags.ts';
import { inTransaction } from '#db/connection.ts';
import { createTestDatabase } from '#db/testing/test-database.ts';
import type { Environment } from './bind.ts';
import { type OwnChanges, rememberOwnChanges } from './own-changes.ts';

const closing: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A server that knows of the transactions that the test says, and learns of others when it looks. */
async function openServer() {
  const { databases, close } = await createTestDatabase();
  const known = new Set<string>();
  const learned: string[] = [];
  const changes: OwnChanges = rememberOwnChanges(
    { knows: (each) => known.has(each), learn: async (each) => void learned.push(each) },
    true,
  );
  closing.push(close, changes.stop);
  const app = new Hono<Environment>();
  app.use(changes.middleware);
  app.get('/', (context) => context.text('read'));
  app.post('/change', async (context) => {
    await inTransaction(databases.buying, (tx) => invalidate(tx, ['settings']));
    return context.text('changed');
  });
  app.post('/nothing', (context) => context.text('not changed'));
  return { app, known, learned, changes };
}

const setBy = async (response: Response | Promise<Response>) => (await response).headers.get('Set-Cookie');

it('gives the browser that changes something the transaction, for some seconds', async () => {
  const { app } = await openServer();
  expect(await setBy(app.request('/change', { method: 'POST' }))).toMatch(
    /^__Host-marigold_change=\d+; Path=\/; Max-Age=5; HttpOnly; SameSite=Lax; Secure$/,
  );
  expect(await setBy(app.request('/nothing', { method: 'POST' }))).toBeNull();
  expect(await setBy(app.request('/'))).toBeNull();
});

it('looks at the database for a change that the server does not know of, before it answers', async () => {
  const { app, known, learned, changes } = await openServer();
  known.add('7');
  for (const cookie of ['other=9', '__Host-marigold_change=7', '__Host-marigold_change=1 or 1'])
    expect(changes.unknownTo(cookie), cookie).toBeNull();
  await app.request('/', { headers: { Cookie: 'other=1; __Host-marigold_change=8' } });
  expect(changes.unknownTo('__Host-marigold_change=8')).toBe('8');
  expect(learned).toEqual(['8']);
});
