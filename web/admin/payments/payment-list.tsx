import type { WirePayment } from '#contract/calls/payments.ts';
import type { PaymentSort } from '#domain/payments/payment-sort.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { type Column, DataTable } from '#web/ui/tables/data-table.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import type { ListPage } from '../lists/list-page.ts';
import { NO_QUERY, PAGE_SIZE, type PaymentQuery, paymentsHref } from './payment-query.ts';
import { PaymentRow } from './payment-row.tsx';

type Props = {
  payments: Loaded<ListPage<WirePayment>>;
  /** What these payments are the answer to. */
  query: PaymentQuery;
};

export function PaymentList({ payments, query }: Props) {
  return (
    <ListFrame
      name="payments"
      counted="results"
      list={payments}
      place={query}
      usualSize={PAGE_SIZE}
      hrefOf={(place) => paymentsHref({ ...query, ...place })}
      resetHref={paymentsHref(NO_QUERY)}
      empty={<NoPayments query={query} />}
    >
      {(rows, isReloading) => (
        <DataTable long caption="Payments" columns={columnsOf(query)} busy={isReloading} wide>
          {rows.map((payment) => (
            <PaymentRow key={payment.checkoutId} payment={payment} />
          ))}
        </DataTable>
      )}
    </ListFrame>
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

function NoPayments({ query }: { query: PaymentQuery }) {
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
