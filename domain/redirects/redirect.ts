import { isRichLink, MAX_LINK } from '../rich-text/rich-links.ts';

/** Redirects of a shop, and rows of one file. */
export const MAX_REDIRECTS = 10_000;

/** Characters of a file of redirects. */
export const MAX_REDIRECT_FILE = 2_000_000;

/** `to` is a path of the shop, or an address of another host that staff wrote (model W3). */
export type Redirect = { from: string; to: string };

/** Messages by field. */
export type RedirectProblems = { from?: string; to?: string };

/**
 * The path that a typed address of this or the old shop means, as browsers send it: without host, query and
 * the slash at its end. Null if it is none.
 */
export function readFrom(typed: string): string | null {
  const trimmed = typed.trim();
  if (trimmed.length > MAX_LINK || !/^(\/(?!\/)|https?:\/\/)/i.test(trimmed)) return null;
  const url = URL.parse(trimmed, 'http://shop.invalid');
  if (!url) return null;
  return withoutSlash(url.pathname);
}

/** The path of a request, as `readFrom` returns it. */
export function withoutSlash(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === '/') end -= 1;
  return path.slice(0, end);
}

/** Reads what was typed; `isOwn` says which paths the shop uses itself. */
export function readRedirect(
  typed: Redirect,
  isOwn: (path: string) => boolean,
): { ok: true; redirect: Redirect } | { ok: false; problems: RedirectProblems } {
  const from = readFrom(typed.from);
  const to = typed.to.trim();
  const problems = { ...problemOfFrom(typed.from, from, isOwn), ...problemOfTo(to) };
  if (from === null || Object.keys(problems).length > 0) return { ok: false, problems };
  return { ok: true, redirect: { from, to } };
}

function problemOfFrom(
  typed: string,
  from: string | null,
  isOwn: (path: string) => boolean,
): RedirectProblems {
  if (typed.trim() === '') return { from: 'The former address is required' };
  if (from === null) return { from: 'Begin with /, as in /pages/about-us' };
  return isOwn(from) ? { from: 'The shop uses this address itself' } : {};
}

function problemOfTo(to: string): RedirectProblems {
  if (to === '') return { to: 'The new address is required' };
  const leadsSomewhere = /^(\/|https:\/\/)/i.test(to) && isRichLink(to);
  return leadsSomewhere ? {} : { to: 'Begin with / for a page of the shop, or with https://' };
}

/** Where a redirect leads with the query of a request: one of its own comes first. */
export function addQuery(to: string, search: string): string {
  if (search === '' || search === '?') return to;
  const [address = '', fragment] = to.split('#');
  const query = address.includes('?') ? `&${search.slice(1)}` : search;
  return `${address}${query}${fragment === undefined ? '' : `#${fragment}`}`;
}
