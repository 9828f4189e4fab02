import { afterAll, beforeAll, expect, it } from 'vitest';
import { getProduct, listProducts } from '#contract/calls/products.ts';
import {
  createProduct,
  getStaffProduct,
  listStaffProducts,
  updateProduct,
} from '#contract/calls/staff-products.ts';
import { HOUR, MINUTE } from '#domain/time-units.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString();
const add = async (body: Record<string, unknown>) =>
  (await shop.send(createProduct, { body: { name: 'Winter Coat', price: 90, ...body } }, staff)).body;
const readStatus = async (id: string) => (await shop.send(getProduct, { params: { id } })).status;
const readStaff = async (id: string) => (await shop.send(getStaffProduct, { params: { id } }, staff)).body;

it('W5: publishes a draft at its time, ends it at its time, and logs both as the shop', async () => {
  const [publishAt, unpublishAt] = [inHours(1), inHours(2)];
  const coat = await add({ status: 'draft', publishAt, unpublishAt });
  expect(await readStaff(coat._id)).toMatchObject({ status: 'draft', publishAt, unpublishAt });
  const { body: rows } = await shop.send(listStaffProducts, { query: { search: 'coat' } }, staff);
  expect(rows[0]).toMatchObject({ status: 'draft', publishAt, unpublishAt });
  await shop.publishing.runNow();
  expect(await readStatus(coat._id)).toBe(404);

  shop.later(61 * MINUTE);
  await Promise.all([shop.publishing.runNow(), shop.publishing.runNow()]);
  const { body: shown } = await shop.send(getProduct, { params: { id: coat._id } });
  expect(shown).not.toHaveProperty('unpublishAt');
  expect((await shop.send(listProducts, { query: { search: 'coat' } })).body).toHaveLength(1);

  shop.later(60 * MINUTE);
  await shop.publishing.runNow();
  expect(await readStatus(coat._id)).toBe(404);
  const ended = await readStaff(coat._id);
  expect(ended).toMatchObject({ status: 'archived' });
  expect([ended.publishAt, ended.unpublishAt]).toEqual([undefined, undefined]);
  const entries = await selectAuditEntries(shop.db, coat._id);
  expect(entries.slice(1).map(({ actor, after }) => [actor, after])).toEqual([
    ['the shop', { status: 'active', publishAt: null }],
    ['the shop', { status: 'archived', unpublishAt: null }],
  ]);
});

it('leaves a deleted product, and one whose time staff took off', async () => {
  const coat = await add({ status: 'draft', publishAt: inHours(0) });
  await shop.send(updateProduct, { params: { id: coat._id }, body: { publishAt: null } }, staff);
  shop.later(MINUTE);
  await shop.publishing.runNow();
  expect(await readStaff(coat._id)).toMatchObject({ status: 'draft' });
});

it('refuses an end before the publication, at its field', async () => {
  const coat = await add({ status: 'draft', publishAt: inHours(50) });
  const body = { unpublishAt: inHours(49) };
  const { status, failure } = await shop.send(updateProduct, { params: { id: coat._id }, body }, staff);
  expect([status, failure.fields]).toEqual([
    400,
    { unpublishAt: 'The end must be after the time at which it is published' },
  ]);
});
