import { readReviewQuery, writeReviewQuery } from '../../reviews/of-product/review-query.ts';
import { type Choice, choiceToQuery } from '../../selection-in-url.ts';

export function productPath(id: string): string {
  return `/user/products/${encodeURIComponent(id)}`;
}

/** The query of a choice that keeps the shown reviews. */
export function choiceQuery(choice: Choice, previous: URLSearchParams): URLSearchParams {
  const query = choiceToQuery(choice);
  writeReviewQuery(query, readReviewQuery(previous));
  return query;
}

export function billingHref(productId: string, choice: Choice): string {
  return `/user/billing?${new URLSearchParams({ product: productId })}&${choiceToQuery(choice)}`;
}
