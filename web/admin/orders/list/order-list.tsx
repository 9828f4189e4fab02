import type { ReactNode } from 'react';
import type { WireOrderRow } from '#contract/calls/staff-orders.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ListFrame } from '../../lists/list-frame.tsx';
import type { ListPage } from '../../lists/list-page.ts';
import { BelowSelectionBar } from '../../lists/selection-bar.tsx';
import type { Selection } from '../../lists/use-selection.ts';
import {
  hasFilters,
  ORDERS_PATH,
  type OrderQuery,
  ordersHref,
  PAGE_SIZE,
  withoutFilters,
} from '../order-query.ts';
import { OrderTable } from './order-table.tsx';
import type { Deletion } from './use-delete-order.ts';

type Props = {
  orders: Loaded<ListPage<WireOrderRow>>;
  /** What these orders are the answer to. */
  query: OrderQuery;
  selection: Selection<WireOrderRow>;
  /** Does something with the selected orders; null where nothing can be. */
  bar: ReactNode;
  deletion: Deletion;
};

/** The orders, or why there are none (spec 2). */
export function OrderList({ orders, query, selection, bar, deletion }: Props) {
  return (
    <ListFrame
      name="orders"
      counted="results"
      list={orders}
      place={query}
      usualSize={PAGE_SIZE}
      hrefOf={(place) => ordersHref({ ...query, ...place, order: '' })}
      resetHref={ORDERS_PATH}
      empty={<NoOrders query={query} />}
    >
      {(rows, isReloading) => (
        <BelowSelectionBar bar={bar}>
          <OrderTable
            rows={rows}
            query={query}
            busy={isReloading}
            selection={selection}
            deletion={deletion}
          />
        </BelowSelectionBar>
      )}
    </ListFrame>
  );
}

function NoOrders({ query }: { query: OrderQuery }) {
  if (!hasFilters(query)) return <EmptyState title="No orders found." text={NOTHING_YET[query.view]} />;
  return (
    <EmptyState
      title="No orders found matching your filters."
      text="Try another search, or fewer filters."
      action={<ButtonLink to={ordersHref(withoutFilters(query))}>Reset Filters</ButtonLink>}
    />
  );
}

const NOTHING_YET: Record<OrderQuery['view'], string> = {
  '': 'Orders appear here as soon as they are placed.',
  deleted: 'What is deleted appears here, and can be restored.',
};
