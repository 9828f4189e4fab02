import { MAX_PAYMENT } from '#domain/money.ts';
import { isProductId } from '#domain/products/cards-by-id.ts';
import {
  MAX_WISH_CHOICE,
  MAX_WISHES,
  mergeWishes,
  type Wish,
  type WishChoice,
} from '#domain/wishes/wish-list.ts';

/** A wish in this browser. `isSaved`: it is in the list of an account, too. */
export type BrowserWish = Wish & { isSaved: boolean };

/** Newest first, each product once. */
export type BrowserWishes = readonly BrowserWish[];

/** Changes with the format; a list of another version is not read. */
const VERSION = 1;

/** The stored list. Whatever is wrong in it is left out, as anybody can write there. */
export function readWishes(stored: unknown): BrowserWish[] {
  if (!isObject(stored) || stored.version !== VERSION || !Array.isArray(stored.wishes)) return [];
  const wishes = stored.wishes.flatMap(readWish);
  return withSaved(
    mergeWishes(wishes, []),
    wishes.filter(({ isSaved }) => isSaved),
  );
}

/** The list as it is stored. */
export function writeWishes(wishes: BrowserWishes): string {
  return JSON.stringify({ version: VERSION, wishes });
}

export function addWish(wishes: BrowserWishes, wish: Wish): BrowserWish[] {
  const others = wishes.filter(({ productId }) => productId !== wish.productId);
  return [{ ...wish, isSaved: false }, ...others].slice(0, MAX_WISHES);
}

/** Puts those that it lacks before its own, as many as fit; its own stay as they are. */
export function addNewWishes(
  wishes: BrowserWishes,
  offered: readonly Wish[],
): { wishes: BrowserWish[]; added: number; leftOut: number } {
  const known = new Set(wishes.map(({ productId }) => productId));
  const unknown = offered.filter(({ productId }) => !known.has(productId));
  const added = unknown.slice(0, MAX_WISHES - wishes.length);
  return {
    wishes: [...added.map((wish) => ({ ...wish, isSaved: false })), ...wishes],
    added: added.length,
    leftOut: unknown.length - added.length,
  };
}

/** Selects the wishes that no account has yet. */
export function unsavedWishes(wishes: BrowserWishes): Wish[] {
  return wishes.filter(({ isSaved }) => !isSaved).map(({ isSaved, ...wish }) => wish);
}

/**
 * This browser's list after an account has answered with its own: that one, with what was added here after
 * `sent` was sent.
 */
export function followAccount(
  wishes: BrowserWishes,
  { sent, account }: { sent: readonly Wish[]; account: readonly Wish[] },
): BrowserWish[] {
  const wereSent = new Set(sent.map(({ productId }) => productId));
  const later = unsavedWishes(wishes).filter(({ productId }) => !wereSent.has(productId));
  return withSaved(mergeWishes(account, later), account);
}

function withSaved(wishes: readonly Wish[], saved: readonly Wish[]): BrowserWish[] {
  const ids = new Set(saved.map(({ productId }) => productId));
  return wishes.map(({ productId, seenPrice, addedAt, choice }) => ({
    productId,
    seenPrice,
    addedAt,
    ...(choice && { choice }),
    isSaved: ids.has(productId),
  }));
}

function readWish(stored: unknown): BrowserWish[] {
  if (!isObject(stored)) return [];
  const { productId, seenPrice, addedAt, isSaved } = stored;
  if (!isProductId(productId)) return [];
  if (!Number.isInteger(seenPrice) || Number(seenPrice) < 0 || Number(seenPrice) > MAX_PAYMENT) return [];
  if (typeof addedAt !== 'string' || !isTimestamp(addedAt)) return [];
  const choice = readWishChoice(stored.choice);
  return [
    {
      productId,
      seenPrice: Number(seenPrice),
      addedAt,
      ...(choice && { choice }),
      isSaved: isSaved === true,
    },
  ];
}

function readWishChoice(stored: unknown): WishChoice | null {
  if (!isObject(stored)) return null;
  const { query, words, image } = stored;
  return isShortText(query) && isShortText(words) && isShortText(image) ? { query, words, image } : null;
}

function isShortText(value: unknown): value is string {
  return typeof value === 'string' && value.length <= MAX_WISH_CHOICE;
}

/** As `toISOString` writes it. */
function isTimestamp(text: string): boolean {
  const time = Date.parse(text);
  return !Number.isNaN(time) && new Date(time).toISOString() === text;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
