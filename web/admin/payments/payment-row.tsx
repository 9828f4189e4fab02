import type { WirePayment } from '#contract/calls/payments.ts';
import { listHref } from '#domain/lists/list-address.ts';
import { memberList } from '#domain/members/member-list.ts';
import { planOf } from '#domain/members/plan.ts';
import { formatMoney } from '#domain/money.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { DataCell, DataRow } from '#web/ui/tables/data-table.tsx';
import { OrderBadges } from '../orders/order-badges.tsx';
import { orderHref } from '../orders/order-href.ts';
import { PaymentBadge } from '../refunds/payment-badge.tsx';
import { RefundButton } from '../refunds/refund-button.tsx';
import { Moment } from '../screen/moment.tsx';

export function PaymentRow({ payment }: { payment: WirePayment }) {
  return (
    <DataRow
      to={payment.order && orderHref(payment.order.id)}
      className="tablet:grid-cols-[minmax(0,1fr)_17rem_7rem_5.5rem]"
    >
      <DataCell card="start" className="cards:order-3 tablet:col-start-2 tablet:row-start-2">
        <Moment at={payment.createdAt} />
      </DataCell>
      <DataCell
        card="start"
        align="end"
        className="font-medium cards:text-base tablet:col-start-4 tablet:row-start-1 tablet:justify-self-end tablet:text-sm"
      >
        {formatMoney(payment.amount)}
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
        className="tablet:col-start-3 tablet:row-span-2 tablet:row-start-1 tablet:justify-self-start tablet:text-start rows:max-w-64"
      >
        <PaymentBadge state={payment.state} />
        {!SETTLED.has(payment.state) && (
          <span className="mt-1 block text-xs text-muted wrap-anywhere">{payment.explanation}</span>
        )}
      </DataCell>
      <DataCell
        card="line"
        className="cards:order-4 cards:pt-2 tablet:col-span-1 tablet:col-start-2 tablet:row-start-1 tablet:pt-0.5"
      >
        {payment.purpose === 'membership' ? (
          <MembershipOf payment={payment} />
        ) : (
          <OrderOf payment={payment} />
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

function MembershipOf({ payment: { membership } }: { payment: WirePayment }) {
  if (!membership) return <span className="text-muted">A membership</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TextLink
        to={listHref(memberList, { search: membership.id })}
        className="tap numeric whitespace-nowrap"
      >
        {membership.id}
      </TextLink>
      <span className="text-muted">{planOf(membership.plan).name} membership</span>
    </span>
  );
}

function OrderOf({ payment: { order } }: { payment: WirePayment }) {
  if (!order) return <span className="text-muted">No order</span>;
  return (
    <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <TextLink to={orderHref(order.id)} className="tap numeric whitespace-nowrap">
        {order.id}
      </TextLink>
      <OrderBadges order={order} />
      {order.deleted && <Badge>Deleted</Badge>}
    </span>
  );
}
