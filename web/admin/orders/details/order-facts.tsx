import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { isDeliveryExpected } from '#domain/orders/order-refund.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { OrderBadges } from '../order-badges.tsx';

/** What an order is, where it stands and who placed it. */
export function OrderFacts({ found: { order, invoiceNumber } }: { found: WireStaffOrder }) {
  const { formatDate, formatDateTime } = useDates();
  const items = [
    { term: 'Order ID', description: <span className="numeric whitespace-nowrap">{order.id}</span> },
    { term: 'Date', description: formatDateTime(order.createdAt) },
    { term: 'Status', description: <OrderBadges order={order} /> },
    {
      term: 'Expected Delivery',
      description: isDeliveryExpected(order) ? formatDate(order.expectedDelivery) : 'None',
    },
    { term: 'Customer', description: <Customer email={order.userEmail} phone={order.userPhone} /> },
    ...(order.paymentMethod ? [{ term: 'Payment Method', description: order.paymentMethod }] : []),
    ...(invoiceNumber
      ? [
          {
            term: 'Invoice',
            description: <TextLink to={`/admin/invoice/${order.id}`}>{invoiceNumber}</TextLink>,
          },
        ]
      : []),
  ];
  return <DefinitionList items={items} />;
}

function Customer({ email, phone }: { email: string; phone: string | undefined }) {
  return (
    <>
      <a
        href={`mailto:${encodeURIComponent(email)}`}
        className="tap underline underline-offset-4 wrap-anywhere"
      >
        {email}
      </a>
      {phone && <span className="numeric block text-muted">{phone}</span>}
    </>
  );
}
