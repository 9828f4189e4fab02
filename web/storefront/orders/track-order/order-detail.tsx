import { Fragment, type ReactNode } from 'react';
import { useRevalidator } from 'react-router';
import type { WireOrder } from '#contract/calls/orders.ts';
import { addressLines } from '#domain/address-lines.ts';
import { formatMoney } from '#domain/money.ts';
import { type CanceledBy, orderLabel } from '#domain/orders/cancellation.ts';
import { deliveredAt } from '#domain/orders/delivered-at.ts';
import { fitsLines, needsShipping } from '#domain/orders/not-shipped.ts';
import { expectsArrival, isRefunded, type MaybeRefunded } from '#domain/orders/order-refund.ts';
import { statusExplanation, statusLabel, TRACKING_STEPS, trackingTone } from '#domain/orders/status.ts';
import { RefundedBadge } from '#web/shared/refunded-badge.tsx';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { type Dates, useDates } from '#web/shared/use-dates.ts';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Steps } from '#web/ui/feedback/steps.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { BuyAgain } from '../../cart/buy-again/buy-again.tsx';
import { FocusedHeading } from '../../focused-heading.tsx';
import { OrderReturns } from '../../returns/order-returns.tsx';
import { ReviewButton } from '../../reviews/write/review-button.tsx';
import { TitledCard } from '../../titled-card.tsx';
import { InvoiceLink } from '../invoice-link.tsx';
import { OrderLines } from '../order-lines.tsx';
import { BackToSearch } from './back-to-search.tsx';
import { CancelOwnOrder } from './cancel-own-order.tsx';
import { MaskedNote } from './masked-note.tsx';
import { Parcels } from './parcels.tsx';
import { describeSearch, type TrackSearch } from './track-search.ts';
import { createTrackQuery, trackingPath } from './track-url.ts';

type Props = {
  order: WireOrder;
  search: TrackSearch;
  /** One of several results, with a link back to all. */
  ofSeveral: boolean;
};

export function OrderDetail({ order, search, ofSeveral }: Props) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  const steps = TRACKING_STEPS.filter((status) => fitsLines(status, order.products));
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 print:hidden">
        <BackToSearch search={search} />
        {ofSeveral && <TextLink to={createTrackQuery(search)}>All orders found</TextLink>}
      </div>
      {search.method !== 'orderId' && (
        <p className="mt-4 text-muted wrap-anywhere">
          {ofSeveral ? 'One of the orders' : 'The order'} of {describeSearch(search)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* The key changes with the id and when it is canceled, so that the new heading takes the focus. */}
        <FocusedHeading key={`${order.id} ${order.cancellation?.at ?? ''}`} className="numeric text-3xl">
          Order <span className="inline-block max-sm:text-xl max-sm:tracking-normal">{order.id}</span>
        </FocusedHeading>
        <Badge tone={trackingTone(order.status)} className="text-sm">
          {orderLabel(order)}
        </Badge>
        <RefundedBadge order={order} className="text-sm" />
      </div>
      {order.masked && <MaskedNote order={order} onProven={reload} />}
      <OrderFacts order={order} />
      <CancelOwnOrder order={order} onProven={reload} />
      <Card className="mt-8 print:mt-4 print:p-4">
        <RefundNote order={order} />
        <ExchangeNote order={order} />
        <StatusNote order={order} />
        {/* Nothing is on its way any more. */}
        {!order.cancellation && (
          <Steps
            label="Order progress"
            steps={steps.map(statusLabel)}
            // No step: nothing is reached.
            reached={steps.indexOf(order.status) + 1}
          />
        )}
      </Card>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] print:mt-4 print:gap-4">
        <div className="grid grid-cols-1 gap-8 print:gap-4">
          <Parcels order={order} />
          <Card as="section" aria-labelledby="items" className="print:p-4 print:[&_button]:hidden">
            <div className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3 print:mb-3">
              <h2 id="items" className="text-2xl">
                Items
              </h2>
              <BuyAgain order={order} />
            </div>
            <OrderLines
              products={order.products}
              // Lines of one product share one review.
              renderAction={(line, position) =>
                line.productId !== '' &&
                order.products.findIndex(({ productId }) => productId === line.productId) === position && (
                  <ReviewButton order={order} line={line} onChange={reload} />
                )
              }
            />
          </Card>
          <OrderReturns order={order} onChange={reload} />
          <TitledCard
            id="delivery"
            title={needsShipping(order.products) ? 'Delivery address' : 'Delivery'}
            className="break-inside-avoid print:p-4"
          >
            {needsShipping(order.products) ? (
              <DeliveryAddress address={order.shippingAddress} />
            ) : (
              <p className="text-muted">No shipping needed.</p>
            )}
          </TitledCard>
        </div>
        <TitledCard id="summary" title="Order summary" className="break-inside-avoid print:p-4">
          <TotalsList totals={order} memberPlan={order.memberPlan} refunded={order.refunded} />
          <InvoiceLink order={order} />
        </TitledCard>
      </div>
    </>
  );
}

