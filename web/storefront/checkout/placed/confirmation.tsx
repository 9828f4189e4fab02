import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { WireOrder } from '#contract/orders.ts';
import { formatDate } from '#web/shared/format-date.ts';
import { RefundedBadge } from '#web/shared/refunded-badge.tsx';
import { totalsFromWire } from '#web/shared/totals-from-wire.ts';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { Card } from '#web/ui/card.tsx';
import { Container } from '#web/ui/container.tsx';
import { OrderLines } from '../../order/order-lines.tsx';
import { trackingPath } from '../../order/tracking-path.ts';
import { useShown } from '../../paying/use-shown.ts';
import { ReviewDialog } from '../../review/review-dialog.tsx';
import { orderAttempts } from '../placing/use-place-order.ts';
import { PlacedDialog } from './placed-dialog.tsx';

/** The order just placed, with the success dialog over it and the review dialog after that (spec 2). */
export function Confirmation({ order }: { order: WireOrder }) {
  useShown(orderAttempts, order.id);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // Whatever was answered, the order's tracking page comes next (spec 2).
  const goOn = () => void navigate(trackingPath(order.id));
  const line = order.products[0];
  const isRefunded = order.paymentStatus === 'refunded';
  const [dialog, setDialog] = useState<'placed' | 'review' | null>(isRefunded ? null : 'placed');
  return (
    <Container width="prose" className="py-10 sm:py-16">
      <h1 className="text-4xl">{isRefunded ? 'Your order' : 'Thank you for your order'}</h1>
      <p className="mt-4 text-lg text-muted">
        {isRefunded
          ? 'Its payment was refunded.'
          : `It is expected on ${formatDate(order.expectedDelivery)}.`}{' '}
        Keep the order number to follow it from any device.
      </p>
      <Card className="mt-8">
        <p className="text-sm text-muted">Order ID</p>
        <p className="mb-6 flex flex-wrap items-center gap-3">
          <span className="numeric text-lg font-semibold wrap-break-word">{order.id}</span>
          <RefundedBadge order={order} />
        </p>
        <OrderLines products={order.products} />
        <div className="mt-6 border-t border-line pt-5">
          <TotalsList totals={totalsFromWire(order)} memberPlan={order.memberPlan} />
        </div>
      </Card>
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={trackingPath(order.id)} variant="primary">
          Follow this order
        </ButtonLink>
        <ButtonLink to="/user/products">Continue shopping</ButtonLink>
      </div>
      <PlacedDialog
        open={dialog === 'placed'}
        orderId={order.id}
        // Reviewed already, as when this page is opened again: nothing is left to ask.
        onView={() => (line?.reviewed ? goOn() : setDialog('review'))}
        onClose={() => setDialog(null)}
      />
      <ReviewDialog
        open={dialog === 'review'}
        order={order}
        line={line}
        onCancel={goOn}
        onReviewed={goOn}
        onProven={() => void revalidate()}
      />
    </Container>
  );
}
