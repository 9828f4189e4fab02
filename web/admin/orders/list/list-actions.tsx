import { Download, RefreshCw } from 'lucide-react';
import { useRevalidator } from 'react-router';
import { exportOrders } from '#contract/staff-orders.ts';
import { Button } from '#web/ui/button.tsx';
import { buttonClasses } from '#web/ui/button-style.ts';
import { filterOf, type OrderQuery } from '../order-query.ts';

/** What can be done with all orders that the filters leave. */
export function ListActions({ query }: { query: OrderQuery }) {
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <a href={exportHref(query)} download className={buttonClasses({})}>
        <Download aria-hidden="true" className="size-4" />
        Export CSV
      </a>
      <Button
        busy={state === 'loading'}
        busyLabel="Refreshing..."
        onClick={() => revalidate()}
        icon={<RefreshCw aria-hidden="true" className="size-4" />}
      >
        Refresh
      </Button>
    </>
  );
}

function exportHref(query: OrderQuery): string {
  const filter = new URLSearchParams(filterOf(query));
  return `/api${exportOrders.path}${filter.size > 0 ? `?${filter}` : ''}`;
}
