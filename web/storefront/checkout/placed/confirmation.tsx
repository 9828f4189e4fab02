import CircleCheck from 'lucide-react/icons/circle-check';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { WireOrder } from '#contract/calls/orders.ts';
import { addressLines } from '#domain/address-lines.ts';
import { needsShipping } from '#domain/orders/not-shipped.ts';
import { isDeliveryExpected, isRefunded } from '#domain/orders/order-refund.ts';
import { canBeReviewed } from '#domain/reviews/review-of-order.ts';
import { RefundedBadge } from '#web/shared/refunded-badge.tsx';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { SaveDetails } from '../../account/save-details.tsx';
import { InvoiceLink } from '../../orders/invoice-link.tsx';
import { OrderLines } from '../../orders/order-lines.tsx';
import { trackingPath } from '../../orders/track-order/track-url.ts';
import { useShown } from '../../payments/use-shown.ts';
import { useSuccessDialog } from '../../payments/use-success-dialog.ts';
import { ReviewDialog } from '../../reviews/write/review-dialog.tsx';
import { orderAttempts } from '../placing/use-place-order.ts';

/** The placed order, under the success dialog and then the review dialog (specification, section 2). */
export function Confirmation({ order }: { order: WireOrder }) {
  const { formatDate } = useDates();
  useShown(orderAttempts, order.id);
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  // The tracking page follows in any case (specification, section 2).
  const goOn = () => void navigate(trackingPath(order.id));
  const line = order.products[0];
  const isComing = isDeliveryExpected(order);
  const { isOpen, close, leave, news } = useSuccessDialog<HTMLHeadingElement>(order.id, isComing);
  const [isReviewing, setReviewing] = useState(false);
  useClosedByBack(isReviewing, () => {
    setReviewing(false);
    close();
  });
  function review() {
    leave();
    setReviewing(true);
  }
  function whenComing(): string {
    if (!needsShipping(order.products)) return 'It needs no shipping.';
    return `It is expected on ${formatDate(order.expectedDelivery)}.`;
  }
  return (
    <Container width="prose" className="py-10 sm:py-16">
      <h1 ref={news} tabIndex={-1} className="text-4xl">
        {isComing ? 'Thank you for your order' : 'Your order'}
      </h1>
      <p className="mt-4 text-lg text-muted">
        {isComing ? whenComing() : whyNotComing(order)} Keep the order number to follow it from any device.
      </p>
      {isComing && <DeliveryDetails order={order} className="mt-3" />}
      <Card className="mt-8">
        <p className="text-sm text-muted">Order ID</p>
        <p className="mb-6 flex flex-wrap items-center gap-3">
          <span className="numeric text-lg font-semibold">{order.id}</span>
          <RefundedBadge order={order} />
        </p>
        <OrderLines products={order.products} />
        <div className="mt-6 border-t border-line pt-5">
          <TotalsList totals={order} memberPlan={order.memberPlan} refunded={order.refunded} />
          <InvoiceLink order={order} />
        </div>
      </Card>
      {isComing && <SaveDetails order={order} />}
      <div className="mt-8 flex flex-wrap gap-3 print:hidden">
        <ButtonLink to={trackingPath(order.id)} variant="primary">
          Follow this order
        </ButtonLink>
        <ButtonLink to="/user/products">Continue shopping</ButtonLink>
      </div>
      <PlacedDialog
        open={isOpen}
        order={order}
        // Nothing to review, or reviewed already.
        onView={() => (line?.reviewed || !mayReview(order) ? goOn() : review())}
        onClose={close}
      />
      <ReviewDialog
        open={isReviewing}
        order={order}
        line={line}
        onCancel={goOn}
        onReviewed={goOn}
        onProven={() => void revalidate()}
      />
    </Container>
  );
}

function whyNotComing(order: WireOrder): string {
  if (order.cancellation) return 'It was canceled.';
  return isRefunded(order) ? 'Its payment was refunded.' : 'We could not take it on.';
}

/** The specification offers the review right after the order, paid or not (specification, section 2). */
function mayReview(order: WireOrder): boolean {
  return canBeReviewed(order) || order.paymentStatus === 'unpaid';
}

type PlacedDialogProps = { open: boolean; order: WireOrder; onView: () => void; onClose: () => void };

function PlacedDialog({ open, order, onView, onClose }: PlacedDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your order is successfully placed!"
      size="sm"
      description={
        <p className="flex items-center gap-4 rounded-xl bg-good-soft p-4 text-good">
          <CircleCheck aria-hidden="true" className="size-8 shrink-0" strokeWidth={1.5} />
          <span>
            <span className="block text-sm">Order ID</span>
            <strong className="numeric font-semibold">{order.id}</strong>
          </span>
        </p>
      }
      footer={
        <Button variant="primary" wide onClick={onView}>
          View Order
        </Button>
      }
    >
      <DeliveryDetails order={order} />
    </Dialog>
  );
}

function DeliveryDetails({ order, className }: { order: WireOrder; className?: string }) {
  const { userEmail, shippingAddress } = order;
  return (
    <p className={className}>
      {shippingAddress && (
        <>
          It goes to{' '}
          <strong className="font-medium wrap-anywhere">{formatAddressLine(shippingAddress)}</strong>.{' '}
        </>
      )}
      We email the confirmation to <strong className="font-medium wrap-anywhere">{userEmail}</strong>.
    </p>
  );
}

function formatAddressLine(place: NonNullable<WireOrder['shippingAddress']>): string {
  return [place.fullName, ...addressLines(place)].join(', ');
}
