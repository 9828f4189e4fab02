import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { isFiltered, NO_QUERY, type ReviewQuery, reviewsHref } from './review-query.ts';

/** Why there are none, and the way to some. */
export function NoReviews({ query }: { query: ReviewQuery }) {
  const title = 'No reviews found.';
  if (!isFiltered(query)) return <EmptyState title={title} text={NOTHING_YET[query.view]} />;
  return (
    <EmptyState
      title={title}
      text="Try other filters or another search."
      action={
        <ButtonLink to={reviewsHref({ ...NO_QUERY, view: query.view, sort: query.sort })}>
          Reset Filters
        </ButtonLink>
      }
    />
  );
}

const NOTHING_YET: Record<ReviewQuery['view'], string> = {
  '': 'Reviews appear here as soon as somebody writes one.',
  deleted: 'What is deleted appears here, and can be restored.',
};
