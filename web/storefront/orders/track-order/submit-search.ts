import { redirect } from 'react-router';
import { type RecentSearch, rememberSearch } from './recent-searches.ts';
import { createTrackQuery, EMPTY_SEARCH, typedIn } from './track-url.ts';

/** The URL of a search, and the cookie for one that the URL must not contain. */
export function submitSearch(
  sent: FormData | URLSearchParams,
  kept: readonly RecentSearch[],
  isSecure: boolean,
): { to: string; cookie: string | null } {
  const search = typedIn(sent) ?? EMPTY_SEARCH;
  if (search.method === 'orderId' || search.value.trim() === '')
    return {
      to: `/user/track-order${createTrackQuery({ ...search, value: search.value.trim() })}`,
      cookie: null,
    };
  const { search: named, cookie } = rememberSearch(kept, search, isSecure);
  return { to: `/user/track-order${createTrackQuery(named)}`, cookie };
}

/** True for URLs of earlier versions, which contain personal data; they are redirected. */
export function namesSomebody(query: URLSearchParams): boolean {
  const search = typedIn(query);
  return search !== null && search.method !== 'orderId' && search.value.trim() !== '';
}

/** Redirects by 303, so that a reload does not post again. */
export function searchRedirect({ to, cookie }: ReturnType<typeof submitSearch>): Response {
  return redirect(to, { status: 303, headers: cookie ? { 'Set-Cookie': cookie } : {} });
}
