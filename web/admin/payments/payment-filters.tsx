import type { PaymentSort } from '#domain/payments/payment-sort.ts';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { ListSearch } from '../lists/list-search.tsx';
import { SortSelect } from '../lists/sort-select.tsx';
import { Toolbar } from '../lists/toolbar.tsx';
import { NO_QUERY, type PaymentQuery, paymentsHref, writePaymentQuery } from './payment-query.ts';

type Props = {
  query: PaymentQuery;
  onChange: (part: Partial<PaymentQuery>, options?: { replace?: boolean }) => void;
};

/** All payments or only those that need a look, and what is searched for among them. */
export function PaymentFilters({ query, onChange }: Props) {
  const tabs = VIEWS.map(({ show, label }) => ({
    label,
    to: paymentsHref({ ...query, show, page: 1 }),
    isCurrent: show === query.show,
  }));
  return (
    <Toolbar
      filters={
        <SortSelect
          value={query.sort}
          onChoose={(sort) => onChange({ sort })}
          sorts={SORTS}
          neutral={NO_QUERY.sort}
        />
      }
    >
      <LinkTabs label="Which payments" tabs={tabs} />
      <ListSearch
        label="Search payments"
        placeholder="Order ID, email or payment ID"
        value={query.search}
        keep={writePaymentQuery({ ...query, search: '', page: 1 })}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
    </Toolbar>
  );
}

const VIEWS: { show: PaymentQuery['show']; label: string }[] = [
  { show: 'all', label: 'All payments' },
  { show: 'unsettled', label: 'Unsettled' },
];

const SORTS: { value: PaymentSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'amount-desc', label: 'Highest amount first' },
  { value: 'amount-asc', label: 'Lowest amount first' },
];
