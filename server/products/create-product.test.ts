import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { searchProducts } from '#contract/calls/products.ts';
import { createProduct } from '#contract/calls/staff-products.ts';
import { INSECURE_PICTURE } from '#contract/forms/products.ts';
import { products } from '#db/schema/index.ts';
import { selectAuditEntries } from '../testing/select-audit-entries.ts';
import { tagsInvalidatedBy } from '../testing/tags-invalidated-by.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
});
afterAll(() => shop.close());

const create = (body: object, headers: Record<string, string> = {}) =>
  shop.send(createProduct, { body: body as { price: number } }, { headers: { ...AS_STAFF, ...headers } });

describe('a new product', () => {
  it('has the defaults of the specification for missing and empty fields', async () => {
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

  it('is in the shop, in its search and in the audit log', async () => {
    const creating = () =>
      create({
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
    const { promise, resolve } = Promise.withResolvers<Awaited<ReturnType<typeof creating>>>();
    const tags = await tagsInvalidatedBy(async () => resolve(await creating()));
    const { body } = await promise;
    expect(tags).toEqual(['catalogue', `product:${body._id}`]);
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
    const [entry] = await selectAuditEntries(shop.db, body._id);
    expect(entry).toMatchObject({ actor: 'API token', action: 'product.create', before: null });
    expect(entry?.after).toMatchObject({ name: 'Zephyr Fan', price: 80, discountPrice: 59.99 });
  });

  it('is created once when the same request is sent twice', async () => {
    const key = { 'Idempotency-Key': 'one-new-product' };
    const [first, second] = [
      await create({ price: 1, name: 'Once' }, key),
      await create({ price: 1, name: 'Once' }, key),
    ];
    expect(second.body).toEqual(first.body);
    const rows = await shop.db.select().from(products).where(eq(products.name, 'Once'));
    expect(rows).toHaveLength(1);
  });

  it('ignores fields that the sender must not set', async () => {
    const wrong = { _id: 'mine', id: 'mine', rating: 5, reviews: 999, createdAt: '1999-01-01', version: 7 };
    const { body } = await create({ price: 1, name: 'Honest', ...wrong });
    expect(body).toMatchObject({ rating: 0, reviews: 0, version: 1 });
    expect(body._id).not.toBe('mine');
    expect(body.createdAt > '2020').toBe(true);
  });

  it('has a unique SKU', async () => {
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

  it('has a limited number of prices', async () => {
    const values = Array.from({ length: 30 }, (_, place) => ({ value: `v${place}`, price: place + 1 }));
    const properties = Array.from({ length: 4 }, (_, place) => ({ name: `p${place}`, values }));
    const { status, failure } = await create({ price: 1, properties });
    expect([status, Object.keys(failure.fields ?? {})]).toEqual([400, ['properties']]);
  });
});
