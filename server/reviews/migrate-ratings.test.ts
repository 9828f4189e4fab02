import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateFrom } from '#db/testing/migrate-from.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ bare: true });
});
afterAll(() => database.close());

const OLD_SHOP = sql.raw(`
  insert into products (id, name, description, price_cents, image, gallery, category, brand, sku, availability,
      colors, sizes, memory, properties, specifications, features, featured, search_text, rating_sum, rating_count,
      created_at)
    select id, id, '', 100, '/a.svg', '[]', 'Home', 'Marigold', id, true,
      '[]', '[]', '[]', '[]', '[]', '[]', false, id, sum, count, now()
    from (values ('rated', 8, 3), ('unrated', 0, 0)) as given (id, sum, count);
  insert into reviews (id, product_id, user_name, user_email, rating, title, comment, verified, helpful,
      created_at, deleted_at, search_text)
    select id, 'rated', 'Ada', 'ada@example.com', rating, 'So', 'So.', verified, 0, now(), deleted_at, 'ada'
    from (values ('a', 5, true, null), ('b', 2, true, null), ('c', 1, false, null), ('d', 4, true, now()))
      as given (id, rating, verified, deleted_at);
`);

it('counts the verified ratings of a running shop, whose reviews stay published', async () => {
  const { db } = database;
  await migrateFrom(db, 'held_reviews', async () => {
    await db.execute(OLD_SHOP);
  });
  const { rows } = await db.execute(
    'select id, verified_rating_sum as sum, verified_rating_count as count from products order by id',
  );
  expect(rows).toEqual([
    { id: 'rated', sum: 7, count: 2 },
    { id: 'unrated', sum: 0, count: 0 },
  ]);
  const { rows: held } = await db.execute('select id from reviews where held_at is not null');
  expect(held).toEqual([]);
});
