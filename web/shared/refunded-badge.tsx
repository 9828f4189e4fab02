import { type MaybeRefunded, refundLabel } from '#domain/orders/order-refund.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';

/**
 * Beside an order whose payment was given back or is about to be; nothing beside any other, nor where a
 * refund failed.
 */
export function RefundedBadge({ order, className }: { order: MaybeRefunded; className?: string }) {
  const label = refundLabel(order);
  if (label === null || label === 'Refund failed') return null;
  return <Badge className={className}>{label}</Badge>;
}
