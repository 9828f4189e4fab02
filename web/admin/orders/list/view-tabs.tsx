import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { type OrderQuery, ordersHref } from '../order-query.ts';

/** The orders, and those that were deleted; what is filtered by goes along. */
export function ViewTabs({ query }: { query: OrderQuery }) {
  const tabs = VIEWS.map(({ view, label }) => ({
    label,
    to: ordersHref({ ...query, view, page: 1, order: '' }),
    isCurrent: view === query.view,
  }));
  return <LinkTabs label="Which orders" tabs={tabs} />;
}

const VIEWS: { view: OrderQuery['view']; label: string }[] = [
  { view: '', label: 'Orders' },
  { view: 'deleted', label: 'Deleted' },
];
