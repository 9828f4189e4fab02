import type { Product, ProductOptions } from '#domain/products/product.ts';
import { readReviewQuery, writeReviewQuery } from '../../reviews/of-product/review-query.ts';
import { type Choice, choiceToQuery } from '../../selection-in-url.ts';

export function productPath(id: string): string {
  return `/user/products/${encodeURIComponent(id)}`;
}

/** The query of a choice that keeps the shown reviews. */
export function choiceQuery(
  choice: Choice,
  options: ProductOptions,
  previous: URLSearchParams,
): URLSearchParams {
  const query = choiceToQuery(choice, options);
  writeReviewQuery(query, readReviewQuery(previous));
  return query;
}

export function billingHref(product: Pick<Product, 'id'> & ProductOptions, choice: Choice): string {
  return `/user/billing?${new URLSearchParams({ product: product.id })}&${choiceToQuery(choice, product)}`;
}
