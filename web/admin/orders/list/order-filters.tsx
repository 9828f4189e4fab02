import { Form } from 'react-router';
import type { OrderSort } from '#domain/orders/order-filter.ts';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Chip } from '#web/ui/chip.tsx';
import { FilterSelect } from '#web/ui/filter-select.tsx';
import { SearchBox } from '#web/ui/search-box.tsx';
import { SortSelect } from '../../layout/sort-select.tsx';
import { TOOLBAR_SEARCH, Toolbar } from '../../layout/toolbar.tsx';
import { NO_QUERY, type OrderQuery, ordersHref, withoutFilters, writeOrderQuery } from '../order-query.ts';
import { STATUS_OPTIONS } from '../status-options.ts';
import type { ChangeOrderQuery } from '../use-order-query.ts';
import { DateFilter } from './date-filter.tsx';
import { ViewTabs } from './view-tabs.tsx';

/** The views, search and the three filters of the spec (spec 2); each goes to the address. A GET form: it works without script. */
export function OrderFilters({ query, onChange }: { query: OrderQuery; onChange: ChangeOrderQuery }) {
  const { search: _, ...withoutSearch } = query;
  const kept = Object.fromEntries(writeOrderQuery({ ...withoutSearch, search: '', page: 1, order: '' }));
  return (
    <Toolbar
      filters={
        <>
          <Form className="contents" preventScrollReset>
            {query.search && <input type="hidden" name="search" value={query.search} />}
            {query.need && <input type="hidden" name="need" value={query.need} />}
            {query.view && <input type="hidden" name="view" value={query.view} />}
            {query.sort !== NO_QUERY.sort && <input type="hidden" name="sort" value={query.sort} />}
            <DateFilter value={query.date} onChange={(date) => onChange({ date })} />
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
      <SearchBox
        label="Search orders"
        placeholder="Order ID, email, phone or name"
        value={query.search}
        keep={kept}
        className={TOOLBAR_SEARCH}
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
