import type { WireOrder } from '#contract/calls/orders.ts';
import { refundLabel } from '#domain/orders/order-refund.ts';
import { statusLabel, statusTone } from '#domain/orders/status.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

/** Where an order is, and beside it what is unusual about its payment. */
export function OrderBadges({
  order,
  className,
}: {
  order: Pick<WireOrder, 'status' | 'paymentStatus' | 'refund'>;
  className?: string;
}) {
  const refund = refundLabel(order);
  return (
    <span className={classNames('inline-flex flex-wrap gap-1.5', className)}>
      <Badge tone={statusTone(order.status)}>{statusLabel(order.status)}</Badge>
      {order.paymentStatus === 'unpaid' && <Badge>Unpaid</Badge>}
      {refund && <Badge tone={refund === 'Refund failed' ? 'error' : 'neutral'}>{refund}</Badge>}
    </span>
  );
}
