import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { getProduct } from '#contract/calls/products.ts';
import {
  createProduct,
  deleteProduct,
  getStaffProduct,
  listStaffProducts,
  restoreProduct,
  seedCatalogue,
  setStock,
  updateProduct,
} from '#contract/calls/staff-products.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { addProducts, kettle } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const create = (body: object) => shop.send(createProduct, { body: body as { price: number } }, staff);
const change = (id: string, body: object) => shop.send(updateProduct, { params: { id }, body }, staff);
const read = async (id: string) => (await shop.send(getStaffProduct, { params: { id } }, staff)).body;

test.each([
  [listStaffProducts, {}],
  [getStaffProduct, { params: { id: 'x' } }],
  [createProduct, { body: { price: 1 } }],
  [updateProduct, { params: { id: 'x' }, body: { featured: true } }],
  [deleteProduct, { params: { id: 'x' } }],
  [restoreProduct, { params: { id: 'x' } }],
  [setStock, { params: { id: 'x' }, body: { stock: 1 } }],
  [seedCatalogue, {}],
])('is for staff only: $method $path', async (call, input) => {
  const { status, failure } = await shop.send(call, input as never);
  expect([status, failure.code]).toEqual([401, 'not_signed_in']);
});

describe('a deleted product', () => {
  it('is hidden from the shop and restored unchanged', async () => {
    const { body: made } = await create({ price: 10, name: 'Shy' });
    const { body: deleted } = await shop.send(deleteProduct, { params: { id: made._id } }, staff);
    expect(deleted._id).toBe(made._id);
    expect((await shop.send(getProduct, { params: { id: made._id } })).status).toBe(404);
    expect((await change(made._id, { name: 'x' })).status).toBe(404);
    expect((await shop.send(deleteProduct, { params: { id: made._id } }, staff)).status).toBe(404);
    expect((await read(made._id)).deletedAt).toBe(deleted.deletedAt);

    const { body: restored } = await shop.send(restoreProduct, { params: { id: made._id } }, staff);
    expect(restored).toEqual({ ...made, version: 3 });
    expect((await shop.send(getProduct, { params: { id: made._id } })).status).toBe(200);
    expect((await selectAuditEntries(shop.db, made._id)).map(({ action }) => action)).toEqual([
      'product.create',
      'product.delete',
      'product.restore',
    ]);
  });

  it('frees its SKU, and cannot be restored beside a new owner of it', async () => {
    const { body: made } = await create({ price: 10, name: 'Old', sku: 'GONE-1' });
    await shop.send(deleteProduct, { params: { id: made._id } }, staff);
    await create({ price: 10, name: 'New', sku: 'GONE-1' });
    const { status, failure } = await shop.send(restoreProduct, { params: { id: made._id } }, staff);
    expect([status, failure.message]).toEqual([409, 'This SKU belongs to New']);
  });

  test.each([deleteProduct, restoreProduct, getStaffProduct])('must exist: $method $path', async (call) => {
    expect((await shop.send(call, { params: { id: 'none' } }, staff)).status).toBe(404);
  });
});

describe('the demo catalogue', () => {
  it('is added once to a shop that never had a product', async () => {
    const empty = await openTestShop();
    const answers = await Promise.all([1, 2].map(() => empty.send(seedCatalogue, {}, staff)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { body, headers } = await empty.send(listStaffProducts, { query: { limit: 1 } }, staff);
    expect(body).toHaveLength(1);
    const seeded = answers.find(({ status }) => status === 201)?.body.products;
    expect(headers.get('X-Total-Count')).toBe(String(seeded));
    await empty.close();
  });

  it('is refused in a shop that has products', async () => {
    await addProducts(shop.db, kettle);
    const { status, failure } = await shop.send(seedCatalogue, {}, staff);
    expect([status, failure.code]).toEqual([409, 'conflict']);
  });
});
