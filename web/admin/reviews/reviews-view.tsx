import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { exportReviews, listReviews } from '#contract/calls/reviews.ts';
import { browserApi } from '#web/data.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ExportLink } from '../lists/export-link.tsx';
import { useNeighbours } from '../lists/use-neighbours.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import { AddReview } from './add-review.tsx';
import type { LoadedReviews } from './load-reviews.ts';
import { ReviewDetails } from './review-details.tsx';
import { ReviewFilters } from './review-filters.tsx';
import { ReviewList } from './review-list.tsx';
import { filterOf, readReviewQuery, reviewsHref, writeReviewQuery } from './review-query.ts';
import { useReviewActions } from './use-review-actions.ts';

/** Reviews Management (spec 2): what is filtered by, the list, and what can be done with it. */
export function ReviewsView({ list, review, product }: LoadedReviews) {
  const [query, setQuery] = useAddressState(CODEC);
  const [isAdding, setAdding] = useState(false);
  const actions = useReviewActions();

  const neighbours = useNeighbours({
    ids: list.ok ? list.data.rows.map(({ _id }) => _id) : [],
    openId: query.review,
    place: query,
    total: list.ok ? list.data.total : 0,
    loadIds: async (page) => {
      const { sort, size } = query;
      const asked = { ...filterOf(query), sort, page, limit: size };
      return (await browserApi(listReviews, { query: asked })).body.map(({ _id }) => _id);
    },
    open: (id, page) => setQuery({ ...query, review: id, page }, { replace: true }),
  });

  if (!list.ok)
    return (
      <ErrorState
        title="Failed to fetch reviews"
        text={list.message}
        retryLabel="Retry"
        retryHref={reviewsHref(query)}
        level={1}
      />
    );

  const shown = query.review
    ? (list.data.rows.find(({ _id }) => _id === query.review) ?? (review?.ok ? review.data : null))
    : null;
  return (
    <>
      <PageHeader
        {...SCREEN_HEADS.reviews}
        actions={
          <>
            <ExportLink path={exportReviews.path} filter={filterOf(query)} />
            <Button
              variant="primary"
              icon={<Plus aria-hidden="true" className="size-4.5" />}
              onClick={() => setAdding(true)}
            >
              Add Review
            </Button>
          </>
        }
      />
      <ReviewFilters
        query={query}
        product={product?.ok && product.data.id === query.product ? product.data : null}
        onChange={(change, options) => setQuery({ ...query, ...change, page: 1 }, options)}
      />
      <ReviewList
        list={list.data}
        query={query}
        actions={actions}
        onView={(id) => setQuery({ ...query, review: id })}
      />
      <ReviewDetails
        review={shown}
        isMissing={query.review !== '' && review !== null && !review.ok && shown === null}
        actions={actions}
        neighbours={neighbours}
        onClose={() => setQuery({ ...query, review: '' }, { replace: true })}
      />
      <AddReview open={isAdding} onClose={() => setAdding(false)} />
    </>
  );
}

const CODEC = { read: readReviewQuery, write: writeReviewQuery };
