import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StartupError } from '#postgres/startup-error.ts';
import { readInvalidations } from './cache-tags.ts';
import { migrate } from './migrate.ts';
import { migrateTo } from './testing/migrate-to.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** Landed versions and their last migrations; add each landed version. Every shop begins with the first. */
const LANDED = [
  { version: '40d45574', migration: '0066_shop' },
  { version: '4fe287f7', migration: '0076_moved_labels' },
  { version: 'b730d14a', migration: '0077_page_texts' },
  { version: 'f7109adb', migration: '0085_product_extras' },
] as const;

let database: TestDatabase;
let today: TestDatabase;
beforeEach(async () => {
  database = await createTestDatabase({ bare: true });
  today = await createTestDatabase();
});
afterEach(() => Promise.all([database.close(), today.close()]));

const query = async ({ db }: TestDatabase, statement: string) => (await db.$client.query(statement)).rows;

const SHOP = `
  insert into products (id, name, description, price_cents, image, gallery, category, brand, sku, availability,
      colors, sizes, memory, properties, specifications, features, featured, search_text, created_at)
    values ('cafe', 'Café Pot', 'A pot.', 1000, '/a.webp', '[]', 'Home', 'Velmora', 'P-1', true,
      '[{"name": "Sand", "price": 0}]', '[]', '[]', '[]', '[]', '[]', false, 'café pot', now());
  insert into orders (id, user_id, user_email, email_key, subtotal_cents, shipping_cents, discount_cents,
      tax_cents, total_cents, status, expected_delivery, created_at, payment_status)
    values ('MG-1', 'guest', 'ada@example.com', 'ada@example.com', 1000, 0, 0, 80, 1080, 'rejected', now(),
      now(), 'paid');
  insert into secrets (name, value) values ('idempotency', 'x'), ('webhook', 'y')`;

it.each(LANDED)('a shop of the version $version goes on with its data', async ({ migration }) => {
  const [first] = LANDED;
  await migrateTo(database.db, first.migration);
  await query(database, SHOP);
  await migrateTo(database.db, migration);

  await migrate(database.db, async () => undefined);

  expect(await query(database, 'select id, search_text, status from products')).toEqual([
    { id: 'cafe', search_text: 'cafe pot', status: 'active' },
  ]);
  expect(await query(database, 'select id, owed_cents from orders')).toEqual([
    { id: 'MG-1', owed_cents: 1_080 },
  ]);
  expect(await query(database, 'select name from secrets')).toEqual([{ name: 'webhook' }]);
  for (const part of SCHEMA) expect(await query(database, part)).toEqual(await query(today, part));
});

it('a shop of today runs no migration again', async () => {
  const ran = 'select id, hash from drizzle.__drizzle_migrations order by id';
  const before = await query(today, ran);
  await migrate(today.db, async () => undefined);
  expect(await query(today, ran)).toEqual(before);
});

it('a database of an earlier version is refused before anything changes, with what to start once', async () => {
  await migrateTo(database.db, '0066_shop');
  await query(database, 'update drizzle.__drizzle_migrations set created_at = created_at - 1');
  const refused = migrate(database.db, async () => undefined);
  await expect(refused).rejects.toThrow(StartupError);
  await expect(refused).rejects.toThrow('Start that version with it once, then this one');
  expect(await query(database, `select to_regclass('unpaid_places') as later`)).toEqual([{ later: null }]);
});

describe('a database of a later version', () => {
  const LATER = 'update drizzle.__drizzle_migrations set created_at = created_at + 1';

  it('is refused if that version has removed what this one uses', async () => {
    await query(
      today,
      `${LATER}; update drizzle.oldest_version set at = (
      select max(created_at) from drizzle.__drizzle_migrations)`,
    );
    const refused = migrate(today.db, async () => undefined);
    await expect(refused).rejects.toThrow(StartupError);
    await expect(refused).rejects.toThrow('The database is of a newer version of the shop.');
    expect(await readInvalidations(today.db, null)).toMatchObject({ isOutdated: true });
  });

  it('is refused if that version does not say who may run on it', async () => {
    await query(today, `${LATER}; drop table drizzle.oldest_version`);
    await expect(migrate(today.db, async () => undefined)).rejects.toThrow(StartupError);
  });

  it('is used as it is if that version has only added to it', async () => {
    await query(today, LATER);
    const before = await query(today, 'select * from drizzle.__drizzle_migrations');
    await migrate(today.db, async () => undefined);
    expect(await query(today, 'select * from drizzle.__drizzle_migrations')).toEqual(before);
    expect(await readInvalidations(today.db, null)).toMatchObject({ isOutdated: false });
  });
});

/** All that `db/migrations` may make in a database. */
const SCHEMA = [
  `select table_name, ordinal_position, column_name, data_type, is_nullable, column_default, is_identity,
     generation_expression, collation_name
   from information_schema.columns where table_schema = 'public' order by 1, column_name`,
  `select conrelid::regclass::text as of, conname, pg_get_constraintdef(oid) from pg_constraint
   where connamespace = 'public'::regnamespace order by 1, 2`,
  `select tablename, indexname, indexdef from pg_indexes where schemaname = 'public' order by 1, 2`,
  `select proname from pg_proc where pronamespace = 'public'::regnamespace order by 1`,
  `select tgrelid::regclass::text as of, tgname from pg_trigger where not tgisinternal order by 1, 2`,
];
