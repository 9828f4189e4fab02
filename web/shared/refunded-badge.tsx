import { type MaybeRefunded, refundLabel } from '#domain/orders/order-refund.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

/** Marks an order whose payment was or is being refunded. */
export function RefundedBadge({ order, className }: { order: MaybeRefunded; className?: string }) {
  // Customers do not read of a failure: the shop tries again.
  const label = refundLabel(order.refund?.status === 'failed' ? { ...order, refund: null } : order);
  if (label === null) return null;
  return <Badge className={className}>{label}</Badge>;
}
