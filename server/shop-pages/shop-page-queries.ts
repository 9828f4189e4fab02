import { asc, count, eq, isNotNull, notInArray, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { shopPages } from '#db/schema/index.ts';
import { POLICIES, type PolicyName } from '#domain/shop-pages/shop-page.ts';

export type ShopPageRow = typeof shopPages.$inferSelect;

export async function findShopPage(db: Connection, id: string): Promise<ShopPageRow | null> {
  const [row] = await db.select().from(shopPages).where(eq(shopPages.id, id));
  return row ?? null;
}

/** Also one that is not published. */
export async function findPageBySlug(db: Connection, slug: string): Promise<ShopPageRow | null> {
  const [row] = await db.select().from(shopPages).where(eq(shopPages.slug, slug));
  return row ?? null;
}

const LISTED = {
  id: shopPages.id,
  slug: shopPages.slug,
  title: sql<string>`${shopPages.draft} ->> 'title'`,
  isPublished: sql<boolean>`${shopPages.published} is not null`,
  hasDraft: sql<boolean>`${shopPages.published} is distinct from ${shopPages.draft}`,
};

export type ListedPage = Pick<ShopPageRow, 'id' | 'slug'> & {
  title: string;
  isPublished: boolean;
  hasDraft: boolean;
};

/** Pages and policies by their titles, without their texts. */
export async function selectListedPages(db: Connection): Promise<ListedPage[]> {
  return await db
    .select(LISTED)
    .from(shopPages)
    .orderBy(asc(sql`lower(${LISTED.title})`), asc(shopPages.id));
}

export async function countPages(db: Connection): Promise<number> {
  const [row] = await db
    .select({ pages: count() })
    .from(shopPages)
    .where(notInArray(shopPages.id, [...POLICIES]));
  return row?.pages ?? 0;
}

/** The published pages and policies, by what is published of them. */
export async function selectPublishedPages(db: Connection) {
  return await db
    .select({
      id: shopPages.id,
      slug: shopPages.slug,
      title: sql<string>`${shopPages.published} ->> 'title'`,
    })
    .from(shopPages)
    .where(isNotNull(shopPages.published))
    .orderBy(asc(shopPages.createdAt), asc(shopPages.id));
}

/** False if the id is there. */
export async function insertPage(tx: Transaction, row: ShopPageRow): Promise<boolean> {
  const inserted = await tx
    .insert(shopPages)
    .values(row)
    .onConflictDoNothing({ target: shopPages.id })
    .returning({ id: shopPages.id });
  return inserted.length > 0;
}

/** Locks a page until the transaction ends. */
export async function lockShopPage(tx: Transaction, id: string): Promise<ShopPageRow | null> {
  const [row] = await tx.select().from(shopPages).where(eq(shopPages.id, id)).for('update');
  return row ?? null;
}

/** Locks a policy, which has a row once somebody writes it. */
export async function lockPolicy(
  tx: Transaction,
  unwritten: ShopPageRow & { id: PolicyName },
): Promise<ShopPageRow> {
  await tx.insert(shopPages).values(unwritten).onConflictDoNothing({ target: shopPages.id });
  return (await lockShopPage(tx, unwritten.id)) ?? unwritten;
}

export async function updatePageRow(tx: Transaction, { id, ...row }: ShopPageRow): Promise<void> {
  await tx.update(shopPages).set(row).where(eq(shopPages.id, id));
}

export async function deletePageRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(shopPages).where(eq(shopPages.id, id));
}
