import { Form } from 'react-router';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import type { OrderNeed } from '#domain/orders/order-filter.ts';
import type { orderList } from '#domain/orders/order-list.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Chip } from '#web/ui/feedback/chip.tsx';
import { HiddenFields } from '#web/ui/forms/hidden-fields.tsx';
import { DateRangeFilter } from '../../lists/date-filter.tsx';
import {
  ListFilterSelect,
  ListSearch,
  ListTabs,
  ResetFilters,
  SortSelect,
  Toolbar,
} from '../../lists/toolbar.tsx';
import type { ShownList } from '../../lists/use-list.ts';

/**
 * The views, the search and the three filters of section 2 of the specification; a GET form, which works
 * without script.
 */
export function OrderFilters({ list }: { list: ShownList<typeof orderList, WireOrderRow> }) {
  const { requested, change, hrefOf, parametersWithout } = list;
  return (
    <Toolbar
      filters={
        <>
          <Form className="contents" preventScrollReset>
            <HiddenFields values={parametersWithout(['date', 'to', 'type', 'status'])} />
            <DateRangeFilter date={requested.date} to={requested.to} onChange={change} />
            <ListFilterSelect
              list={list}
              name="type"
              label="Order Type"
              all="All Types"
              labelOf={(type) => (type === 'high' ? 'High Value (>=$500)' : 'Low Value (<$500)')}
            />
            <ListFilterSelect
              list={list}
              name="status"
              label="Status"
              all="All Statuses"
              labelOf={statusLabel}
            />
            <Button type="submit" className="hidden! noscript:inline-flex!">
              Apply
            </Button>
          </Form>
          <SortSelect list={list} labels={SORTS} />
          {requested.need && (
            <Chip removeLabel={`Remove filter ${NEEDS[requested.need]}`} removeHref={hrefOf({ need: '' })}>
              {NEEDS[requested.need]}
            </Chip>
          )}
          <ResetFilters list={list} always />
        </>
      }
    >
      <ListTabs
        list={list}
        name="deleted"
        label="Which orders"
        labelOf={(isDeleted) => (isDeleted ? 'Deleted' : 'Orders')}
      />
      <ListSearch list={list} label="Search orders" placeholder="ID, email, phone, name" />
    </Toolbar>
  );
}

const NEEDS: Record<OrderNeed, string> = {
  'to-pack': 'Paid orders to pack',
  'to-send': 'Packed orders to send',
  disputed: 'Disputed orders',
  owed: 'Money owed',
};

const SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'total-desc': 'Highest total first',
  'total-asc': 'Lowest total first',
};
