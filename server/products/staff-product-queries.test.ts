import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { deleteProduct, exportProducts, listStaffProducts } from '#contract/calls/staff-products.ts';
import type { staffProductList } from '#domain/products/staff-product-list.ts';
import { STOCK_LEVELS, type StockLevel } from '#domain/products/staff-product-list.ts';
import { isLowOnStock } from '#domain/products/stock.ts';
import { createSearchText, wordsOfSearch } from '#domain/search-text.ts';
import type { ParsedFilter } from '../lists/list-queries.ts';
import { addShirt } from '../testing/add-shirt.ts';
import { addProducts, kettle, lamp, soldOutScarf } from '../testing/test-products.ts';
import { AS_STAFF, openTestShop, type TestShop } from '../testing/test-shop.ts';
import { staffProductQueries, staffProductRowQueries } from './staff-product-queries.ts';

const stocked = [
  { ...kettle, id: 'a', sku: 'A-50%', name: 'Ämber 100% pot', stock: 0, description: 'Not searched: zebra' },
  { ...kettle, id: 'b', sku: 'b_underscore', name: 'Plain', brand: 'Öl & Co', stock: 5, featured: false },
  { ...kettle, id: 'c', sku: 'C-1', name: 'Tall', category: 'Fashion', stock: 101, availability: false },
];
const deleted = { ...kettle, id: 'd', sku: 'D-1', name: 'Gone pot', deletedAt: new Date('2026-02-01') };
const all = [
  ...[kettle, lamp, soldOutScarf, ...stocked].map((row) => ({ ...row, deletedAt: null })),
  deleted,
].map((row) => ({ ...row, stock: row.stock ?? null }));

type Filter = ParsedFilter<typeof staffProductList>;

/** The rule that the SQL is held to. */
function passes(product: (typeof all)[number], filter: Filter, lowStock: number): boolean {
  const { name, brand, category, sku } = product;
  const search = filter.search ?? '';
  const names = createSearchText(name, category, brand);
  return (
    (sku.toLowerCase().includes(search.toLowerCase()) ||
      wordsOfSearch(search).every((word) => names.includes(word))) &&
    (!filter.stock || hasStockLevel(product, filter.stock, lowStock)) &&
    (filter.featured ?? product.featured) === product.featured &&
    (filter.availability ?? product.availability) === product.availability &&
    (filter.deleted ?? false) === (product.deletedAt !== null)
  );
}

function hasStockLevel(product: (typeof all)[number], level: StockLevel, lowStock: number): boolean {
  if (level === 'in') return product.stock !== 0;
  // None of these has options, or is sold without stock.
  if (level === 'some-low' || level === 'owed') return false;
  return level === 'out' ? product.stock === 0 : isLowOnStock(product, lowStock);
}

let shop: TestShop;
beforeAll(async () => {
  shop = await openTestShop();
  await addProducts(shop.db, ...all);
});
afterAll(() => shop.close());

const ids = async (query: object) => {
  const { body } = await shop.send(listStaffProducts, { query }, { headers: AS_STAFF });
  return body.map(({ _id }) => _id);
};

