import type { ReactNode } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { restoreOrder, type WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { formatMoney } from '#domain/money.ts';
import { expectsArrival } from '#domain/orders/order-refund.ts';
import { browserApi } from '#web/data.ts';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { DisputeBanner } from '../../disputes/dispute-banner.tsx';
import { ParcelList } from '../../fulfilments/parcel-list.tsx';
import type { OrderWithRefunds } from '../../refunds/order-with-refunds.ts';
import { OwedMoney } from '../../refunds/owed-money.tsx';
import { PaymentBadge } from '../../refunds/payment-badge.tsx';
import { RefundButton } from '../../refunds/refund-button.tsx';
import { RefundList } from '../../refunds/refund-list.tsx';
import { countReturnable, OpenReturn } from '../../returns/open-return.tsx';
import { ReturnsOfOrder } from '../../returns/returns-of-order.tsx';
import { OrderBadges } from '../order-badges.tsx';
import { OrderItems } from './order-items.tsx';
import { OrderNotes } from './order-notes.tsx';
import { RestockNote } from './restock-note.tsx';
import { ShippingAddress } from './shipping-address.tsx';

/** Everything staff see of an order (specification, section 2). */
export function DetailsBody({ details }: { details: OrderWithRefunds }) {
  const { order, timeline, notes, deletedAt } = details;
  return (
    <div className="grid gap-8 text-sm print:gap-5">
      {deletedAt && <DeletedOrderNote id={order.id} deletedAt={deletedAt} />}
      {details.payment?.dispute && <DisputeBanner dispute={details.payment.dispute} />}
      <OwedMoney details={details} />
      <RestockNote details={details} />
      <div className="grid items-start gap-8 sm:grid-cols-[minmax(0,3fr)_minmax(0,2fr)] print:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <OrderFacts details={details} />
        <Section title="Shipping Address">
          <ShippingAddress order={order} isDeleted={deletedAt !== undefined} />
        </Section>
      </div>
      <Section title="Order Items">
        <OrderItems products={order.products} />
      </Section>
      {order.fulfilments && (
        <Section title="Parcels">
          <ParcelList order={order} isDeleted={deletedAt !== undefined} />
        </Section>
      )}
      <OrderReturns details={details} />
      <div className="grid items-start gap-8 sm:grid-cols-2 print:grid-cols-2">
        <Section title="Order Timeline">
          <OrderTimeline timeline={timeline} />
        </Section>
        <Section title="Order Summary">
          <TotalsList totals={order} memberPlan={order.memberPlan} refunded={order.refunded} />
        </Section>
      </div>
      <Section title="Payment">
        <OrderPayment details={details} />
      </Section>
      <Section title="Internal notes">
        <OrderNotes id={order.id} notes={notes} />
      </Section>
    </div>
  );
}

/** None, unless there are some or something could come back. */
function OrderReturns({ details }: { details: OrderWithRefunds }) {
  const { returns, deletedAt } = details;
  const canOpen = !deletedAt && countReturnable(details).some((pieces) => pieces > 0);
  if (!returns && !canOpen) return null;
  return (
    // Nothing to print, unless there are some.
    <div className={returns ? undefined : 'print:hidden'}>
      <Section title="Returns">
        <div className="grid gap-3">
          {returns && <ReturnsOfOrder returns={returns} />}
          {canOpen && <OpenReturn {...details} />}
        </div>
      </Section>
    </div>
  );
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h3 className="mb-2.5 text-base font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function OrderFacts({ details: { order, invoiceNumber, owed, disputed } }: { details: WireStaffOrder }) {
  const { formatDate, formatDateTime } = useDates();
  const invoice = <TextLink to={`/admin/invoice/${order.id}`}>{invoiceNumber}</TextLink>;
  const items = [
    { term: 'Order ID', description: <span className="numeric whitespace-nowrap">{order.id}</span> },
    { term: 'Date', description: formatDateTime(order.createdAt) },
    { term: 'Status', description: <OrderBadges order={{ ...order, owed, disputed }} /> },
    {
      term: 'Expected Delivery',
      description: expectsArrival(order, order.products) ? formatDate(order.expectedDelivery) : 'None',
    },
    { term: 'Customer', description: <Customer email={order.userEmail} phone={order.userPhone} /> },
    ...(order.paymentMethod ? [{ term: 'Payment Method', description: order.paymentMethod }] : []),
    ...(invoiceNumber ? [{ term: 'Invoice', description: invoice }] : []),
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

/** The events of an order in their order, with the member of staff who caused them. */
function OrderTimeline({ timeline }: Pick<WireStaffOrder, 'timeline'>) {
  const { formatDateTime } = useDates();
  if (timeline.length === 0) return <p className="text-muted">Nothing has happened since it was placed.</p>;
  return (
    <ol className="ml-1 grid gap-4 print:gap-2 border-l-2 border-line pl-4">
      {timeline.map(({ title, text, at, by }, position) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only added at the end.
        <li key={position} className={ENTRY}>
          <p className="font-medium">{title}</p>
          <p className="wrap-anywhere">{text}</p>
          <p className="numeric text-muted wrap-anywhere">
            <time dateTime={at}>{formatDateTime(at)}</time>
            {by && ` by ${by}`}
          </p>
        </li>
      ))}
    </ol>
  );
}

/** A dot on the line at its side. */
const ENTRY =
  'relative before:absolute before:top-1 before:-left-[calc(1rem+6px)] before:size-2.5 before:rounded-full ' +
  'before:border-2 before:border-raised before:bg-mark';

function OrderPayment({ details }: { details: OrderWithRefunds }) {
  const { order, payment } = details;
  if (!payment) return <NoPayment order={order} />;
  return (
    <div className="grid gap-4">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <p className="numeric font-medium">{formatMoney(payment.amount)}</p>
        <PaymentBadge payment={payment} />
        <p className="grow basis-60 text-muted wrap-anywhere">{payment.explanation}</p>
        <RefundButton payment={payment} known={details} />
      </div>
      <RefundList refunds={details.refunds} products={order.products} canRetry />
    </div>
  );
}

function NoPayment({
  order: { markedPaidAt, unpaidUntil, paymentMethod, paymentStatus, total },
}: {
  order: WireOrder;
}) {
  const { formatDateTime } = useDates();
  if (markedPaidAt)
    return (
      <p className="wrap-anywhere">
        Marked as paid on {formatDateTime(markedPaidAt)}
        {paymentMethod && `: ${paymentMethod}`}
      </p>
    );
  if (paymentStatus === 'paid' && total === 0)
    return <p className="text-muted">This order costs nothing: no payment was needed.</p>;
  return (
    <p className="text-muted">
      This order came without a payment.
      {unpaidUntil &&
        ` It is canceled on ${formatDateTime(unpaidUntil)} unless you mark it as paid or work on it.`}
    </p>
  );
}

function DeletedOrderNote({ id, deletedAt }: { id: string; deletedAt: string }) {
  const { formatDateTime } = useDates();
  const restore = useMutation(() => browserApi(restoreOrder, { params: { id } }), {
    success: 'Order restored',
    failure: 'Failed to restore order. Please try again.',
  });

  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl bg-warn-soft px-5 py-3 text-warn">
      <p className="grow">
        This order was deleted on {formatDateTime(deletedAt)}. Shoppers and lists do not show it.
      </p>
      <Button size="sm" busy={restore.busy} busyLabel="Restoring..." onClick={() => void restore.run()}>
        Restore order
      </Button>
    </div>
  );
}
