import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getProduct, listProducts } from '#contract/calls/products.ts';
import { createProduct, getStaffProduct, setStock, updateProduct } from '#contract/calls/staff-products.ts';
import { INSECURE_PICTURE, NO_DISCOUNT } from '#contract/forms/products.ts';
import { inTransaction } from '#db/connection.ts';
import { products } from '#db/schema/index.ts';
import { takeStock } from '../stock/move-stock.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { tagsInvalidatedBy } from '../testing/tags-invalidated-by.ts';
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

describe('a change', () => {
  it('changes exactly the fields that are sent', async () => {
    const { body: made } = await create({ price: 10, name: 'Plain', weight: '2 kg', discountPrice: 8 });
    const tags = await tagsInvalidatedBy(async () => {
      const { body } = await change(made._id, { featured: true });
      expect(body).toEqual({ ...made, featured: true, version: 2 });
      expect(await read(made._id)).toEqual(body);
    });
    expect(tags).toEqual(['catalogue', `product:${made._id}`]);
    expect((await selectAuditEntries(shop.db, made._id)).at(-1)).toMatchObject({
      action: 'product.update',
      before: { featured: false },
      after: { featured: true },
    });
  });

  it('clears optional fields', async () => {
    const { body: made } = await create({ price: 10, discountPrice: 8, weight: '2 kg', stock: 3 });
    const { body } = await change(made._id, { discountPrice: null, weight: '', stock: null, colors: [] });
    expect([body.discountPrice, body.weight, body.stock]).toEqual([undefined, undefined, null]);
  });

  it('without a difference is not saved or logged', async () => {
    const { body: made } = await create({ price: 10, name: 'Same' });
    const { body } = await change(made._id, { name: 'Same', price: 10 });
    expect(body.version).toBe(1);
    expect(await selectAuditEntries(shop.db, made._id)).toHaveLength(1);
  });

  it('accepts a product as it was read, and ignores fields that the sender must not set', async () => {
    const { body: made } = await create({ price: 10, name: 'Round trip', colors: ['Red'] });
    const { body } = await change(made._id, { ...made, name: 'Round trip 2', rating: 5, reviews: 9 });
    expect(body).toEqual({ ...made, name: 'Round trip 2', version: 2 });
    const { body: found } = await shop.send(listProducts, { query: { search: 'round trip 2' } });
    expect(found.map(({ _id }) => _id)).toEqual([made._id]);
  });

  it('does not overwrite a concurrent change, and shows it', async () => {
    const { body: made } = await create({ price: 10, name: 'Contested' });
    await change(made._id, { price: 11, version: made.version });
    const { status, failure } = await change(made._id, { name: 'Mine', version: made.version });
    expect([status, failure.code]).toEqual([409, 'conflict']);
    expect(failure.product).toMatchObject({ name: 'Contested', price: 11, version: 2 });
    expect((await change(made._id, { name: 'Mine', version: 2 })).body).toMatchObject({ price: 11 });
  });

  it('is applied once when several are concurrent', async () => {
    const { body: made } = await create({ price: 10, name: 'Busy' });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((price) => change(made._id, { price, version: made.version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await read(made._id)).version).toBe(2);
  });

  it('is refused with invalid fields', async () => {
    const { body: made } = await create({ price: 10, name: 'Right', sku: 'RIGHT-1' });
    await create({ price: 10, name: 'Other', sku: 'OTHER-1' });
    expect((await change(made._id, { name: ' ' })).failure.fields).toEqual({ name: 'Name is required' });
    expect((await change(made._id, { sku: 'OTHER-1' })).failure.fields).toEqual({
      sku: 'This SKU belongs to Other',
    });
    expect((await change('none', { name: 'x' })).status).toBe(404);
    expect((await read(made._id)).version).toBe(1);
  });

  it('of the stock is in the audit log', async () => {
    const { body: made } = await create({ price: 10 });
    await shop.send(setStock, { params: { id: made._id }, body: { stock: 7 } }, staff);
    expect((await selectAuditEntries(shop.db, made._id)).at(-1)).toMatchObject({
      action: 'product.stock',
      before: { stock: null },
      after: { stock: 7 },
    });
    expect((await read(made._id)).stock).toBe(7);
  });

  describe('of a stock that has changed since', () => {
    const product = async (stock: number | null) => (await create({ price: 10, stock })).body._id;

    it('is refused with the current product after a change by staff', async () => {
      const id = await product(7);
      await shop.send(setStock, { params: { id }, body: { stock: 5, stockSeen: 7 } }, staff);
      const second = { params: { id }, body: { stock: 20, stockSeen: 7 } };
      const { status, failure } = await shop.send(setStock, second, staff);
      expect([status, failure.code, failure.product?.stock]).toEqual([409, 'conflict', 5]);
      expect(failure.message).toBe('The stock has changed meanwhile: it was 7 and is 5 now.');
      expect((await read(id)).stock).toBe(5);
    });

    const sell = (id: string, pieces: number) =>
      inTransaction(shop.db, (tx) =>
        takeStock(tx, new Map([[id, pieces]]), {
          kind: 'order',
          id: 'MG-1',
          reason: 'Sold',
          at: new Date(),
        }),
      );

    it('by sales keeps what was sold: the form saves the difference to what it showed', async () => {
      const id = await product(10);
      await sell(id, 3);
      const { status, body } = await change(id, { version: 1, stock: 12, stockSeen: 10, name: 'More' });
      expect([status, body.stock, body.name]).toEqual([200, 9, 'More']);
    });

    it('by sales is not restored by a form that did not change it', async () => {
      const id = await product(10);
      await sell(id, 3);
      const { body } = await change(id, { version: 1, stock: 10, stockSeen: 10, name: 'Other' });
      expect([body.stock, body.name]).toEqual([7, 'Other']);
    });

    it('by sales is refused at the field if more would be taken off than is left', async () => {
      const id = await product(10);
      await sell(id, 6);
      const { status, failure } = await change(id, { version: 1, stock: 2, stockSeen: 10 });
      const message =
        'It was 10 when you began and is 4 now: 6 were sold or taken off meanwhile, so 8 cannot be taken off.';
      expect([status, failure.fields, failure.product?.stock]).toEqual([409, { stock: message }, 4]);
      expect((await read(id)).stock).toBe(4);
    });

    it('is accepted if the stock is already the wanted one, or none was seen', async () => {
      const id = await product(null);
      const correct = async (body: { stock: number; stockSeen?: number }) =>
        (await shop.send(setStock, { params: { id }, body }, staff)).status;
      expect(await correct({ stock: 5 })).toBe(200);
      expect(await correct({ stock: 5, stockSeen: 9 })).toBe(200);
      expect((await change(id, { name: 'Renamed', stockSeen: 9 })).status).toBe(200);
    });
  });

  describe('of one price only', () => {
    it('is checked against the other, stored price', async () => {
      const { body: made } = await create({ price: 10, discountPrice: 8 });
      const lower = await change(made._id, { price: 8 });
      expect(lower.status).toBe(400);
      expect(lower.failure.fields).toEqual({
        price: 'Regular price must be above the discount price of $8.00',
      });
      const higher = await change(made._id, { discountPrice: 10 });
      expect(higher.failure.fields).toEqual({ discountPrice: NO_DISCOUNT });
      expect((await change(made._id, { price: 8, discountPrice: 6 })).status).toBe(200);
    });

    it('of other fields is accepted although the stored discount is invalid', async () => {
      const { body: made } = await create({ price: 10 });
      await shop.db.update(products).set({ discountPriceCents: 1_200 }).where(eq(products.id, made._id));
      const { status, body } = await change(made._id, { ...(await read(made._id)), name: 'Renamed' });
      expect([status, body.name, body.discountPrice]).toEqual([200, 'Renamed', 12]);
    });
  });

  it('of pictures keeps an existing http address, and refuses a new one', async () => {
    const { body: made } = await create({ price: 10 });
    const old = 'http://old.example/a.png';
    await shop.db
      .update(products)
      .set({ image: old, gallery: [old] })
      .where(eq(products.id, made._id));
    const kept = await change(made._id, { ...(await read(made._id)), name: 'Old picture' });
    expect([kept.status, kept.body.image]).toEqual([200, old]);
    const { status, failure } = await change(made._id, { gallery: [old, 'http://new.example/b.png'] });
    expect([status, failure.fields]).toEqual([400, { 'gallery.1': INSECURE_PICTURE }]);
  });

  it('of the availability does not depend on the stock', async () => {
    const { body: made } = await create({ price: 10, stock: 0 });
    expect(made.availability).toBe(true);
    expect((await shop.send(getProduct, { params: { id: made._id } })).body.availability).toBe(false);
  });
});
