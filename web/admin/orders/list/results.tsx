import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Pagination } from '#web/ui/pagination.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import type { Selection } from '../bulk/use-selection.ts';
import type { OrderPage } from '../load-orders.ts';
import { hasFilters, NO_QUERY, ORDERS_PATH, type OrderQuery, ordersHref, PAGE_SIZE } from '../order-query.ts';
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
  const first = (query.page - 1) * PAGE_SIZE + 1;
  return (
    <>
      <OrderTable rows={rows} query={query} busy={isReloading} selection={selection} deletion={deletion} />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-5 py-3">
        <p role="status" className="numeric text-sm text-muted">
          {isReloading ? (
            <span className="inline-flex items-center gap-2">
              <Spinner label={null} size="sm" />
              Loading orders...
            </span>
          ) : (
            `Showing ${first} to ${first + rows.length - 1} of ${total.toLocaleString('en-US')} results`
          )}
        </p>
        <Pagination
          page={query.page}
          pageCount={Math.ceil(total / PAGE_SIZE)}
          hrefOf={(page) => ordersHref({ ...query, page, order: '' })}
          label="Pages of orders"
        />
      </div>
    </>
  );
}

function Empty({ total, query }: { total: number; query: OrderQuery }) {
  if (total > 0)
    return (
      <EmptyState
        title="No orders found."
        text={`Page ${query.page} is beyond the last one.`}
        action={<ButtonLink to={ordersHref({ ...query, page: 1 })}>Go to page 1</ButtonLink>}
      />
    );
  if (!hasFilters(query))
    return <EmptyState title="No orders found." text="Orders appear here as soon as they are placed." />;
  return (
    <EmptyState
      title="No orders found matching your filters."
      text="Try another search, or fewer filters."
      action={<ButtonLink to={ordersHref({ ...NO_QUERY, sort: query.sort })}>Reset Filters</ButtonLink>}
    />
  );
}

function Failed({ message, status, query }: { message: string; status: number; query: OrderQuery }) {
  const title = message || 'Failed to fetch orders';
  // What was asked for is wrong: asking again would not help, asking for less does.
  if (status === 400) return <ErrorState title={title} retryLabel="Reset Filters" retryHref={ORDERS_PATH} />;
  return <ErrorState title={title} retryLabel="Retry" retryHref={ordersHref(query)} />;
}
