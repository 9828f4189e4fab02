import { afterAll, beforeAll, expect, it } from 'vitest';
import { getPageTexts } from '#contract/calls/page-texts.ts';
import { getDraftTexts, publishPageTexts, savePageTexts } from '#contract/calls/staff-page-texts.ts';
import { DAY } from '#domain/time-units.ts';
import { dayIn } from '#domain/time-zone.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop({}, undefined, { caches: true });
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const params = { page: 'announcement' as const };
const readText = async () => (await shop.send(getPageTexts, { params })).body.announcement?.text;
const inDays = (days: number) => dayIn(new Date(Date.now() + days * DAY), 'UTC');
const save = (announcement: object, version: number) =>
  shop.send(savePageTexts, { params, body: { texts: { announcement }, version } }, staff);

it('W1: an announcement begins and ends with its days, also in what is cached', async () => {
  const sale = { text: 'Sale', link: '/user/products', firstDay: inDays(1), lastDay: inDays(1) };
  const { body } = await save(sale, 0);
  await shop.send(publishPageTexts, { params, body: { version: body.version } }, staff);
  await shop.announcement.runNow();
  expect(await readText()).toBe('');
  expect((await shop.send(getDraftTexts, { params }, staff)).body.announcement?.text).toBe('Sale');

  shop.later(DAY);
  await shop.announcement.runNow();
  expect(await readText()).toBe('Sale');

  shop.later(DAY);
  await shop.announcement.runNow();
  expect(await readText()).toBe('');
});

it('an announcement that ends before it begins, or leads to another host, is refused at its field', async () => {
  const { version } = (await save({ text: 'Sale', firstDay: '', lastDay: '' }, 2)).body;
  const ended = await save({ firstDay: '2026-12-02', lastDay: '2026-12-01' }, version);
  expect([ended.status, ended.failure.fields]).toEqual([
    400,
    { lastDay: 'The last day is before the first one' },
  ]);
  for (const link of [
    '//elsewhere.example',
    '/\\elsewhere.example',
    'javascript:alert(1)',
    'http://a.example',
  ])
    expect((await save({ link }, version)).status, link).toBe(400);
  expect((await save({ firstDay: 'tomorrow' }, version)).status).toBe(400);
});
