import { memo } from 'react';
import { useLocation } from 'react-router';
import type { listProductReviews } from '#contract/calls/reviews.ts';
import type { CallOutput } from '#contract/define-call.ts';
import { formatCount } from '#domain/counts.ts';
import { sumRatings } from '#domain/reviews/rating-counts.ts';
import type { Loaded } from '#web/data.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Stars } from '#web/ui/feedback/stars.tsx';
import { Pagination } from '#web/ui/navigation/pagination.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { useStateText } from '../../page-texts/state-texts-context.ts';
import { ReviewBar } from './review-bar.tsx';
import { ReviewItem } from './review-item.tsx';
import { readReviewQuery, reviewsHref } from './review-query.ts';
import { StarBars } from './star-bars.tsx';

export type ReviewsOfProduct = CallOutput<typeof listProductReviews>;

/** Memoized: it would delay the answer of options. */
export const Reviews = memo(function Reviews({ reviews }: { reviews: Loaded<ReviewsOfProduct> }) {
  const { search } = useLocation();
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="mt-section">
      <h2 id="reviews-title" className="text-3xl">
        Customer Reviews
      </h2>
      {reviews.ok ? (
        <ReviewPage {...reviews.data} search={search} />
      ) : (
        <ErrorState level={3} title={`Error loading reviews: ${reviews.message}`} />
      )}
    </section>
  );
});

function ReviewPage({ search, ...page }: ReviewsOfProduct & { search: string }) {
  const noReviews = useStateText('noReviews');
  const { average, distribution, countsVerified } = page;
  const count = sumRatings(distribution);
  const query = readReviewQuery(new URLSearchParams(search));
  // Unverified reviews may be there to read even if none counts.
  const hasOthers = countsVerified && (page.total > 0 || query.stars !== null);
  if (count === 0 && !hasOthers)
    return (
      <>
        {noReviews && <p className="mt-5 text-muted">{noReviews}</p>}
        <FromYourOrder />
      </>
    );
  return (
    <div className="mt-6 grid grid-cols-1 gap-x-16 gap-y-8 lg:grid-cols-[16rem_minmax(0,1fr)]">
      <div className="numeric self-start lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)]">
        {count > 0 && <Average average={average} count={count} />}
        {countsVerified && (
          <p className="mt-2 text-sm text-muted">
            {count > 0
              ? 'Ratings of verified purchases. All reviews can be read here.'
              : 'Nobody whose purchase is verified has rated this product yet.'}
          </p>
        )}
        <StarBars counts={distribution} chosen={query.stars} search={search} />
        <FromYourOrder />
      </div>
      <div>
        <ReviewBar total={page.total} query={query} />
        <ReviewList {...page} search={search} />
      </div>
    </div>
  );
}

function ReviewList({ reviews, total, page, limit, search }: ReviewsOfProduct & { search: string }) {
  return (
    <>
      {reviews.length === 0 && <NothingHere isPageTooFar={total > 0} search={search} />}
      <ul className="divide-y divide-line">
        {reviews.map((review) => (
          <ReviewItem key={review._id} review={review} />
        ))}
      </ul>
      <div className="mt-8">
        <Pagination
          page={page}
          pageCount={Math.ceil(total / limit)}
          hrefOf={(target) => reviewsHref(search, { page: target })}
          label="Pages of reviews"
        />
      </div>
    </>
  );
}

function NothingHere({ isPageTooFar, search }: { isPageTooFar: boolean; search: string }) {
  return isPageTooFar ? (
    <p className="text-muted">
      There are no reviews on this page.{' '}
      <TextLink to={reviewsHref(search, { page: 1 })}>Go to the first</TextLink>
    </p>
  ) : (
    <p className="text-muted">
      No review gave so many stars.{' '}
      <TextLink to={reviewsHref(search, { stars: null })}>Show all reviews</TextLink>
    </p>
  );
}

function Average({ average, count }: { average: number; count: number }) {
  return (
    <>
      <p className="flex items-baseline gap-2">
        <span className="font-display text-5xl font-medium">{average.toFixed(1)}</span>
        <span className="text-muted">out of 5</span>
      </p>
      <p className="mt-3 flex items-center gap-3">
        <Stars value={average} size="lg" />
      </p>
      <p className="mt-2 text-muted">{formatCount(count)} global ratings</p>
    </>
  );
}

function FromYourOrder() {
  return (
    <p className="mt-5 text-sm text-muted">
      Bought it? <TextLink to="/user/track-order">Find your order</TextLink> to write a review.
    </p>
  );
}
