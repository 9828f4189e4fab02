import { toSearchHeaders } from '#contract/search-headers.ts';
import type { Success } from './answer.ts';

/** Builds the headers of a list: its pages, and the corrected search. */
export function listHeaders(
  { page, searched }: Pick<Success<unknown>, 'page' | 'searched'>,
  url: string,
): [name: string, value: string][] {
  return [
    ...(page ? pageHeaders(page, url) : []),
    ...(searched ? Object.entries(toSearchHeaders(searched)) : []),
  ];
}

/** X-Total-Count, and the neighbours of the page in Link (RFC 8288). */
function pageHeaders(
  { page, limit, total }: NonNullable<Success<unknown>['page']>,
  requested: string,
): [name: string, value: string][] {
  const last = Math.max(1, Math.ceil(total / limit));
  const url = new URL(requested);
  const link = (to: number, relation: string) => {
    url.searchParams.set('page', String(to));
    url.searchParams.set('limit', String(limit));
    return `<${url.pathname}${url.search}>; rel="${relation}"`;
  };
  const links = [
    page > 1 && link(1, 'first'),
    page > 1 && link(Math.min(page - 1, last), 'prev'),
    page < last && link(page + 1, 'next'),
    page < last && link(last, 'last'),
  ].filter((entry) => entry !== false);
  return [
    ['X-Total-Count', String(total)],
    ...(links.length > 0 ? [['Link', links.join(', ')] as [string, string]] : []),
  ];
}
