import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { getProduct, listProducts, searchProducts } from '#contract/calls/products.ts';
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
import { INSECURE_PICTURE, NO_DISCOUNT } from '#contract/forms/products.ts';
import { readCatalogueVersion } from '#db/catalogue-version.ts';
import { inTransaction } from '#db/connection.ts';
import { auditLog, products } from '#db/schema/index.ts';
import { takeStock } from '../stock/stock-queries.ts';
import { addProducts, kettle } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const staff = { headers: AS_STAFF };
const create = (body: object, headers: Record<string, string> = {}) =>
  shop.send(createProduct, { body: body as { price: number } }, { headers: { ...AS_STAFF, ...headers } });
const change = (id: string, body: object) => shop.send(updateProduct, { params: { id }, body }, staff);
const read = async (id: string) => (await shop.send(getStaffProduct, { params: { id } }, staff)).body;
const auditOf = (id: string) =>
  shop.db.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.at);

test.each([
  [listStaffProducts, {}],
  [getStaffProduct, { params: { id: 'x' } }],
  [createProduct, { body: { price: 1 } }],
  [updateProduct, { params: { id: 'x' }, body: { featured: true } }],
  [deleteProduct, { params: { id: 'x' } }],
  [restoreProduct, { params: { id: 'x' } }],
  [setStock, { params: { id: 'x' }, body: { stock: 1 } }],
  [seedCatalogue, {}],
])('is not for everyone: $method $path', async (call, input) => {
  const { status, failure } = await shop.send(call, input as never);
  expect([status, failure.code]).toEqual([401, 'not_signed_in']);
});

