import { useLocation } from 'react-router';
import { exportPayments } from '#contract/calls/payments.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { useAddressState } from '#web/shared/use-address-state.ts';
import { ExportLink } from '../lists/export-link.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import { SCREEN_HEADS } from '../screen/screen-heads.ts';
import type { Route } from './+types/payments';
import { loadPayments } from './load-payments.ts';
import { PaymentFilters } from './payment-filters.tsx';
import { PaymentList } from './payment-list.tsx';
import { filterOf, readPaymentQuery, writePaymentQuery } from './payment-query.ts';

export const loader = onServer(loadPayments);
export const clientLoader = inBrowser(loadPayments);

export const meta = () => adminMeta('Payments');

/** Controls show what is wanted at once; the list shows what has arrived. */
export default function Payments({ loaderData }: Route.ComponentProps) {
  const [wanted, setWanted] = useAddressState(CODEC);
  const arrived = readPaymentQuery(new URLSearchParams(useLocation().search));
  return (
    <>
      <PageHeader
        {...SCREEN_HEADS.payments}
        actions={<ExportLink path={exportPayments.path} filter={filterOf(arrived)} />}
      />
      <PaymentFilters
        query={wanted}
        onChange={(part, options) => setWanted({ ...wanted, ...part, page: 1 }, options)}
      />
      <PaymentList payments={loaderData} query={arrived} />
    </>
  );
}

const CODEC = { read: readPaymentQuery, write: writePaymentQuery };
