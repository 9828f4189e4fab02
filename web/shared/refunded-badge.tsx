import type { WireOrder } from '#contract/orders.ts';
import { Badge } from '#web/ui/badge.tsx';

/** Beside an order whose payment was given back; nothing beside any other. */
export function RefundedBadge({
  order,
  className,
}: {
  order: Pick<WireOrder, 'paymentStatus'>;
  className?: string;
}) {
  if (order.paymentStatus !== 'refunded') return null;
  return <Badge className={className}>Refunded</Badge>;
}
