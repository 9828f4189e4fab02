import { Form } from 'react-router';
import type { OrderSort } from '#domain/orders/order-filter.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Chip } from '#web/ui/feedback/chip.tsx';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { ListSearch } from '../../lists/list-search.tsx';
import { SortSelect } from '../../lists/sort-select.tsx';
import { Toolbar } from '../../lists/toolbar.tsx';
import { NO_QUERY, type OrderQuery, ordersHref, withoutFilters, writeOrderQuery } from '../order-query.ts';
import { STATUS_OPTIONS } from '../status-options.ts';
import type { ChangeOrderQuery } from '../use-order-query.ts';
import { DateRangeFilter } from './date-range-filter.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** The views, search and the three filters of the spec (spec 2); each goes to the address. A GET form: it works without script. */
export function OrderFilters({ query, onChange }: { query: OrderQuery; onChange: ChangeOrderQuery }) {
  return (
    <Toolbar
      filters={
        <>
          <Form className="contents" preventScrollReset>
            {query.search && <input type="hidden" name="search" value={query.search} />}
            {query.need && <input type="hidden" name="need" value={query.need} />}
            {query.view && <input type="hidden" name="view" value={query.view} />}
            {query.sort !== NO_QUERY.sort && <input type="hidden" name="sort" value={query.sort} />}
            <DateRangeFilter date={query.date} to={query.to} onChange={(days) => onChange(days)} />
            <FilterSelect
              label="Order Type"
              name="type"
              value={query.type}
              onChoose={(type) => onChange({ type })}
              options={TYPE_OPTIONS}
            />
            <FilterSelect
              label="Status"
              name="status"
              value={query.status}
              onChoose={(status) => onChange({ status })}
              options={[{ value: '', label: 'All Statuses' }, ...STATUS_OPTIONS]}
            />
            <Button type="submit" className="hidden! noscript:inline-flex!">
              Apply
            </Button>
          </Form>
          <SortSelect
            value={query.sort}
            onChoose={(sort) => onChange({ sort })}
            sorts={SORTS}
            neutral={NO_QUERY.sort}
          />
          {query.need && (
            <Chip
              removeLabel="Remove filter Paid orders to pack"
              removeHref={ordersHref({ ...query, need: '', page: 1 })}
            >
              Paid orders to pack
            </Chip>
          )}
          <ButtonLink to={ordersHref(withoutFilters(query))} variant="quiet" preventScrollReset>
            Reset Filters
          </ButtonLink>
        </>
      }
    >
      <ViewTabs query={query} />
      <ListSearch
        label="Search orders"
        placeholder="Order ID, email, phone or name"
        value={query.search}
        keep={writeOrderQuery({ ...query, search: '', page: 1, order: '' })}
        onSearch={(search) => onChange({ search }, { replace: true })}
      />
    </Toolbar>
  );
}

const SORTS: { value: OrderSort; label: string }[] = [
  { value: 'newest', label: 'Newest first' },
  { value: 'oldest', label: 'Oldest first' },
  { value: 'total-desc', label: 'Highest total first' },
  { value: 'total-asc', label: 'Lowest total first' },
];

const TYPE_OPTIONS: { value: OrderQuery['type']; label: string }[] = [
  { value: '', label: 'All Types' },
  { value: 'high', label: 'High Value (>=$500)' },
  { value: 'low', label: 'Low Value (<$500)' },
];
