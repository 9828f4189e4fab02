import { useRevalidator } from 'react-router';
import type { WireOrder } from '#contract/calls/orders.ts';
import { statusLabel, TRACKING_STEPS, trackingProgress, trackingTone } from '#domain/orders/status.ts';
import { RefundedBadge } from '#web/shared/refunded-badge.tsx';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Steps } from '#web/ui/feedback/steps.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { ArrivedHeading } from '../../arrived-heading.tsx';
import { ReviewButton } from '../../reviews/write/review-button.tsx';
import { OrderLines } from '../order-lines.tsx';
import { BackToSearch } from './back-to-search.tsx';
import { DeliveryAddress } from './delivery-address.tsx';
import { MaskedNote } from './masked-note.tsx';
import { OrderFacts } from './order-facts.tsx';
import { RefundNote } from './refund-note.tsx';
import { StatusNote } from './status-note.tsx';
import { trackQueryOf } from './track-address.ts';
import { type TrackSearch, wordsOfSearch } from './track-search.ts';

type Props = {
  order: WireOrder;
  search: TrackSearch;
  /** One of several results, with a link back to all. */
  ofSeveral: boolean;
};

export function OrderDetail({ order, search, ofSeveral }: Props) {
  const { revalidate } = useRevalidator();
  const reload = () => void revalidate();
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-6 print:hidden">
        <BackToSearch search={search} />
        {ofSeveral && <TextLink to={trackQueryOf(search)}>All orders found</TextLink>}
      </div>
      {search.method !== 'orderId' && (
        <p className="mt-4 text-muted wrap-anywhere">
          {ofSeveral ? 'One of the orders' : 'The order'} of {wordsOfSearch(search)}
        </p>
      )}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-3">
        {/* The key changes when the id is unmasked, so that the new heading takes the focus. */}
        <ArrivedHeading key={order.id} className="numeric text-3xl">
          Order{' '}
          <span className="inline-block xs:whitespace-nowrap max-sm:text-xl max-sm:tracking-normal">
            {order.id}
          </span>
        </ArrivedHeading>
        <Badge tone={trackingTone(order.status)} className="text-sm">
          {statusLabel(order.status)}
        </Badge>
        <RefundedBadge order={order} className="text-sm" />
      </div>
      {order.masked && <MaskedNote order={order} onProven={reload} />}
      <OrderFacts order={order} />
      <Card className="mt-8 print:mt-4 print:p-4">
        <RefundNote order={order} />
        <StatusNote order={order} />
        <Steps
          label="Order progress"
          steps={TRACKING_STEPS.map(statusLabel)}
          reached={(trackingProgress(order.status) / 100) * TRACKING_STEPS.length}
        />
      </Card>
      <div className="mt-8 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(18rem,24rem)] print:mt-4 print:gap-4">
        <div className="grid grid-cols-1 gap-8 print:gap-4">
          <Card as="section" aria-labelledby="items" className="print:p-4 print:[&_button]:hidden">
            <h2 id="items" className="mb-5 text-2xl print:mb-3">
              Items
            </h2>
            <OrderLines
              products={order.products}
              // Lines of one product share one review.
              actionOf={(line, position) =>
                order.products.findIndex(({ productId }) => productId === line.productId) === position && (
                  <ReviewButton order={order} line={line} onChange={reload} />
                )
              }
            />
          </Card>
          <Card as="section" aria-labelledby="delivery" className="break-inside-avoid print:p-4">
            <h2 id="delivery" className="mb-4 text-2xl">
              Delivery address
            </h2>
            <DeliveryAddress address={order.shippingAddress} />
          </Card>
        </div>
        <Card as="section" aria-labelledby="summary" className="break-inside-avoid print:p-4">
          <h2 id="summary" className="mb-4 text-2xl">
            Order summary
          </h2>
          <TotalsList totals={order} memberPlan={order.memberPlan} refund={order.refund} />
        </Card>
      </div>
    </>
  );
}