function OrderFacts({ order }: { order: WireOrder }) {
  const { formatDate } = useDates();
  const delivered = deliveredAt(order);
  const phone = order.userPhone ?? order.shippingAddress?.phone;
  return (
    <dl className="numeric mt-8 print:mt-4 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9.5rem),1fr))] gap-x-8 gap-y-5 md:max-lg:grid-cols-[repeat(5,auto)] md:max-lg:justify-between md:max-lg:gap-x-4">
      <Fact term="Placed">{formatDate(order.createdAt)}</Fact>
      {delivered ? (
        <Fact term="Delivered">{formatDate(delivered)}</Fact>
      ) : (
        expectsArrival(order, order.products) && (
          <Fact term="Expected delivery">{formatDate(order.expectedDelivery)}</Fact>
        )
      )}
      <Fact term="Products">{order.products.length}</Fact>
      <Fact term="Total">{formatMoney(order.total)}</Fact>
      <Fact term="Phone">
        <span className="wrap-anywhere">{phone ?? 'Not provided'}</span>
      </Fact>
    </dl>
  );
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="mt-0.5 font-medium">{children}</dd>
    </div>
  );
}

type RefundNoteProps = { order: Pick<WireOrder, 'paymentStatus' | 'refund' | 'refunded' | 'total'> };

function RefundNote({ order }: RefundNoteProps) {
  const { formatDate } = useDates();
  if (!isRefunded(order) && !order.refunded) return null;
  return (
    <p className="mb-6 rounded-xl bg-info-soft p-4 text-ink">
      {isRefunded(order)
        ? `${describeRefund(order, formatDate)} All of it goes back to the card it came from.`
        : `${formatMoney(order.refunded ?? 0)} of the ${formatMoney(order.total)} that you paid was refunded. It goes back to the card it came from.`}{' '}
      With most banks it arrives within 5 to 10 business days.
    </p>
  );
}

function describeRefund({ refund }: Pick<WireOrder, 'refund'>, formatDate: Dates['formatDate']): string {
  if (!refund) return 'Your payment was refunded.';
  const amount = formatMoney(refund.amount);
  return refund.status === 'succeeded'
    ? `Your payment of ${amount} was refunded on ${formatDate(refund.doneAt ?? refund.requestedAt)}.`
    : `Your payment of ${amount} is being refunded.`;
}

/** An order that exchanges pieces of another one, and that other one, name each other. */
function ExchangeNote({ order: { exchangeFor, exchangedFor = [] } }: { order: WireOrder }) {
  if (!exchangeFor && exchangedFor.length === 0) return null;
  return (
    <p className="mb-6 rounded-xl bg-info-soft p-4 text-ink wrap-anywhere">
      {exchangeFor ? 'Exchange for order ' : 'Pieces of this order are exchanged for order '}
      {(exchangeFor ? [exchangeFor] : exchangedFor).map((id, at) => (
        <Fragment key={id}>
          {at > 0 && ', '}
          <TextLink to={trackingPath(id)}>{id}</TextLink>
        </Fragment>
      ))}
      .
    </p>
  );
}

const CANCELED: Record<CanceledBy, string> = {
  shopper: 'You have canceled this order.',
  staff: 'We had to cancel this order.',
  expiry: 'This order was canceled, because it was not paid in time.',
};

/** Explains a status that is not one of the four steps. Refunded orders will not be packed. */
function StatusNote({ order }: { order: MaybeRefunded & Pick<WireOrder, 'status' | 'cancellation'> }) {
  const { status, cancellation } = order;
  const note = cancellation ? CANCELED[cancellation.by] : statusExplanation(status);
  if (!note || (status !== 'rejected' && isRefunded(order))) return null;
  return (
    <p className="mb-6">
      {note}{' '}
      {status !== 'processing' && (
        <>
          Any questions? <TextLink to="/user/contact">Write to us</TextLink>.
        </>
      )}
    </p>
  );
}

/** Some orders have no address (specification, section 3). */
function DeliveryAddress({ address }: { address: WireOrder['shippingAddress'] }) {
  if (!address) return <p className="text-muted">No delivery address was given with this order.</p>;
  return (
    <address className="grid gap-0.5 not-italic">
      <span className="font-medium">{address.fullName}</span>
      <span className="whitespace-pre-line">{addressLines(address).join('\n')}</span>
    </address>
  );
}
