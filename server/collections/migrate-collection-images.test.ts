import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { migrateFrom } from '#db/testing/migrate-from.ts';
import { createTestDatabase, type TestDatabase } from '#db/testing/test-database.ts';
import { findPublished } from './collection-queries.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase({ bare: true });
});
afterAll(() => database.close());

it('keeps the collections of an earlier shop, and their former addresses, without a picture', async () => {
  const { db } = database;
  await migrateFrom(db, 'collection_images', async () => {
    await db.execute(sql`
      insert into collections (id, slug, title, description, is_published, created_at)
      values ('CL-1', 'desk', 'Desk', 'Things for it.', true, now())`);
    await db.execute(sql`insert into former_slugs (slug, collection_id) values ('bureau', 'CL-1')`);
  });
  for (const slug of ['desk', 'bureau'])
    expect(await findPublished(db, slug)).toEqual({
      id: 'CL-1',
      slug: 'desk',
      title: 'Desk',
      description: 'Things for it.',
      image: null,
      imagePreview: null,
      rule: null,
    });
});
