import { data } from 'react-router';
import { getStaffReview, listReviews, type WireStaffReview } from '#contract/calls/reviews.ts';
import { getStaffProduct } from '#contract/calls/staff-products.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { type ListPage, loadedPage } from '../lists/list-page.ts';
import { filterOf, readReviewQuery } from './review-query.ts';

/** A product that reviews are of. */
export type ReviewedProduct = { id: string; name: string };

export type LoadedReviews = {
  list: Loaded<ListPage<WireStaffReview>>;
  review: Loaded<WireStaffReview> | null;
  /** The one that is filtered by, whether or not it has reviews. */
  product: Loaded<ReviewedProduct> | null;
};

/** A page of reviews, and the one that is looked at, wherever in the list it is. */
export async function loadReviews({ api, url }: LoadArgs) {
  const query = readReviewQuery(url.searchParams);
  const { sort, page, size, product: id } = query;
  const [list, review, product] = await Promise.all([
    loadedPage(api(listReviews, { query: { ...filterOf(query), sort, page, limit: size } })),
    query.review
      ? loaded(api(getStaffReview, { params: { id: query.review } }).then(({ body }) => body))
      : null,
    id
      ? loaded(
          api(getStaffProduct, { params: { id } }).then(({ body }) => ({ id: body._id, name: body.name })),
        )
      : null,
  ]);
  return data<LoadedReviews>(
    { list, review, product },
    { status: list.ok ? 200 : pageStatusOf(list.status) },
  );
}
