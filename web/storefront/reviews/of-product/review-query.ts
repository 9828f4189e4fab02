import { type ListQuery, readListQuery, writeListQuery } from '#domain/lists/list-address.ts';
import { productReviewList } from '#domain/reviews/product-review-list.ts';

/** Which reviews of a product an address asks for. The address also holds what is chosen of the product. */
export type ReviewQuery = ListQuery<typeof productReviewList>;

const PARAMETERS = ['reviews', 'stars', 'sort'];
export const REVIEWS_HASH = '#reviews';

export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  return readListQuery(productReviewList, query);
}

/**
 * The same address asking for other reviews, at the place where they begin. Other stars or another order
 * begin anew.
 */
export function reviewsHref(search: string, change: Partial<ReviewQuery>): string {
  const query = new URLSearchParams(search);
  writeReviewQuery(query, { ...readReviewQuery(query), page: 1, ...change });
  return `${query.size > 0 ? `?${query}` : ''}${REVIEWS_HASH}`;
}

/** Puts into a query which reviews it asks for. */
export function writeReviewQuery(query: URLSearchParams, asked: ReviewQuery): void {
  const written = writeListQuery(productReviewList, asked);
  for (const name of PARAMETERS) {
    const value = written.get(name);
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
}

/** What else is in an address, for a form that asks for another order of the reviews. */
export function besidesSort(search: string): URLSearchParams {
  const query = new URLSearchParams(search);
  query.delete('sort');
  query.delete('reviews');
  return query;
}
