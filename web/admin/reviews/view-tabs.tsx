import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { type ReviewQuery, reviewsHref } from './review-query.ts';

/** The reviews, and those that were deleted; what is filtered by goes along. */
export function ViewTabs({ query }: { query: ReviewQuery }) {
  const tabs = VIEWS.map(({ view, label }) => ({
    label,
    to: reviewsHref({ ...query, view, page: 1, review: '' }),
    isCurrent: view === query.view,
  }));
  return <LinkTabs label="Which reviews" tabs={tabs} />;
}

const VIEWS: { view: ReviewQuery['view']; label: string }[] = [
  { view: '', label: 'Reviews' },
  { view: 'deleted', label: 'Deleted' },
];