describe('the list of staff', () => {
  it('shows the availability that is set, not the derived one', async () => {
    const { body } = await shop.send(listStaffProducts, { query: { search: 'a-50' } }, { headers: AS_STAFF });
    expect(body).toMatchObject([
      {
        _id: 'a',
        price: 200,
        discountPrice: 150,
        availability: true,
        stock: 0,
        isLowOnStock: true,
        version: 1,
      },
    ]);
  });

  it('searches names, brands, categories and SKUs, not descriptions', async () => {
    expect(await ids({ search: 'ÄMBER' })).toEqual(['a']);
    expect(await ids({ search: 'öl &' })).toEqual(['b']);
    expect(await ids({ search: 'fashi', sort: 'name-asc' })).toEqual([soldOutScarf.id, 'c']);
    expect(await ids({ search: 'emb-1' })).toEqual([kettle.id]);
    expect(await ids({ search: 'zebra' })).toEqual([]);
    expect(await ids({ search: '%' })).toEqual(['a']);
    expect(await ids({ search: '_' })).toEqual(['b']);
  });

  it('shows deleted products only on request', async () => {
    expect(await ids({ deleted: 'true' })).toEqual(['d']);
    expect(await ids({ search: 'pot' })).toEqual(['a']);
  });

  it('is sorted as requested, with uncounted stock last', async () => {
    expect((await ids({ sort: 'stock-asc' })).slice(0, 3)).toEqual(['a', 'b', 'c']);
    expect((await ids({ sort: 'stock-desc' })).slice(0, 3)).toEqual(['c', 'b', 'a']);
    // Dictionary order: 'Ämber 100% pot' is first, 'Tall' last.
    expect((await ids({ sort: 'name-asc' }))[0]).toBe('a');
    expect((await ids({ sort: 'name-desc' }))[0]).toBe('c');
    expect((await ids({ sort: 'price-asc' }))[0]).toBe(lamp.id);
    expect((await ids({ sort: 'category-asc' }))[0]).toBe(lamp.id);
    expect((await ids({ sort: 'newest' }))[0]).toBe(soldOutScarf.id);
    expect((await ids({ sort: 'oldest' }))[0]).toBe(lamp.id);
  });

  it('V4: finds products of which some variants are low', async () => {
    const { product } = await addShirt(shop, { Size: ['S', 'M', 'L', 'XL', 'XXL'] }, [90, 0, 70, 60, 50]);
    const { product: full } = await addShirt(shop, { Size: ['S', 'M'] }, [90, 80]);
    expect(await ids({ stock: 'some-low' })).toEqual([product._id]);
    expect(await ids({ stock: 'low' })).not.toContain(product._id);
    for (const { _id } of [product, full])
      await shop.send(deleteProduct, { params: { id: _id } }, { headers: AS_STAFF });
    expect(await ids({ stock: 'some-low' })).toEqual([]);
    await shop.db.execute(
      sql`delete from product_variants where product_id in (${product._id}, ${full._id})`,
    );
    await shop.db.execute(sql`delete from products where id in (${product._id}, ${full._id})`);
  });

  it('has the total of all pages', async () => {
    const query = { page: 2, limit: 4 };
    const { body, headers } = await shop.send(listStaffProducts, { query }, { headers: AS_STAFF });
    expect([body.length, headers.get('X-Total-Count')]).toEqual([2, '6']);
  });

  test.each([
    { sort: 'id' },
    { stock: 'some' },
    { featured: 'perhaps' },
    { page: '0' },
    { search: 'x'.repeat(101) },
  ])('refuses %o', async (query) => {
    const { status } = await shop.send(listStaffProducts, { query: query as never }, { headers: AS_STAFF });
    expect(status).toBe(400);
  });

  it('filters as the rule does', async () => {
    const maybe = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null });
    const filters: fc.Arbitrary<Filter> = fc.record({
      search: maybe(fc.constantFrom('a', 'E', 'lamp', '50%', 'b_u', 'Öl', 'fash', '\\', "'", 'water')),
      stock: maybe(fc.constantFrom(...STOCK_LEVELS)),
      featured: maybe(fc.boolean()),
      availability: maybe(fc.boolean()),
      deleted: fc.boolean(),
    });
    const lowStocks = fc.constantFrom(0, 5, 100, 101, 1_000);
    await fc.assert(
      fc.asyncProperty(filters, lowStocks, async (filter, lowStock) => {
        const { rows, total } = await staffProductRowQueries.page(
          shop.db,
          { ...filter, limit: 100 },
          { lowStock },
        );
        const expected = all.filter((product) => passes(product, filter, lowStock)).map(({ id }) => id);
        expect(rows.map(({ id }) => id).toSorted()).toEqual(expected.toSorted());
        expect(total).toBe(expected.length);
      }),
      { numRuns: 60 },
    );
  });
});

describe('the file for spreadsheets', () => {
  const path = `/api${exportProducts.path}`;

  it('is for staff only', async () => {
    expect((await shop.fetch(path)).status).toBe(401);
  });

  it('has the filtered products and no formulas', async () => {
    await addProducts(shop.db, { ...lamp, id: 'evil', sku: '=1+1', name: '=HYPERLINK("http://e.example")' });
    const response = await shop.fetch(`${path}?search=hyperlink`, { headers: AS_STAFF });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/filename="products-\d{4}-\d\d-\d\d\.csv"/);
    const lines = (await response.text()).trim().split('\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain(`evil,'=1+1,"'=HYPERLINK(""http://e.example"")"`);
  });

  it('continues where a batch ends', async () => {
    const batches: string[][] = [];
    for await (const batch of staffProductQueries.readAll(shop.db, {}, { lowStock: 5 }, 3))
      batches.push(batch.map(({ id }) => id));
    expect(batches.map((batch) => batch.length)).toEqual([3, 3, 1]);
    expect(batches.flat()).toEqual(await ids({ sort: 'newest' }));
  });
});
