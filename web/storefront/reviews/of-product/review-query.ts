import { SHOPPER_SORTS, type ShopperSort } from '#domain/reviews/review.ts';
import { STARS, type StarCount } from '#domain/stars.ts';
import { readPage } from '#web/shared/address-query.ts';

/** Which reviews of a product an address asks for; `stars` null: of all. */
export type ReviewQuery = { page: number; stars: StarCount | null; sort: ShopperSort };

/** The names in the address, and the place of the page it leads to. */
const PAGE = 'reviews';
const STAR_COUNT = 'stars';
export const SORT = 'sort';
export const REVIEWS_HASH = '#reviews';

/** What an address asks for; what means nothing counts as not said. */
export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  return {
    page: readPage(query, PAGE),
    stars: STARS.find((stars) => String(stars) === query.get(STAR_COUNT)) ?? null,
    sort: SHOPPER_SORTS.find((sort) => sort === query.get(SORT)) ?? 'newest',
  };
}

/** The same address asking for other reviews, at the place where they begin. Other stars or another order begin anew. */
export function reviewsHref(search: string, change: Partial<ReviewQuery>): string {
  const query = new URLSearchParams(search);
  const wanted = { ...readReviewQuery(query), page: 1, ...change };
  writeReviewQuery(query, wanted);
  return `${query.size > 0 ? `?${query}` : ''}${REVIEWS_HASH}`;
}

/** Puts into a query which reviews it asks for. */
export function writeReviewQuery(query: URLSearchParams, { page, stars, sort }: ReviewQuery): void {
  put(query, PAGE, page > 1 ? String(page) : null);
  put(query, STAR_COUNT, stars && String(stars));
  put(query, SORT, sort === 'newest' ? null : sort);
}

/** What else is in an address, for a form that asks for another order of the reviews. */
export function besidesSort(search: string): [string, string][] {
  return [...new URLSearchParams(search)].filter(([name]) => name !== SORT && name !== PAGE);
}

function put(query: URLSearchParams, name: string, value: string | null): void {
  if (value === null) query.delete(name);
  else query.set(name, value);
}
