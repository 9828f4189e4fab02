import { eq, sql } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { containsWords, foldedText } from '#db/contains-pattern.ts';
import { redirects } from '#db/schema/index.ts';
import type { Redirect } from '#domain/redirects/redirect.ts';
import { redirectList } from '#domain/redirects/redirect-list.ts';
import { listQueries, selectPart } from '../lists/list-queries.ts';

export type RedirectRow = typeof redirects.$inferSelect;

export const redirectQueries = listQueries<typeof redirectList, RedirectRow>({
  list: redirectList,
  select: async (db, part) => await selectPart(db.select().from(redirects).$dynamic(), part),
  conditions: {
    search: (search) =>
      containsWords(
        foldedText(sql`concat_ws(chr(1), ${redirects.fromPath}, ${redirects.toAddress})`),
        search,
      ),
  },
  sorts: {},
  keyset: { at: redirects.createdAt, id: redirects.id, idOf: ({ id }) => id },
});

export async function selectRedirects(db: Connection): Promise<Redirect[]> {
  return await db.select({ from: redirects.fromPath, to: redirects.toAddress }).from(redirects);
}

export async function findRedirect(db: Connection, id: string): Promise<RedirectRow | null> {
  const [row] = await db.select().from(redirects).where(eq(redirects.id, id));
  return row ?? null;
}

export async function findRedirectFrom(db: Connection, from: string): Promise<RedirectRow | null> {
  const [row] = await db.select().from(redirects).where(eq(redirects.fromPath, from));
  return row ?? null;
}

/** Other changes of redirects wait until the transaction ends. */
export async function lockRedirects(tx: Transaction): Promise<void> {
  await tx.execute(sql`lock table ${redirects} in share row exclusive mode`);
}

/** Inserts redirects, or changes where they lead. `ids` are those of new ones. */
export async function saveRedirects(tx: Transaction, those: readonly RedirectRow[]): Promise<void> {
  for (let at = 0; at < those.length; at += ROWS)
    await tx
      .insert(redirects)
      .values(those.slice(at, at + ROWS))
      .onConflictDoUpdate({
        target: redirects.fromPath,
        set: { toAddress: sql`excluded.to_address`, isByHand: sql`excluded.is_by_hand` },
      });
}

/** Rows of one statement. */
const ROWS = 1_000;

export async function deleteRedirectRow(tx: Transaction, id: string): Promise<void> {
  await tx.delete(redirects).where(eq(redirects.id, id));
}

export async function deleteRedirectFrom(tx: Transaction, from: string): Promise<void> {
  await tx.delete(redirects).where(eq(redirects.fromPath, from));
}

/** Leads all redirects to one address to another one. */
export async function retargetRedirects(tx: Transaction, { from, to }: Redirect): Promise<void> {
  await tx.update(redirects).set({ toAddress: to }).where(eq(redirects.toAddress, from));
}
