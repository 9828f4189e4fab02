import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateFrom } from '#db/testing/migrate-from.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { selectMovements } from '../../stock/list-movements-queries.ts';
import { findOffered } from '../product-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ bare: true });
});
afterAll(() => database.close());

const OLD_SHOP = sql.raw(`
  insert into products (id, name, description, price_cents, discount_price_cents, image, gallery, category, brand,
      sku, availability, stock, colors, sizes, memory, properties, specifications, features, featured, search_text,
      created_at, deleted_at)
    select id, id, '', 2000, discount, '/a.svg', '[]', 'Home', 'Marigold', sku, true, stock,
      '[{"id":"red","name":"Red","price":0},{"id":"blue","name":"Blue","price":500}]', '["S","M"]', '[]', '[]', '[]',
      '[]', false, id, now(), deleted_at
    from (values ('counted', 'C-1', 7, 1500, null), ('free', 'F-1', null, null, null),
      ('gone', 'C-1-OLD', 3, null, now()), ('gone-too', 'C-1', 2, null, now()))
      as given (id, sku, stock, discount, deleted_at);
  insert into stock_movements (product_id, kind, change, stock, cause_kind, reason, at)
    values ('counted', 'counting_started', 8, 8, 'shop', 'Counting started', now()),
      ('counted', 'held', -1, 7, 'checkout', 'Held for a payment', now());
  insert into checkouts (id, total_cents, currency, email, created_at, held_until)
    values ('MG-0', 3120, 'usd', 'ada@example.com', now(), now());
  insert into stock_holds (checkout_id, product_id, quantity) values ('MG-0', 'counted', 1);
`);

it('V5: a shop filled before variants existed keeps prices, stock, holds and movements', async () => {
  const { db } = database;
  await migrateFrom(db, 'variants', async () => {
    await db.execute(OLD_SHOP);
  });
  const { rows: variants } = await db.execute(
    'select id, product_id, sku, stock, options, combination, is_offered, product_deleted from product_variants order by id',
  );
  const same = { options: {}, combination: '', is_offered: true };
  expect(variants).toEqual([
    { id: 'counted', product_id: 'counted', sku: 'C-1', stock: 7, product_deleted: false, ...same },
    { id: 'free', product_id: 'free', sku: 'F-1', stock: null, product_deleted: false, ...same },
    { id: 'gone', product_id: 'gone', sku: 'C-1-OLD', stock: 3, product_deleted: true, ...same },
    { id: 'gone-too', product_id: 'gone-too', sku: 'C-1', stock: 2, product_deleted: true, ...same },
  ]);
  const { rows: priced } = await db.execute(
    'select id, effective_price_cents as price, options from products order by id',
  );
  expect(priced).toEqual([
    { id: 'counted', price: 1_500, options: [] },
    { id: 'free', price: 2_000, options: [] },
    { id: 'gone', price: 2_000, options: [] },
    { id: 'gone-too', price: 2_000, options: [] },
  ]);
  const { rows: holds } = await db.execute('select product_id, variant_id, quantity from stock_holds');
  expect(holds).toEqual([{ product_id: 'counted', variant_id: 'counted', quantity: 1 }]);
  const movements = await selectMovements(
    db,
    { productId: 'counted', variantId: 'counted' },
    { page: 1, limit: 10 },
  );
  expect(movements.map(({ variantId, change }) => [variantId, change])).toEqual([
    ['counted', -1],
    ['counted', 8],
  ]);
  const offered = await findOffered(db, [{ productId: 'counted' }]);
  expect(offered.get('counted')).toMatchObject({ price: 2_000, discountPrice: 1_500, stock: 7 });
});
