import { memo } from 'react';
import type { ShouldRevalidateFunctionArgs } from 'react-router';
import type { WireProduct } from '#contract/product-schemas.ts';
import { inBrowser, type Loaded, onServer } from '../../data.ts';
import { toProduct } from '../../shared/to-product.ts';
import { readReviewQuery } from '../reviews/of-product/review-query.ts';
import type { ReviewsOfProduct } from '../reviews/of-product/reviews.tsx';
import type { Route } from './+types/product-detail';
import { describeProduct } from './detail/describe-product.ts';
import { isMissing, loadProduct } from './detail/load-product.ts';
import { ProductFailed, ProductNotFound } from './detail/product-errors.tsx';
import { ProductView } from './detail/product-view.tsx';

export const loader = onServer(loadProduct);
export const clientLoader = inBrowser(loadProduct);

/** Options change the URL but no loaded data. */
export function shouldRevalidate(args: ShouldRevalidateFunctionArgs): boolean {
  const { currentUrl, nextUrl, defaultShouldRevalidate } = args;
  const isSamePage =
    currentUrl.pathname === nextUrl.pathname &&
    currentUrl.search !== nextUrl.search &&
    asksForSameReviews(currentUrl, nextUrl);
  return isSamePage ? false : defaultShouldRevalidate;
}

function asksForSameReviews(one: URL, other: URL): boolean {
  const [was, is] = [readReviewQuery(one.searchParams), readReviewQuery(other.searchParams)];
  return was.page === is.page && was.stars === is.stars && was.sort === is.sort;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  describeProduct(matches, loaderData?.product);

export default function ProductDetail({ loaderData: { product, reviews } }: Route.ComponentProps) {
  if (!product.ok)
    return isMissing(product) ? <ProductNotFound /> : <ProductFailed message={product.message} />;
  return <Found key={product.data._id} product={product.data} reviews={reviews} />;
}

/** Memoized: navigation to another page would wait for it to render. */
const Found = memo(function Found({ product, reviews }: FoundProps) {
  return (
    <ProductView product={toProduct(product)} descriptionHtml={product.descriptionHtml} reviews={reviews} />
  );
});

type FoundProps = { product: WireProduct; reviews: Loaded<ReviewsOfProduct> };
