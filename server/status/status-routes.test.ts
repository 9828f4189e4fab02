import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, expect, it } from 'vitest';
import { getStatus } from '#contract/calls/status.ts';
import { backups, mails } from '#db/schema/index.ts';
import { DAY, HOUR } from '#domain/time-units.ts';
import { parseS3Url } from '../config/s3-url.ts';
import { eventually } from '../testing/eventually.ts';
import { startS3Server } from '../testing/s3-server.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

const staff = { headers: AS_STAFF, address: '127.0.0.1' };
const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function openShop(settings: Parameters<typeof openTestShop>[0] = {}): Promise<TestShop> {
  const shop = await openTestShop(settings, undefined, { caches: true });
  closing.push(shop.close);
  return shop;
}

const nameTroubles = async (shop: TestShop) =>
  (await shop.send(getStatus, {}, staff)).body.troubles.map(({ name }) => name);

it('a new shop that nobody else reaches is well, and says what it knows', async () => {
  const shop = await openShop();
  const { body } = await shop.send(getStatus, {}, staff);
  expect(body).toMatchObject({
    troubles: [],
    figures: { orders: 0, mailsWaiting: 0, refundsDue: 0 },
    backups: { isFailing: false },
    database: { answers: true, isReadOnly: false, tables: 'equal' },
    replicas: [],
    server: { blockedFor: 0 },
  });
  expect(body.disk?.free).toBeGreaterThan(0);
  expect(body.backups?.place).toBeUndefined();
});

it('is for staff only', async () => {
  const shop = await openShop();
  expect((await shop.send(getStatus, {})).status).toBe(401);
});

it('a shop says which backup was the last good one, and which failed and why', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'marigold-status-'));
  closing.push(() => rm(folder, { recursive: true }));
  const shop = await openShop({ backups: { to: { folder }, at: '03:00', key: null } });
  await shop.backups?.runNow();
  expect((await shop.send(getStatus, {}, staff)).body).toMatchObject({
    troubles: [],
    backups: { place: folder, isFailing: false, lastGood: { name: expect.stringMatching(/^marigold-/) } },
  });

  await rm(folder, { recursive: true });
  await writeFile(folder, 'a file');
  shop.later(DAY);
  await shop.backups?.runNow();
  const { body } = await shop.send(getStatus, {}, staff);
  const problem = expect.stringMatching(/EEXIST|ENOTDIR/);
  expect(body.backups).toMatchObject({ isFailing: true, lastGood: {}, lastFailed: { problem } });
  expect(body.troubles).toMatchObject([
    { name: 'backup_failing', since: body.backups?.lastFailed?.at, why: problem, urgency: 'soon' },
  ]);
});

it('a shop that others reach without a backup, and with a mail that waits, says so', async () => {
  const shop = await openShop({ reachedBy: 'HOST is 0.0.0.0', smtpUrl: 'smtp://127.0.0.1:9' });
  await shop.db.insert(mails).values({
    event: 'waits',
    kind: 'password_reset',
    recipient: 'ada@example.com',
    facts: {},
    createdAt: new Date(Date.now() - HOUR),
    nextTryAt: new Date(Date.now() + HOUR),
  });
  expect(await nameTroubles(shop)).toEqual(['payments_refused', 'mail_waiting', 'backup_missing']);
});

it('an S3-compatible storage that does not answer is one sentence, and the rest is as it was', async () => {
  const server = await startS3Server();
  server.signIn();
  const place = parseS3Url(server.url('pictures'));
  const shop = await openShop({ uploads: place ?? null });
  expect(await nameTroubles(shop)).toEqual([]);
  closing.push(server.close);
  server.become('silent');
  const { body } = await shop.send(getStatus, {}, staff);
  expect(body.troubles.map(({ name }) => name)).toEqual(['uploads_away']);
  expect(body.figures).toBeDefined();
});

it('a database that hangs delays the answer for seconds only', async () => {
  const shop = await openShop();
  const client = await shop.db.$client.connect();
  closing.push(async () => {
    await client.query('rollback');
    client.release();
  });
  await client.query('begin; lock table backups, mails in access exclusive mode');
  const began = performance.now();
  const { body } = await shop.send(getStatus, {}, staff);
  expect(performance.now() - began).toBeLessThan(10_000);
  expect(body).toMatchObject({ database: { answers: true }, troubles: [{ name: 'database_slow' }] });
  expect(body.backups).toBeUndefined();
  await client.query('rollback; begin');
  await eventually(async () => expect(await nameTroubles(shop)).toEqual([]), 10_000);
  expect(await shop.db.select().from(backups)).toEqual([]);
});
