import type { WireOrder } from '#contract/calls/orders.ts';
import { formatMoney } from '#domain/money.ts';
import { isRefunded } from '#domain/orders/order-refund.ts';
import { type Dates, useDates } from '#web/shared/use-dates.ts';

export function RefundNote({ order }: { order: Pick<WireOrder, 'paymentStatus' | 'refund'> }) {
  const { formatDate } = useDates();
  if (!isRefunded(order)) return null;
  return (
    <p className="mb-6 rounded-xl bg-info-soft p-4 text-ink">
      {sentenceOf(order, formatDate)} All of it goes back to the card it came from. With most banks it arrives
      within 5 to 10 business days.
    </p>
  );
}

function sentenceOf({ refund }: Pick<WireOrder, 'refund'>, formatDate: Dates['formatDate']): string {
  if (!refund) return 'Your payment was refunded.';
  const amount = formatMoney(refund.amount);
  return refund.status === 'succeeded'
    ? `Your payment of ${amount} was refunded on ${formatDate(refund.doneAt ?? refund.requestedAt)}.`
    : `Your payment of ${amount} is being refunded.`;
}
