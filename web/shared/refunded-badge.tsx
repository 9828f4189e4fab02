import { type MaybeRefunded, refundLabel } from '#domain/orders/order-refund.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

/** Marks an order whose payment was or is being refunded. */
export function RefundedBadge({ order, className }: { order: MaybeRefunded; className?: string }) {
  const label = refundLabel(order);
  if (label === null || label === 'Refund failed') return null;
  return <Badge className={className}>{label}</Badge>;
}
