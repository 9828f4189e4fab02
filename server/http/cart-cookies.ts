import { createHash } from 'node:crypto';
import { CART_LIFETIME } from '#domain/cart/cart.ts';
import type { RememberedCart } from './answer.ts';
import { hostCookieName, readableCookieLine, readCookie, setCookieLine } from './cookies.ts';
import type { Seed } from './idempotency.ts';
import type { Visitor } from './visitor.ts';

/**
 * The number of pieces, which the scripts of pages show that are the same for everyone. It decides nothing.
 */
export const CART_COUNT_COOKIE = 'marigold_cart_count';

const cookieName = (secure: boolean): string => hostCookieName('marigold_cart', secure);

/** Reads the unread token of a browser's cart; null without one. */
export function readCartToken(cookies: string | null, secure: boolean): string | null {
  return readCookie(cookies, cookieName(secure), /^[\w-]{43}$/);
}

/** Returns the token of a new cart, the same for a repeated request with its `seed`. */
export function newCartToken(seed: Seed): string {
  return createHash('sha256').update('cart').update(seed).digest('base64url');
}

/** Digests the token of a cart. Only the digest is stored, so that the database gives access to no cart. */
export function digestCartToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/** Renews both cookies with each answer about a cart; both end with it. */
export function buildCartCookies(
  { count, cart }: RememberedCart,
  { visitor, seed, secure }: { visitor: Visitor; seed: Seed; secure: boolean },
): string[] {
  const token = cart === 'new' ? newCartToken(seed) : visitor.cartToken;
  // No cookie for who only looks.
  if (token === null) return [];
  const seconds = cart === 'gone' ? 0 : CART_LIFETIME / 1_000;
  return [
    setCookieLine({ name: cookieName(secure), value: cart === 'gone' ? '' : token, seconds, secure }),
    readableCookieLine({ name: CART_COUNT_COOKIE, value: String(count), seconds, secure }),
  ];
}
