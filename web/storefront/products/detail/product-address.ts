import { type Choice, choiceToQuery } from '../../selection-in-url.ts';

const REVIEWS = 'reviews';

export function productPath(id: string): string {
  return `/user/products/${encodeURIComponent(id)}`;
}

/** The page of reviews an address asks for, from 1; what is no page counts as the first. */
export function reviewsPageOf(query: URLSearchParams): number {
  const asked = query.get(REVIEWS) ?? '';
  return /^[1-9]\d{0,5}$/.test(asked) ? Number(asked) : 1;
}

/** The same address with another page of its reviews, at the place where they begin. */
export function reviewsHref(search: string, page: number): string {
  const query = new URLSearchParams(search);
  if (page === 1) query.delete(REVIEWS);
  else query.set(REVIEWS, String(page));
  return `${query.size > 0 ? `?${query}` : ''}#${REVIEWS}`;
}

/** The query of a choice on a page that stays at its page of reviews. */
export function choiceQuery(choice: Choice, previous: URLSearchParams): URLSearchParams {
  const query = choiceToQuery(choice);
  const page = reviewsPageOf(previous);
  if (page > 1) query.set(REVIEWS, String(page));
  return query;
}

/** Where a choice is bought. */
export function billingHref(productId: string, choice: Choice): string {
  return `/user/billing?${new URLSearchParams({ product: productId })}&${choiceToQuery(choice)}`;
}