describe('a new product', () => {
  it('has the defaults of the specification for what is missing or empty', async () => {
    const { status, body } = await create({ price: 12.5, name: ' ', description: '', image: '' });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'New Product',
      description: 'No description',
      category: 'Other',
      brand: 'Generic',
      price: 12.5,
      image: '/placeholder.svg',
      gallery: ['/placeholder.svg'],
      availability: true,
      featured: false,
      stock: null,
      version: 1,
      rating: 0,
      reviews: 0,
    });
    expect(body.sku).toMatch(/^SKU-\d{13}$/);
    expect(body.discountPrice).toBeUndefined();
    expect(body._id).toMatch(/^new-product-[0-9a-z]{8}$/);
  });

  it('is in the shop at once, found by its words, and written down', async () => {
    const version = await readCatalogueVersion(shop.db);
    const { body } = await create({
      name: 'Zephyr Fan',
      price: 80,
      discountPrice: 59.99,
      brand: 'Windhaus',
      colors: ['Black', { name: 'Brass', price: 25 }],
      properties: [{ name: 'Plug', values: [{ value: 'EU' }, { value: 'UK', price: 3 }] }],
      specifications: [{ name: 'Power', value: '30 W' }],
      features: ['Quiet', { text: 'Foldable' }],
      stock: 4,
    });
    expect(await readCatalogueVersion(shop.db)).toBe(version + 1);
    const { body: found } = await shop.send(searchProducts, { params: { query: 'windHAUS' } });
    expect(found).toMatchObject([
      {
        _id: body._id,
        discountPrice: 59.99,
        colors: [
          { id: 'Black', name: 'Black', price: 0 },
          { id: 'brass', name: 'Brass', price: 25 },
        ],
        properties: [
          {
            id: 'plug',
            name: 'Plug',
            values: [
              { id: 'eu', price: 0 },
              { id: 'uk', price: 3 },
            ],
          },
        ],
        specifications: [{ id: 'power', name: 'Power', value: '30 W' }],
        features: [
          { id: 'quiet', text: 'Quiet' },
          { id: 'foldable', text: 'Foldable' },
        ],
      },
    ]);
    const [entry] = await auditOf(body._id);
    expect(entry).toMatchObject({ actor: 'API token', action: 'product.create', before: null });
    expect(entry?.after).toMatchObject({ name: 'Zephyr Fan', price: 80, discountPrice: 59.99 });
  });

  it('is the same when the same request comes twice', async () => {
    const key = { 'Idempotency-Key': 'one-new-product' };
    const [first, second] = [
      await create({ price: 1, name: 'Once' }, key),
      await create({ price: 1, name: 'Once' }, key),
    ];
    expect(second.body).toEqual(first.body);
    const rows = await shop.db.select().from(products).where(eq(products.name, 'Once'));
    expect(rows).toHaveLength(1);
  });

  it('keeps what is not the sender’s to say', async () => {
    const wrong = { _id: 'mine', id: 'mine', rating: 5, reviews: 999, createdAt: '1999-01-01', version: 7 };
    const { body } = await create({ price: 1, name: 'Honest', ...wrong });
    expect(body).toMatchObject({ rating: 0, reviews: 0, version: 1 });
    expect(body._id).not.toBe('mine');
    expect(body.createdAt > '2020').toBe(true);
  });

  it('shares no SKU with another', async () => {
    await create({ price: 1, name: 'First', sku: 'SAME-1' });
    const { status, failure } = await create({ price: 1, name: 'Second', sku: ' SAME-1 ' });
    expect([status, failure.code]).toEqual([409, 'conflict']);
    expect(failure.fields).toEqual({ sku: 'This SKU belongs to First' });
  });

  test.each([
    ['price', {}, 'Regular price is required'],
    ['price', { price: '12' }, 'Regular price must be a number'],
    ['price', { price: -1 }, 'Regular price cannot be negative'],
    ['price', { price: 1.005 }, 'Regular price can have two decimals at most'],
    ['price', { price: 1e9 }, 'Regular price must be less than $1,000,000'],
    ['discountPrice', { price: 1, discountPrice: 'x' }, 'Discount price must be a number'],
    ['discountPrice', { price: 10, discountPrice: 10 }, 'Discount price must be below the regular price'],
    ['discountPrice', { price: 10, discountPrice: 10.01 }, 'Discount price must be below the regular price'],
    ['image', { price: 1, image: 'http://host.example/a.png' }, INSECURE_PICTURE],
    ['gallery.0', { price: 1, gallery: ['http://host.example/a.png'] }, INSECURE_PICTURE],
    ['image', { price: 1, image: 'javascript:alert(1)' }, undefined],
    ['image', { price: 1, image: 'data:image/svg+xml,<svg/>' }, undefined],
    ['image', { price: 1, image: '//evil.example/a.png' }, undefined],
    ['image', { price: 1, image: '/uploads/../secrets' }, undefined],
    ['gallery.1', { price: 1, gallery: ['/pictures/a.svg', ' '] }, 'Image URL is required'],
    ['gallery.0', { price: 1, gallery: ['https://me:secret@host.example/a.png'] }, undefined],
    ['colors.1.name', { price: 1, colors: ['Red', { name: 'RED' }] }, 'RED is there already'],
    ['colors.0.name', { price: 1, colors: [{ name: ' ' }] }, 'Color name is required'],
    ['features.1.text', { price: 1, features: ['Warm', ' warm '] }, 'warm is there already'],
    ['features.0', { price: 1, features: [''] }, 'Feature is required'],
    [
      'specifications.0.value',
      { price: 1, specifications: [{ name: 'Power', value: '' }] },
      'Specification value is required',
    ],
    [
      'properties.0.values',
      { price: 1, properties: [{ name: 'Plug', values: [] }] },
      'A property needs at least one value',
    ],
    [
      'properties.0.values.0.value',
      { price: 1, properties: [{ name: 'Plug', values: [{ value: ' ' }] }] },
      'Value is required',
    ],
    ['stock', { price: 1, stock: 1.5 }, 'Stock must be a whole number from 0 to 1,000,000'],
    ['availability', { price: 1, availability: 'yes' }, undefined],
  ])('is refused with a wrong %s: %o', async (field, body, message) => {
    const { status, failure } = await create(body);
    expect([status, failure.code]).toEqual([400, 'invalid']);
    expect(Object.keys(failure.fields ?? {})).toEqual([field]);
    if (message) expect(failure.fields?.[field]).toBe(message);
  });

  it('has no more prices than can be asked for', async () => {
    const values = Array.from({ length: 30 }, (_, place) => ({ value: `v${place}`, price: place + 1 }));
    const properties = Array.from({ length: 4 }, (_, place) => ({ name: `p${place}`, values }));
    const { status, failure } = await create({ price: 1, properties });
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['properties']]);
  });
});

