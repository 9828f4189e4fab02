import { exportPayments, listPayments, type WirePayment } from '#contract/calls/payments.ts';
import { paymentList } from '#domain/payments/payment-list.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { Column } from '#web/ui/tables/data-table.tsx';
import { columnSort } from '../lists/column-sort.ts';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { ListSearch, ListTabs, SortSelect, Toolbar } from '../lists/toolbar.tsx';
import { type ShownList, useList } from '../lists/use-list.ts';
import { adminMeta } from '../screen/admin-meta.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/payments';
import { PaymentRow } from './payment-row.tsx';

const load = loadList(paymentList, listPayments);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta = () => adminMeta('Payments');

export default function Payments({ loaderData }: Route.ComponentProps) {
  const list = useList(paymentList, listPayments, loaderData.list);
  const columns: Column[] = [
    { label: 'Date', sort: columnSort(list, 'newest', 'oldest') },
    { label: 'Amount', align: 'end', sort: columnSort(list, 'amount-desc', 'amount-asc') },
    { label: 'Customer' },
    { label: 'State' },
    { label: 'For' },
    { label: 'Actions', align: 'end' },
  ];
  return (
    <>
      <PageHeader screen="payments" actions={<ExportLink list={list} call={exportPayments} />} />
      <Toolbar filters={<SortSelect list={list} labels={SORTS} />}>
        <ListTabs
          list={list}
          name="show"
          label="Which payments"
          labelOf={(show) => (show === 'unsettled' ? 'Unsettled' : 'All payments')}
        />
        <ListSearch list={list} label="Search payments" placeholder="Order ID, email or payment ID" />
      </Toolbar>
      <ListFrame
        list={list}
        name="payments"
        counted="results"
        columns={columns}
        empty={<NoPayments list={list} />}
      >
        {(payment) => <PaymentRow key={payment.checkoutId} payment={payment} />}
      </ListFrame>
    </>
  );
}

function NoPayments({ list }: { list: ShownList<typeof paymentList, WirePayment> }) {
  const { arrived, hrefOf } = list;
  if (arrived.search !== '')
    return (
      <EmptyState
        title="No payments found."
        text="Search by order ID, email or payment ID."
        action={<ButtonLink to={hrefOf({ search: '' })}>Clear Search</ButtonLink>}
      />
    );
  if (arrived.show === 'unsettled')
    return (
      <EmptyState
        title="Everything is settled."
        text="Each payment has its order or membership, or is given back."
        action={<ButtonLink to={paymentList.path}>Show all payments</ButtonLink>}
      />
    );
  return <EmptyState title="No payments found." text="Payments appear here as soon as a checkout begins." />;
}

const SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'amount-desc': 'Highest amount first',
  'amount-asc': 'Lowest amount first',
};
