import type { WireOrder } from '#contract/calls/orders.ts';
import { orderLabel } from '#domain/orders/cancellation.ts';
import { refundLabel } from '#domain/orders/order-refund.ts';
import { statusTone } from '#domain/orders/status.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

type Props = {
  order: Pick<WireOrder, 'status' | 'paymentStatus' | 'refund' | 'cancellation'> & {
    owed?: number | undefined;
    disputed?: true | undefined;
    partlySent?: true | undefined;
  };
  className?: string;
};

/** The status of an order, and its payment if that is unusual. */
export function OrderBadges({ order, className }: Props) {
  const refund = refundLabel(order);
  return (
    <span className={classNames('inline-flex flex-wrap gap-1.5', className)}>
      <Badge tone={statusTone(order.status)}>{orderLabel(order)}</Badge>
      {order.partlySent && <Badge>Partly sent</Badge>}
      {order.paymentStatus === 'unpaid' && <Badge>Unpaid</Badge>}
      {order.disputed && <Badge tone="error">Disputed</Badge>}
      {order.owed !== undefined && <Badge tone="error">Money owed</Badge>}
      {refund && <Badge tone={refund === 'Refund failed' ? 'error' : 'neutral'}>{refund}</Badge>}
    </span>
  );
}
