import { useLocation } from 'react-router';
import { inBrowser, onServer } from '#web/data.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { Card } from '#web/ui/card.tsx';
import { adminMeta } from '../layout/admin-meta.ts';
import { PageHeader } from '../layout/page-header.tsx';
import type { Route } from './+types/payments';
import { loadPayments } from './load-payments.ts';
import { readPaymentQuery } from './payment-query.ts';
import { PaymentResults } from './payment-results.tsx';
import { ShowFilter } from './show-filter.tsx';

export const loader = onServer(loadPayments);
export const clientLoader = inBrowser(loadPayments);

export const meta = () => adminMeta('Payments');

export default function Payments({ loaderData }: Route.ComponentProps) {
  const query = readPaymentQuery(new URLSearchParams(useLocation().search));
  const isReloading = useIsReloading();
  return (
    <>
      <PageHeader
        title="Payments"
        subtitle="Each payment beside its order or membership, and what is not settled yet"
      />
      <ShowFilter show={query.show} />
      <Card padded={false} as="section" aria-label="Payments">
        <PaymentResults payments={loaderData} query={query} isReloading={isReloading} />
      </Card>
    </>
  );
}
