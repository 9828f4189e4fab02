import { eq } from 'drizzle-orm';
import type { Connection, Transaction } from '#db/connection.ts';
import { wishLists } from '#db/schema/index.ts';
import { normalizeEmail } from '#domain/email-address.ts';
import type { WishList } from '#domain/wishes/wish-list.ts';

export async function findWishList(db: Connection, email: string): Promise<WishList> {
  const [row] = await db.select().from(wishLists).where(hasEmail(email));
  return row?.wishes ?? [];
}

/** Locks the wish list of an email, also if it has none: all changes come one after the other. */
export async function lockWishList(tx: Transaction, email: string): Promise<WishList> {
  const emailKey = normalizeEmail(email);
  await tx.insert(wishLists).values({ emailKey, wishes: [] }).onConflictDoNothing();
  const [row] = await tx.select().from(wishLists).where(hasEmail(email)).for('update');
  return row?.wishes ?? [];
}

/** Saves a locked wish list. */
export async function saveWishList(tx: Transaction, email: string, wishes: WishList): Promise<void> {
  await tx.update(wishLists).set({ wishes }).where(hasEmail(email));
}

export async function deleteWishList(tx: Transaction, email: string): Promise<void> {
  await tx.delete(wishLists).where(hasEmail(email));
}

function hasEmail(email: string) {
  return eq(wishLists.emailKey, normalizeEmail(email));
}
