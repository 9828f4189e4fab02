import type { WirePayment } from '#contract/payments.ts';
import { planOf } from '#domain/memberships/plan.ts';
import { dollarsToCents, formatMoney } from '#domain/money.ts';
import { formatDateTime } from '#web/shared/format-date.ts';
import { Badge } from '#web/ui/badge.tsx';
import { classNames } from '#web/ui/class-names.ts';
import { DataCell, DataRow } from '#web/ui/data-table.tsx';
import { TextLink } from '#web/ui/text-link.tsx';
import { membersHref } from '../members/member-query.ts';
import { OrderBadges } from '../orders/order-badges.tsx';
import { orderHref } from '../orders/order-query.ts';
import { PaymentBadge } from './payment-badge.tsx';
import { RefundButton } from './refund-button.tsx';

/** A payment, where it stands and why, and what it is for. */
export function PaymentRow({ payment }: { payment: WirePayment }) {
  return (
    <DataRow>
      <DataCell label="Date">
        <time dateTime={payment.createdAt}>{formatDateTime(payment.createdAt)} UTC</time>
      </DataCell>
      <DataCell label="Amount" align="end" className="font-medium">
        {formatMoney(dollarsToCents(payment.amount))}
      </DataCell>
      <DataCell names label="Customer">
        <span title={payment.email} className={ONE_LINE}>
          {payment.email || 'Not known'}
        </span>
        {payment.paymentIntentId && (
          <span title={payment.paymentIntentId} className={classNames(ONE_LINE, 'text-xs text-muted')}>
            {payment.paymentIntentId}
          </span>
        )}
      </DataCell>
      <DataCell label="State" className="rows:max-w-72">
        <PaymentBadge state={payment.state} />
        <span className="mt-1 block text-muted wrap-anywhere">{payment.explanation}</span>
      </DataCell>
      <DataCell label="For">
        {payment.purpose === 'membership' ? (
          <MembershipOf payment={payment} />
        ) : (
          <OrderOf payment={payment} />
        )}
      </DataCell>
      <DataCell className="cards:mt-1 cards:empty:hidden">
        <RefundButton payment={payment} />
      </DataCell>
    </DataRow>
  );
}

const ONE_LINE = 'block wrap-anywhere rows:max-w-56 rows:truncate';

function MembershipOf({ payment: { membership } }: { payment: WirePayment }) {
  if (!membership) return <span className="text-muted">A membership</span>;
  return (
    <span className="grid gap-1 cards:justify-items-end">
      <TextLink to={membersHref({ search: membership.id, membership: '', page: 1 })} className="tap numeric">
        {membership.id}
      </TextLink>
      <span className="text-muted">{planOf(membership.plan).name} membership</span>
    </span>
  );
}

function OrderOf({ payment: { order } }: { payment: WirePayment }) {
  if (!order) return <span className="text-muted">None</span>;
  return (
    <span className="grid gap-1 cards:justify-items-end">
      <TextLink to={orderHref(order.id)} className="tap numeric">
        {order.id}
      </TextLink>
      <OrderBadges order={order} className="cards:justify-end" />
      {order.deleted && <Badge>Deleted</Badge>}
    </span>
  );
}
