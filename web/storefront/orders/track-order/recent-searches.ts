import * as z from 'zod/mini';
import { LIMITS } from '#domain/limits.ts';
import { TRACK_METHODS } from '#domain/orders/track-search.ts';
import { newKey } from '#web/shared/new-key.ts';
import type { TrackSearch } from './track-search.ts';

/*
 * The last searches by email address and phone number, in a session cookie. The URL names a search by its
 * key, so that history and logs contain no personal data.
 */

export type RecentSearch = TrackSearch & { key: string };

const COOKIE = 'marigold_searches';
const MOST = 5;
/** Longest cookie, in characters, that every browser accepts. */
const LONGEST = 3_500;

const Kept = z.array(
  z.tuple([
    z.string().check(z.maxLength(32)),
    z.enum(TRACK_METHODS),
    z.string().check(z.maxLength(LIMITS.line)),
  ]),
);

/** Searches from a `Cookie` header or `document.cookie`, newest first. */
export function readRecentSearches(cookies: string | null): RecentSearch[] {
  const value = new RegExp(`(?:^|;\\s*)${COOKIE}=([^;]*)`).exec(cookies ?? '')?.[1];
  const parsed = Kept.safeParse(value === undefined ? [] : decoded(value));
  return parsed.success ? parsed.data.map(([key, method, text]) => ({ key, method, value: text })) : [];
}

/** The search with its key, and its `Set-Cookie` line. A repeated search has the same key. */
export function rememberSearch(
  kept: readonly RecentSearch[],
  { method, value }: TrackSearch,
  isSecure: boolean,
) {
  const text = value.trim().slice(0, LIMITS.line);
  const isSame = (one: RecentSearch) => one.method === method && one.value === text;
  const search: RecentSearch = { method, value: text, key: kept.find(isSame)?.key ?? newKey().slice(0, 12) };
  const all = [search, ...kept.filter((one) => !isSame(one))].slice(0, MOST);
  while (all.length > 1 && encoded(all).length > LONGEST) all.pop();
  return {
    search,
    cookie: `${COOKIE}=${encoded(all)}; Path=/user; SameSite=Lax${isSecure ? '; Secure' : ''}`,
  };
}

/** Forgets the searches of this browser. */
export function forgetRecentSearches(): void {
  // biome-ignore lint/suspicious/noDocumentCookie: not all browsers have the Cookie Store API.
  document.cookie = `${COOKIE}=; Path=/user; Max-Age=0`;
}

function encoded(searches: readonly RecentSearch[]): string {
  return encodeURIComponent(JSON.stringify(searches.map(({ key, method, value }) => [key, method, value])));
}

function decoded(value: string): unknown {
  try {
    return JSON.parse(decodeURIComponent(value));
  } catch {
    return [];
  }
}
