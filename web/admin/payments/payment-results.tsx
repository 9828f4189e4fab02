import type { PaymentSort } from '#domain/payments/payment-sort.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { type Column, DataTable } from '#web/ui/data-table.tsx';
import { EmptyState } from '#web/ui/empty-state.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { ListFooter } from '../layout/list-footer.tsx';
import { PageBeyond } from '../layout/page-beyond.tsx';
import type { PaymentPage } from './load-payments.ts';
import { NO_QUERY, PAGE_SIZE, type PaymentQuery, paymentsHref } from './payment-query.ts';
import { PaymentRow } from './payment-row.tsx';

type Props = {
  payments: Loaded<PaymentPage>;
  /** What these payments are the answer to. */
  query: PaymentQuery;
  isReloading: boolean;
};

/** The payments, or why there are none. */
export function PaymentResults({ payments, query, isReloading }: Props) {
  if (!payments.ok)
    return (
      <ErrorState
        title="Failed to fetch payments"
        text={payments.message}
        retryLabel="Retry"
        retryHref={paymentsHref(query)}
      />
    );
  const { payments: rows, total } = payments.data;
  if (rows.length === 0) return <Empty total={total} query={query} />;
  return (
    <>
      <DataTable caption="Payments" columns={columnsOf(query)} busy={isReloading} wide>
        {rows.map((payment) => (
          <PaymentRow key={payment.checkoutId} payment={payment} />
        ))}
      </DataTable>
      <ListFooter
        noun="results"
        loading="Loading payments..."
        isReloading={isReloading}
        page={query.page}
        pageSize={PAGE_SIZE}
        shown={rows.length}
        total={total}
        hrefOf={(page) => paymentsHref({ ...query, page })}
        label="Pages of payments"
      />
    </>
  );
}

function columnsOf(query: PaymentQuery): Column[] {
  return [
    { label: 'Date', sort: sortOf(query, ['newest', 'oldest']) },
    { label: 'Amount', align: 'end', sort: sortOf(query, ['amount-desc', 'amount-asc']) },
    { label: 'Customer' },
    { label: 'State' },
    { label: 'For' },
    { label: 'Actions', align: 'end' },
  ];
}

/** First down, then up, then down again. */
function sortOf(query: PaymentQuery, [down, up]: [PaymentSort, PaymentSort]) {
  const now = query.sort === down ? 'descending' : query.sort === up ? 'ascending' : null;
  return { to: paymentsHref({ ...query, sort: query.sort === down ? up : down, page: 1 }), now } as const;
}

function Empty({ total, query }: { total: number; query: PaymentQuery }) {
  if (total > 0)
    return (
      <PageBeyond
        title="No payments found."
        page={query.page}
        pageCount={Math.ceil(total / PAGE_SIZE)}
        hrefOf={(page) => paymentsHref({ ...query, page })}
      />
    );
  if (query.search !== '')
    return (
      <EmptyState
        title="No payments found."
        text="Search by order ID, email or payment ID."
        action={<ButtonLink to={paymentsHref({ ...query, search: '', page: 1 })}>Clear Search</ButtonLink>}
      />
    );
  if (query.show === 'unsettled')
    return (
      <EmptyState
        title="Everything is settled."
        text="Each payment has its order or membership, or is given back."
        action={<ButtonLink to={paymentsHref(NO_QUERY)}>Show all payments</ButtonLink>}
      />
    );
  return <EmptyState title="No payments found." text="Payments appear here as soon as a checkout begins." />;
}
