export const MOVEMENTS_PER_PAGE = 20;

/** Beside the query of the list of products, over which the movements open. */
const PARAMETER = 'movements';

const MAX_PAGE = 1_000_000;

export function readMovementsPage(search: URLSearchParams): number {
  const page = Number(search.get(PARAMETER) ?? 1);
  return Number.isInteger(page) && page >= 1 && page <= MAX_PAGE ? page : 1;
}

/** The address of a page of movements; `search` is the current query. */
export function movementsHref(pathname: string, search: string, page: number): string {
  const next = new URLSearchParams(search);
  if (page === 1) next.delete(PARAMETER);
  else next.set(PARAMETER, String(page));
  const query = next.toString();
  return query ? `${pathname}?${query}` : pathname;
}
