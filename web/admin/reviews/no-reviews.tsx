import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { PageBeyond } from '../layout/page-beyond.tsx';
import { isFiltered, NO_QUERY, PAGE_SIZE, type ReviewQuery, reviewsHref } from './review-query.ts';

/** Why there are none, and the way to some. `total`: on all pages. */
export function NoReviews({ total, query }: { total: number; query: ReviewQuery }) {
  const title = 'No reviews found.';
  if (total > 0)
    return (
      <PageBeyond
        title={title}
        page={query.page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(page) => reviewsHref({ ...query, page, review: '' })}
      />
    );
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
