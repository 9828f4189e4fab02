import { type Database, inTransaction } from '#db/connection.ts';
import { mergeWishes, removeWish, type WishList } from '#domain/wishes/wish-list.ts';
import { lockWishList, saveWishList } from './wish-list-queries.ts';

/** Unites the wish list of an email with these wishes; the same again changes nothing. */
export async function addToWishList(db: Database, email: string, added: WishList): Promise<WishList> {
  return await changeWishList(db, email, (wishes) => mergeWishes(wishes, added));
}

/** Removes a product, whether or not it is there; null removes all. */
export async function removeFromWishList(
  db: Database,
  email: string,
  productId: string | null,
): Promise<WishList> {
  return await changeWishList(db, email, (wishes) => removeWish(wishes, productId));
}

async function changeWishList(
  db: Database,
  email: string,
  change: (wishes: WishList) => WishList,
): Promise<WishList> {
  return await inTransaction(db, async (tx) => {
    const changed = change(await lockWishList(tx, email));
    await saveWishList(tx, email, changed);
    return changed;
  });
}