describe('a change', () => {
  it('is of exactly the fields that are sent', async () => {
    const { body: made } = await create({ price: 10, name: 'Plain', weight: '2 kg', discountPrice: 8 });
    const version = await readCatalogueVersion(shop.db);
    const { body } = await change(made._id, { featured: true });
    expect(body).toEqual({ ...made, featured: true, version: 2 });
    expect(await read(made._id)).toEqual(body);
    expect(await readCatalogueVersion(shop.db)).toBe(version + 1);
    expect((await auditOf(made._id)).at(-1)).toMatchObject({
      action: 'product.update',
      before: { featured: false },
      after: { featured: true },
    });
  });

  it('clears what may be missing', async () => {
    const { body: made } = await create({ price: 10, discountPrice: 8, weight: '2 kg', stock: 3 });
    const { body } = await change(made._id, { discountPrice: null, weight: '', stock: null, colors: [] });
    expect([body.discountPrice, body.weight, body.stock]).toEqual([undefined, undefined, null]);
  });

  it('that makes no difference leaves no trace', async () => {
    const { body: made } = await create({ price: 10, name: 'Same' });
    const { body } = await change(made._id, { name: 'Same', price: 10 });
    expect(body.version).toBe(1);
    expect(await auditOf(made._id)).toHaveLength(1);
  });

  it('takes a product as it was read, and keeps what is not the sender’s to say', async () => {
    const { body: made } = await create({ price: 10, name: 'Round trip', colors: ['Red'] });
    const { body } = await change(made._id, { ...made, name: 'Round trip 2', rating: 5, reviews: 9 });
    expect(body).toEqual({ ...made, name: 'Round trip 2', version: 2 });
    const { body: found } = await shop.send(listProducts, { query: { search: 'round trip 2' } });
    expect(found.map(({ _id }) => _id)).toEqual([made._id]);
  });

  it('does not overwrite what somebody else changed meanwhile, and shows it', async () => {
    const { body: made } = await create({ price: 10, name: 'Contested' });
    await change(made._id, { price: 11, version: made.version });
    const { status, failure } = await change(made._id, { name: 'Mine', version: made.version });
    expect([status, failure.code]).toEqual([409, 'conflict']);
    expect(failure.product).toMatchObject({ name: 'Contested', price: 11, version: 2 });
    expect((await change(made._id, { name: 'Mine', version: 2 })).body).toMatchObject({ price: 11 });
  });

  it('comes one after the other, also at the same moment', async () => {
    const { body: made } = await create({ price: 10, name: 'Busy' });
    const answers = await Promise.all(
      [1, 2, 3, 4].map((price) => change(made._id, { price, version: made.version })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409, 409]);
    expect((await read(made._id)).version).toBe(2);
  });

  it('is refused where it is wrong', async () => {
    const { body: made } = await create({ price: 10, name: 'Right', sku: 'RIGHT-1' });
    await create({ price: 10, name: 'Other', sku: 'OTHER-1' });
    expect((await change(made._id, { name: ' ' })).failure.fields).toEqual({ name: 'Name is required' });
    expect((await change(made._id, { sku: 'OTHER-1' })).failure.fields).toEqual({
      sku: 'This SKU belongs to Other',
    });
    expect((await change('none', { name: 'x' })).status).toBe(404);
    expect((await read(made._id)).version).toBe(1);
  });

  it('of the stock is written down', async () => {
    const { body: made } = await create({ price: 10 });
    await shop.send(setStock, { params: { id: made._id }, body: { stock: 7 } }, staff);
    expect((await auditOf(made._id)).at(-1)).toMatchObject({
      action: 'product.stock',
      before: { stock: null },
      after: { stock: 7 },
    });
    expect((await read(made._id)).stock).toBe(7);
  });

  describe('of a stock that is not what the sender saw', () => {
    const product = async (stock: number | null) => (await create({ price: 10, stock })).body._id;

    it('is refused with the product as it is, by staff who counted meanwhile', async () => {
      const id = await product(7);
      await shop.send(setStock, { params: { id }, body: { stock: 5, stockSeen: 7 } }, staff);
      const second = { params: { id }, body: { stock: 20, stockSeen: 7 } };
      const { status, failure } = await shop.send(setStock, second, staff);
      expect([status, failure.code, failure.product?.stock]).toEqual([409, 'conflict', 5]);
      expect(failure.message).toBe('The stock has changed meanwhile: it was 7 and is 5 now.');
      expect((await read(id)).stock).toBe(5);
    });

    it('is refused after a sale, in the form too, although its version is the same', async () => {
      const id = await product(7);
      await inTransaction(shop.db, (tx) => takeStock(tx, new Map([[id, 3]])));
      const { status, failure } = await change(id, { version: 1, stock: 20, stockSeen: 7 });
      expect([status, failure.product?.stock]).toEqual([409, 4]);
      expect((await change(id, { version: 1, stock: 20, stockSeen: 4 })).body.stock).toBe(20);
    });

    it('is taken where it is what is wanted, and from a sender who does not say what was seen', async () => {
      const id = await product(null);
      const correct = async (body: { stock: number; stockSeen?: number }) =>
        (await shop.send(setStock, { params: { id }, body }, staff)).status;
      expect(await correct({ stock: 5 })).toBe(200);
      expect(await correct({ stock: 5, stockSeen: 9 })).toBe(200);
      expect((await change(id, { name: 'Renamed', stockSeen: 9 })).status).toBe(200);
    });
  });

  describe('of one price alone', () => {
    it('is compared with the other as it is stored', async () => {
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

    it('leaves a product that had no discount before as it is, and lets the rest be changed', async () => {
      const { body: made } = await create({ price: 10 });
      await shop.db.update(products).set({ discountPriceCents: 1_200 }).where(eq(products.id, made._id));
      const { status, body } = await change(made._id, { ...(await read(made._id)), name: 'Renamed' });
      expect([status, body.name, body.discountPrice]).toEqual([200, 'Renamed', 12]);
    });
  });

  it('of pictures keeps an http address from before, and takes no other', async () => {
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

  it('of what is offered does not follow the stock', async () => {
    const { body: made } = await create({ price: 10, stock: 0 });
    expect(made.availability).toBe(true);
    expect((await shop.send(getProduct, { params: { id: made._id } })).body.availability).toBe(false);
  });
});

describe('a deleted product', () => {
  it('is gone from the shop and comes back as it was', async () => {
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
    expect((await auditOf(made._id)).map(({ action }) => action)).toEqual([
      'product.create',
      'product.delete',
      'product.restore',
    ]);
  });

  it('gives its SKU away, and does not come back beside the new owner', async () => {
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
  it('fills a shop that never had a product, once', async () => {
    const empty = await openTestShop();
    const answers = await Promise.all([1, 2].map(() => empty.send(seedCatalogue, {}, staff)));
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    const { body, headers } = await empty.send(listStaffProducts, { query: { limit: 1 } }, staff);
    expect(body).toHaveLength(1);
    const seeded = answers.find(({ status }) => status === 201)?.body.products;
    expect(headers.get('X-Total-Count')).toBe(String(seeded));
    await empty.close();
  });

  it('leaves a shop alone that has products', async () => {
    await addProducts(shop.db, kettle);
    const { status, failure } = await shop.send(seedCatalogue, {}, staff);
    expect([status, failure.code]).toEqual([409, 'conflict']);
  });
});
