import RefreshCw from 'lucide-react/icons/refresh-cw';
import Rows3 from 'lucide-react/icons/rows-3';
import { useRevalidator } from 'react-router';
import { exportOrders } from '#contract/calls/staff-orders.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ExportLink } from '../../lists/export-link.tsx';

/** What can be done with all orders that the filters leave. */
export function ListActions({ list }: { list: { filter: object } }) {
  const { state, revalidate } = useRevalidator();
  return (
    <>
      <ExportLink list={list} call={exportOrders} />
      <ExportLink
        list={list}
        call={exportOrders}
        options={{ rows: 'lines' }}
        label="Export lines"
        icon={<Rows3 aria-hidden="true" className="size-4" />}
      />
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
