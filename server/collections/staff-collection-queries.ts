import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsWords, foldedText } from '#db/contains-pattern.ts';
import { collectionProducts, collections, discounts, formerSlugs, products } from '#db/schema/index.ts';
import type { CollectionDefinition } from '#domain/collections/collection.ts';
import { collectionList } from '#domain/collections/collection-list.ts';
import type { Cents } from '#domain/money.ts';
import { fromHighest, listQueries, selectPart } from '../lists/list-queries.ts';
import { NOT_DELETED } from '../products/product-conditions.ts';

export type StaffCollectionRow = typeof collections.$inferSelect;

/** A product that staff chose; `price` is what the filter of the list compares. */
export type ChosenProduct = { id: string; name: string; image: string; brand: string; price: Cents };

export type StaffCollection = StaffCollectionRow & { chosen: ChosenProduct[] };

export const CHOSEN_COLUMNS = {
  id: products.id,
  name: products.name,
  image: products.image,
  brand: products.brand,
  price: products.effectivePriceCents,
};

export const collectionQueries = listQueries<typeof collectionList, StaffCollectionRow>({
  list: collectionList,
  select: async (db, part) => await selectPart(db.select().from(collections).$dynamic(), part),
  always: () => isNull(collections.deletedAt),
  conditions: {
    shown: (shown) => (shown === 'all' ? undefined : eq(collections.isPublished, shown === 'published')),
    search: (search) =>
      containsWords(foldedText(sql`concat_ws(chr(1), ${collections.title}, ${collections.slug})`), search),
  },
  sorts: { newest: () => fromHighest(collections.createdAt, collections.id) },
  keyset: { at: collections.createdAt, id: collections.id, idOf: ({ id }) => id },
});

export async function findStaffCollection(db: Connection, id: string): Promise<StaffCollection | null> {
  const [row] = await db
    .select()
    .from(collections)
    .where(and(eq(collections.id, id), isNull(collections.deletedAt)));
  return row ? { ...row, chosen: await selectChosen(db, id) } : null;
}

/** Locks a collection until the transaction ends. */
export async function lockCollection(tx: Transaction, id: string): Promise<StaffCollection | null> {
  await tx.select({ id: collections.id }).from(collections).where(eq(collections.id, id)).for('update');
  return await findStaffCollection(tx, id);
}

async function selectChosen(db: Connection, collectionId: string): Promise<ChosenProduct[]> {
  return await db
    .select(CHOSEN_COLUMNS)
    .from(collectionProducts)
    .innerJoin(products, eq(products.id, collectionProducts.productId))
    .where(and(eq(collectionProducts.collectionId, collectionId), NOT_DELETED))
    .orderBy(asc(collectionProducts.position), asc(products.id));
}

/** False if it exists already. */
export async function insertCollection(
  tx: Pick<Transaction, 'insert' | 'delete' | 'execute'>,
  { id, ...definition }: CollectionDefinition & { id: string },
  createdAt: Date,
): Promise<boolean> {
  const { rowCount } = await tx
    .insert(collections)
    .values({ id, ...toRow(definition), createdAt })
    .onConflictDoNothing({ target: collections.id });
  if (rowCount === 0) return false;
  await takeSlug(tx, definition.slug);
  await writeChosen(tx, id, definition);
  return true;
}

/** Changes a collection. Its slug before leads to it from now on, if it has another one now. */
export async function updateCollectionRow(
  tx: Transaction,
  { id, slug }: Pick<StaffCollectionRow, 'id' | 'slug'>,
  definition: CollectionDefinition,
): Promise<void> {
  await tx
    .update(collections)
    .set({ ...toRow(definition), version: sql`${collections.version} + 1` })
    .where(eq(collections.id, id));
  if (slug !== definition.slug) {
    await takeSlug(tx, definition.slug);
    await tx.insert(formerSlugs).values({ slug, collectionId: id });
  }
  await tx.delete(collectionProducts).where(eq(collectionProducts.collectionId, id));
  await writeChosen(tx, id, definition);
}

/**
 * Ends the former address of another collection. Called after the slug is written, which waits for a change
 * that leaves this slug: before, the row of that change would not be seen.
 */
async function takeSlug(tx: Pick<Transaction, 'delete'>, slug: string): Promise<void> {
  await tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug));
}

/** Finds the discounts that are for a collection, by their codes or titles. */
export async function findDiscountsByCollection(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx
    .select({ code: discounts.code, title: discounts.title })
    .from(discounts)
    .where(
      and(
        isNull(discounts.deletedAt),
        sql`${discounts.scope} ->> 'of' = 'collections' and ${discounts.scope} -> 'values' ? ${id}`,
      ),
    )
    .orderBy(asc(discounts.id));
  return rows.map(({ code, title }) => code ?? `“${title}”`);
}

export async function setCollectionDeleted(tx: Transaction, id: string, deletedAt: Date): Promise<void> {
  await tx.update(collections).set({ deletedAt }).where(eq(collections.id, id));
}

/** The slugs that a collection had before its present one. */
export async function selectFormerSlugs(tx: Transaction, id: string): Promise<string[]> {
  const rows = await tx
    .select({ slug: formerSlugs.slug })
    .from(formerSlugs)
    .where(eq(formerSlugs.collectionId, id));
  return rows.map(({ slug }) => slug);
}

/** Products that do not exist are left out. */
async function writeChosen(
  tx: Pick<Transaction, 'execute'>,
  id: string,
  { products: those }: CollectionDefinition,
): Promise<void> {
  if (those.kind === 'rule') return;
  await tx.execute(sql`
    insert into ${collectionProducts} (collection_id, product_id, position)
    select ${id}, p.id, chosen.position
    from unnest(${sql.param([...those.ids])}::text[]) with ordinality as chosen (id, position)
    join ${products} p on p.id = chosen.id and p.deleted_at is null`);
}

function toRow({ title, slug, description, image, isPublished, products: those }: CollectionDefinition) {
  return { title, slug, description, image, isPublished, rule: those.kind === 'rule' ? those.rule : null };
}
