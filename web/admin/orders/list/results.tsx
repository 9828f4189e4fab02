import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import type { Selection } from '../../bulk/use-selection.ts';
import { ListFooter } from '../../layout/list-footer.tsx';
import { PageBeyond } from '../../layout/page-beyond.tsx';
import type { OrderPage } from '../load-orders.ts';
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
  orders: Loaded<OrderPage>;
  /** What these orders are the answer to. */
  query: OrderQuery;
  isReloading: boolean;
  selection: Selection;
  deletion: Deletion;
};

/** The orders, or why there are none (spec 2). */
export function Results({ orders, query, isReloading, selection, deletion }: Props) {
  if (!orders.ok) return <Failed message={orders.message} status={orders.status} query={query} />;
  const { rows, total } = orders.data;
  if (rows.length === 0) return <Empty total={total} query={query} />;
  return (
    <>
      <OrderTable rows={rows} query={query} busy={isReloading} selection={selection} deletion={deletion} />
      <ListFooter
        noun="results"
        loading="Loading orders..."
        isReloading={isReloading}
        page={query.page}
        pageSize={PAGE_SIZE}
        shown={rows.length}
        total={total}
        hrefOf={(page) => ordersHref({ ...query, page, order: '' })}
        label="Pages of orders"
      />
    </>
  );
}

function Empty({ total, query }: { total: number; query: OrderQuery }) {
  if (total > 0)
    return (
      <PageBeyond
        title="No orders found."
        page={query.page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(page) => ordersHref({ ...query, page })}
      />
    );
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

function Failed({ message, status, query }: { message: string; status: number; query: OrderQuery }) {
  const title = 'Failed to fetch orders';
  // What was asked for is wrong: asking again would not help, asking for less does.
  if (status === 400)
    return <ErrorState title={title} text={message} retryLabel="Reset Filters" retryHref={ORDERS_PATH} />;
  return <ErrorState title={title} text={message} retryLabel="Retry" retryHref={ordersHref(query)} />;
}
