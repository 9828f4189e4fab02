import { and, desc, eq, ne } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { pagePublications, pageTexts } from '#db/schema/index.ts';
import type { DraftedName } from '#db/schema/page-texts.ts';
import type { PageName, WrittenTexts } from '#domain/page-texts/page-texts.ts';

export type PageTextRow = Omit<typeof pageTexts.$inferSelect, 'page'>;

export type Publication = typeof pagePublications.$inferSelect;

/** Publications that staff can go back to. */
const MOST_PUBLICATIONS = 50;

const UNWRITTEN: PageTextRow = { published: {}, draft: {}, version: 0 };

/** The published texts of all pages that somebody has written. */
export async function selectPublished(db: Connection): Promise<ReadonlyMap<PageName, WrittenTexts>> {
  const rows = await db
    .select({ page: pageTexts.page, texts: pageTexts.published })
    .from(pageTexts)
    .where(ne(pageTexts.page, 'looks'));
  return new Map(rows.flatMap(({ page, texts }) => (page === 'looks' ? [] : [[page, texts]])));
}

export async function findPageTexts(db: Connection, page: DraftedName): Promise<PageTextRow> {
  const [row] = await db.select().from(pageTexts).where(eq(pageTexts.page, page));
  return row ?? UNWRITTEN;
}

/** Locks the texts of a page until the transaction ends. */
export async function lockPageTexts(tx: Transaction, page: DraftedName): Promise<PageTextRow> {
  await tx
    .insert(pageTexts)
    .values({ page, ...UNWRITTEN })
    .onConflictDoNothing();
  const [row] = await tx.select().from(pageTexts).where(eq(pageTexts.page, page)).for('update');
  return row ?? UNWRITTEN;
}

export async function updatePageTexts(tx: Transaction, page: DraftedName, row: PageTextRow): Promise<void> {
  await tx.update(pageTexts).set(row).where(eq(pageTexts.page, page));
}

export async function insertPublication(tx: Transaction, publication: Publication): Promise<void> {
  await tx.insert(pagePublications).values(publication);
}

/** The last publications of a page, newest first. */
export async function selectPublications(db: Connection, page: string): Promise<Publication[]> {
  return await db
    .select()
    .from(pagePublications)
    .where(eq(pagePublications.page, page))
    .orderBy(desc(pagePublications.publishedAt), desc(pagePublications.id))
    .limit(MOST_PUBLICATIONS);
}

export async function findPublication(
  db: Connection,
  page: string,
  id: string,
): Promise<Publication | undefined> {
  const [publication] = await db
    .select()
    .from(pagePublications)
    .where(and(eq(pagePublications.page, page), eq(pagePublications.id, id)));
  return publication;
}
