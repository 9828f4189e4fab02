import { data } from 'react-router';
import { getProduct } from '#contract/calls/products.ts';
import { listProductReviews } from '#contract/calls/reviews.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import { toPageStatus } from '#web/shared/to-page-status.ts';
import { type LoadArgs, type Loaded, loadedBody } from '../../../data.ts';
import { readReviewQuery } from '../../reviews/of-product/review-query.ts';
import type { ReviewsOfProduct } from '../../reviews/of-product/reviews.tsx';

export type LoadedProduct = { product: Loaded<WireProduct>; reviews: Loaded<ReviewsOfProduct> };

/** A product and a page of its reviews. The page works without reviews. */
export async function loadProduct({ api, params, url }: LoadArgs) {
  const id = params.id ?? '';
  const { page, size, stars, sort } = readReviewQuery(url.searchParams);
  const query = { page, sort, limit: size, ...(stars && { stars }) };
  const [product, reviews] = await Promise.all([
    loadedBody(api(getProduct, { params: { id } })),
    loadedBody(api(listProductReviews, { params: { id }, query })),
  ]);
  return data<LoadedProduct>(
    { product, reviews },
    { status: product.ok ? 200 : isMissing(product) ? 404 : toPageStatus(product.status) },
  );
}

/** The product does not exist, or the id is invalid. */
export function isMissing({ status }: { status: number }): boolean {
  return status === 404 || status === 400;
}
