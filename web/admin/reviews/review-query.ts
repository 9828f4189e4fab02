import { REVIEW_SORTS, type ReviewSort } from '#domain/reviews/review.ts';
import { readPage, readSearch, writeQuery } from '#web/shared/address-query.ts';
import { readPageSize } from '../lists/page-size.ts';

/** What the list of reviews is asked for, as it stands in the address; an empty text is no filter. */
export type ReviewQuery = {
  /** The reviews that were deleted, in place of the others. */
  view: 'deleted' | '';
  search: string;
  verified: '' | 'yes' | 'no';
  rating: '' | '1' | '2' | '3' | '4' | '5';
  /** The id of a product. */
  product: string;
  sort: ReviewSort;
  /** From 1. */
  page: number;
  /** Rows on a page, at most. */
  size: number;
  /** The id of the review that is looked at. */
  review: string;
};

export const REVIEWS_PATH = '/admin/reviews';
export const PAGE_SIZE = 20;

export const NO_QUERY: ReviewQuery = {
  view: '',
  search: '',
  verified: '',
  rating: '',
  product: '',
  sort: 'newest',
  page: 1,
  size: PAGE_SIZE,
  review: '',
};

/** Reads an address. A choice or page that does not exist counts as absent. */
export function readReviewQuery(source: URLSearchParams): ReviewQuery {
  const textOf = (name: string) => (source.get(name) ?? '').trim();
  const oneOf = <Choice extends string>(name: string, choices: readonly Choice[], otherwise: Choice) =>
    choices.find((choice) => choice === textOf(name)) ?? otherwise;
  return {
    view: oneOf('view', ['', 'deleted'], ''),
    search: readSearch(source),
    verified: oneOf('verified', ['', 'yes', 'no'], ''),
    rating: oneOf('rating', ['', '1', '2', '3', '4', '5'], ''),
    product: textOf('product'),
    sort: oneOf('sort', REVIEW_SORTS, NO_QUERY.sort),
    page: readPage(source),
    size: readPageSize(source, PAGE_SIZE),
    review: textOf('review'),
  };
}

/** The query of an address, always in the same order and without what is the default. */
export function writeReviewQuery(query: ReviewQuery): URLSearchParams {
  return writeQuery(query, NO_QUERY);
}

export function reviewsHref(query: ReviewQuery): string {
  const written = writeReviewQuery(query);
  return written.size === 0 ? REVIEWS_PATH : `${REVIEWS_PATH}?${written}`;
}

/** The part of a query that decides which reviews are in the list, as the calls of the wire take it. */
export function filterOf({ view, search, verified, rating, product }: ReviewQuery) {
  return {
    ...(search && { search }),
    ...(verified && { verified }),
    ...(rating && { rating }),
    ...(product && { product }),
    ...(view && { deleted: 'true' }),
  };
}

export function isFiltered(query: ReviewQuery): boolean {
  return Object.keys(filterOf({ ...query, view: '' })).length > 0;
}
