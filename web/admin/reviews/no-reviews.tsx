import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { isFiltered, NO_QUERY, type ReviewQuery, reviewsHref } from './review-query.ts';

/** Why there are none, and the way to some. */
export function NoReviews({ query }: { query: ReviewQuery }) {
  const title = 'No reviews found.';
  if (!isFiltered(query))
    return <EmptyState title={title} text="Reviews appear here as soon as somebody writes one." />;
  return (
    <EmptyState
      title={title}
      text="Try other filters or another search."
      action={<ButtonLink to={reviewsHref({ ...NO_QUERY, sort: query.sort })}>Reset Filters</ButtonLink>}
    />
  );
}
