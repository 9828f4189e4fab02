import { redirect } from 'react-router';
import { type RecentSearch, rememberSearch } from './recent-searches.ts';
import { EMPTY_SEARCH, trackQueryOf, typedIn } from './track-address.ts';

/** Where a search that was sent leads, and the cookie that keeps it where its address is not to hold it. */
export function submitSearch(
  sent: FormData | URLSearchParams,
  kept: readonly RecentSearch[],
  isSecure: boolean,
): { to: string; cookie: string | null } {
  const search = typedIn(sent) ?? EMPTY_SEARCH;
  if (search.method === 'orderId' || search.value.trim() === '')
    return {
      to: `/user/track-order${trackQueryOf({ ...search, value: search.value.trim() })}`,
      cookie: null,
    };
  const { search: named, cookie } = rememberSearch(kept, search, isSecure);
  return { to: `/user/track-order${trackQueryOf(named)}`, cookie };
}

/** True for an address of earlier days, which holds whom it searches for: it leads to one that does not. */
export function namesSomebody(query: URLSearchParams): boolean {
  const search = typedIn(query);
  return search !== null && search.method !== 'orderId' && search.value.trim() !== '';
}

/**
 * The answer to a search on the server. 303: the next request is a GET, so that a reload does not ask whether
 * to send again.
 */
export function searchRedirect({ to, cookie }: ReturnType<typeof submitSearch>): Response {
  return redirect(to, { status: 303, headers: cookie ? { 'Set-Cookie': cookie } : {} });
}
