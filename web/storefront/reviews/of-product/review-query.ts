import { type ListQuery, readListQuery, writeListQuery } from '#domain/lists/list-url.ts';
import { productReviewList } from '#domain/reviews/product-review-list.ts';
import { chosenParameter, isChoiceParameter } from '../../selection-in-url.ts';

/** The part of a product page's URL that selects reviews. */
export type ReviewQuery = ListQuery<typeof productReviewList>;

const PARAMETERS = ['reviews', 'stars', 'sort'];
export const REVIEWS_HASH = '#reviews';

export function readReviewQuery(query: URLSearchParams): ReviewQuery {
  return readListQuery(productReviewList, query);
}

/** The URL of other reviews. Resets the page unless `change` sets it. */
export function reviewsHref(search: string, change: Partial<ReviewQuery>): string {
  const query = ownQuery(search);
  writeReviewQuery(query, { ...readReviewQuery(query), page: 1, ...change });
  return `${query.size > 0 ? `?${query}` : ''}${REVIEWS_HASH}`;
}

/** Writes the review query into `query`. */
export function writeReviewQuery(query: URLSearchParams, reviewQuery: ReviewQuery): void {
  const written = writeListQuery(productReviewList, reviewQuery);
  for (const name of PARAMETERS) {
    const value = written.get(name);
    if (value === null) query.delete(name);
    else query.set(name, value);
  }
}

/** The query without sort and page, for the sort form. */
export function besidesSort(search: string): URLSearchParams {
  const query = ownQuery(search);
  query.delete('sort');
  query.delete('reviews');
  return query;
}

/**
 * The parameters that the page reads, in an order of its own: a cached page is rendered without those that
 * advertisements add, and with the others sorted.
 */
function ownQuery(search: string): URLSearchParams {
  const own = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(search))
    if (isChoiceParameter(name)) own.append(...chosenParameter(name, value));
    else if (PARAMETERS.includes(name) && value !== '') own.append(name, value);
  own.sort();
  return own;
}
