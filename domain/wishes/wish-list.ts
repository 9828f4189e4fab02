import type { Cents } from '../money.ts';

/** A product that somebody wants to keep in sight. */
export type Wish = {
  productId: string;
  /** The price that was shown when it was added, only to say what it was. */
  seenPrice: Cents;
  /** The time at which it was added, ISO 8601. */
  addedAt: string;
  /** The choices; absent for a product without options. */
  choice?: WishChoice | undefined;
};

/** A choice as its shopper saw it: the query of the product's page, in words, and the URL of its picture. */
export type WishChoice = { query: string; words: string; image: string };

/** Characters of each text of a choice. */
export const MAX_WISH_CHOICE = 1_000;

/** Newest first, each product once. */
export type WishList = readonly Wish[];

export const MAX_WISHES = 100;

/**
 * The union of two lists. A product in both keeps the price of the earlier wish, so that its change is still
 * said. Beyond the most, the oldest are left out.
 */
export function mergeWishes(one: WishList, other: WishList): Wish[] {
  const merged = new Map<string, Wish>();
  for (const wish of [...one, ...other].toSorted(byAge)) {
    if (!merged.has(wish.productId)) merged.set(wish.productId, wish);
  }
  return [...merged.values()].toReversed().slice(0, MAX_WISHES);
}

/** Without a product; of null without any. */
export function removeWish(wishes: WishList, productId: string | null): Wish[] {
  return productId === null ? [] : wishes.filter((wish) => wish.productId !== productId);
}

/** Oldest first, in a fixed order. */
function byAge(one: Wish, other: Wish): number {
  const [a, b] = [Date.parse(one.addedAt), Date.parse(other.addedAt)];
  if (a !== b) return a - b;
  if (one.productId !== other.productId) return one.productId < other.productId ? -1 : 1;
  return one.seenPrice - other.seenPrice;
}
