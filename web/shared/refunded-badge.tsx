import { type MaybeRefunded, refundLabel } from '#domain/orders/order-refund.ts';
import { isCommitted } from '#domain/refunds/refund-status.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

/** Marks an order whose payment was or is being refunded. */
export function RefundedBadge({ order, className }: { order: MaybeRefunded; className?: string }) {
  // Customers do not read of a failure: the shop tries again.
  const label = refundLabel(order.refund && !isCommitted(order.refund) ? { ...order, refund: null } : order);
  if (label === null) return null;
  return <Badge className={className}>{label}</Badge>;
}
