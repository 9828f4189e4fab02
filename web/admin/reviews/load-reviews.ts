import { data } from 'react-router';
import { getStaffReview, listReviews, type WireStaffReview } from '#contract/reviews.ts';
import { type LoadArgs, type Loaded, loaded } from '#web/data.ts';
import { pageStatusOf } from '#web/shared/page-status-of.ts';
import { filterOf, PAGE_SIZE, readReviewQuery } from './review-query.ts';

export type ReviewPage = { reviews: WireStaffReview[]; total: number };

export type LoadedReviews = { list: Loaded<ReviewPage>; review: Loaded<WireStaffReview> | null };

/** A page of reviews, and the one that is looked at, wherever in the list it is. */
export async function loadReviews({ api, url }: LoadArgs) {
  const query = readReviewQuery(url.searchParams);
  const { sort, page } = query;
  const [list, review] = await Promise.all([
    loaded(
      api(listReviews, { query: { ...filterOf(query), sort, page, limit: PAGE_SIZE } }).then(
        ({ body, total }) => ({ reviews: body, total: total ?? body.length }),
      ),
    ),
    query.review
      ? loaded(api(getStaffReview, { params: { id: query.review } }).then(({ body }) => body))
      : null,
  ]);
  return data<LoadedReviews>({ list, review }, { status: list.ok ? 200 : pageStatusOf(list.status) });
}
