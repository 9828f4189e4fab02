import type { WireOrder } from '#contract/calls/orders.ts';
import { markOrderPaid } from '#contract/calls/staff-orders.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { MarkPaidAction } from '../../screen/mark-paid-action.tsx';

/** Marks an order as paid by money that came another way. */
export function MarkPaid({ order: { id, total, userEmail } }: { order: WireOrder }) {
  const withKey = useAttemptKey();
  return (
    <MarkPaidAction
      total={total}
      text="The order counts as a sale, and is not canceled for lack of payment any more."
      recipient={userEmail}
      asksNote
      save={(body) => browserApi(markOrderPaid, { params: { id }, body }, withKey({ id, body }))}
      options={{
        success: `${formatMoney(total)} marked as paid`,
        failure: 'Failed to mark the order as paid',
        refresh: 'conflict',
      }}
    />
  );
}
