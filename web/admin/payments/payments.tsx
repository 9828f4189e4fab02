import { exportPayments, listPayments, type WirePayment } from '#contract/calls/payments.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { memberList } from '#domain/members/member-list.ts';
import { findPlan } from '#domain/members/plan.ts';
import { formatMoney } from '#domain/money.ts';
import { paymentList } from '#domain/payments/payment-list.ts';
import { inBrowser, onServer } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { type Column, DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { DisputeLink } from '../disputes/dispute-link.tsx';
import { columnSort } from '../lists/column-sort.ts';
import { ExportLink } from '../lists/export-link.tsx';
import { ListFrame } from '../lists/list-frame.tsx';
import { loadList } from '../lists/load-list.ts';
import { ListSearch, ListTabs, SortSelect, Toolbar } from '../lists/toolbar.tsx';
import { type ShownList, useList } from '../lists/use-list.ts';
import { OrderBadges } from '../orders/order-badges.tsx';
import { PartRefunded } from '../refunds/part-refunded.tsx';
import { PaymentBadge } from '../refunds/payment-badge.tsx';
import { PaymentRefunds } from '../refunds/payment-refunds.tsx';
import { RefundButton } from '../refunds/refund-button.tsx';
import { adminMeta } from '../screen/admin-meta.ts';
import { DateTime } from '../screen/date-time.tsx';
import { orderHref } from '../screen/order-href.ts';
import { PageHeader } from '../screen/page-header.tsx';
import type { Route } from './+types/payments';

const load = loadList(paymentList, listPayments);
export const loader = onServer(load);
export const clientLoader = inBrowser(load);

export const meta: Route.MetaFunction = ({ matches }) => adminMeta(matches, 'Payments');

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
        <ListTabs list={list} name="show" label="Which payments" labelOf={(show) => TABS[show]} />
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
        text="Each payment has its order or membership, or is refunded."
        action={<ButtonLink to={paymentList.path}>Show all payments</ButtonLink>}
      />
    );
  if (arrived.show === 'disputed')
    return (
      <EmptyState
        title="No payment is disputed."
        text="When a customer asks the bank for the money, the payment appears here."
        action={<ButtonLink to={paymentList.path}>Show all payments</ButtonLink>}
      />
    );
  return <EmptyState title="No payments found." text="Payments appear here as soon as a checkout begins." />;
}

const TABS = { all: 'All', unsettled: 'Unsettled', disputed: 'Disputed' };

const SORTS = {
  newest: 'Newest first',
  oldest: 'Oldest first',
  'amount-desc': 'Highest amount first',
  'amount-asc': 'Lowest amount first',
};

function PaymentRow({ payment }: { payment: WirePayment }) {
  return (
    <DataRow
      to={payment.order && orderHref(payment.order.id)}
      className="tablet:grid-cols-[minmax(0,1fr)_17rem_7rem_5.5rem]"
    >
      <DataCell card="start" className="cards:order-3 tablet:col-start-2 tablet:row-start-2">
        <DateTime at={payment.createdAt} />
      </DataCell>
      <DataCell
        card="start"
        align="end"
        className="font-medium whitespace-nowrap cards:text-base tablet:col-start-4 tablet:row-start-1 tablet:justify-self-end tablet:text-sm"
      >
        {formatMoney(payment.amount)}
        <PartRefunded refunded={payment.refunded} total={payment.amount} />
      </DataCell>
      <DataCell
        names
        card="line"
        className="cards:order-2 tablet:col-span-1 tablet:row-span-2 tablet:row-start-1"
      >
        <span title={payment.email} className={ONE_LINE}>
          {payment.email || 'Not known'}
        </span>
        {payment.paymentIntentId && (
          <span title={payment.paymentIntentId} className={classNames(ONE_LINE, 'text-xs text-muted')}>
            {payment.paymentIntentId}
          </span>
        )}
      </DataCell>
      <DataCell
        card="end"
        className="cards:max-w-44 tablet:col-start-3 tablet:row-span-2 tablet:row-start-1 tablet:max-w-none tablet:justify-self-start tablet:text-start rows:max-w-64"
      >
        <PaymentBadge payment={payment} />
        {(!SETTLED.has(payment.state) || payment.owed !== undefined) && (
          <span className="mt-1 block text-xs text-muted wrap-anywhere">{payment.explanation}</span>
        )}
        {payment.dispute && <DisputeLink dispute={payment.dispute} />}
        <PaymentRefunds payment={payment} />
      </DataCell>
      <DataCell
        card="line"
        className="cards:order-4 cards:pt-2 tablet:col-span-1 tablet:col-start-2 tablet:row-start-1 tablet:pt-0.5"
      >
        {payment.purpose === 'membership' ? (
          <PaidMembership payment={payment} />
        ) : (
          <PaidOrder payment={payment} />
        )}
      </DataCell>
      <DataCell
        card="end"
        align="end"
        className="cards:order-3 cards:-mr-2 tablet:col-start-4 tablet:row-start-2"
      >
        <RefundButton payment={payment} />
      </DataCell>
    </DataRow>
  );
}

/** States that need no explanation. */
const SETTLED: ReadonlySet<WirePayment['state']> = new Set(['ordered', 'joined']);

const ONE_LINE = 'block truncate rows:max-w-52 rows:min-[88rem]:max-w-60';

function PaidMembership({ payment: { membership } }: { payment: WirePayment }) {
  if (!membership) return <span className="text-muted">A membership</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TextLink
        to={listHref(memberList, { search: membership.id })}
        className="tap numeric whitespace-nowrap"
      >
        {membership.id}
      </TextLink>
      <span className="text-muted">{findPlan(membership.plan).name} membership</span>
    </span>
  );
}

function PaidOrder({ payment: { order, owed } }: { payment: WirePayment }) {
  if (!order) return <span className="text-muted">No order</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TextLink to={orderHref(order.id)} className="tap numeric rows:whitespace-nowrap">
        {order.id}
      </TextLink>
      <OrderBadges order={{ ...order, owed }} />
      {order.deleted && <Badge>Deleted</Badge>}
    </span>
  );
}
