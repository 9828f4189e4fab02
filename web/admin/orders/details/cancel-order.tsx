import { useState } from 'react';
import { cancelOrder } from '#contract/calls/cancellations.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { LIMITS } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { isRefunded } from '#domain/orders/order-refund.ts';
import { restocksByDefault } from '#domain/orders/restock.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useAskedAction } from '#web/shared/use-asked-action.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { RestockChoice } from '../restock-choice.tsx';

type Props = { order: WireOrder; restockable: number };

/** Cancels an order after a dialog that says what becomes of its money and its pieces. */
export function CancelOrder({ order, restockable }: Props) {
  const { id, userEmail, status } = order;
  const withKey = useAttemptKey();
  const [reason, setReason] = useState('');
  const [restock, setRestock] = useState(restocksByDefault(status));
  const [notify, setNotify] = useState(true);
  const cancel = useAskedAction(
    () => {
      const body = { reason, restock, notify };
      return browserApi(cancelOrder, { params: { id }, body }, withKey({ id, body }));
    },
    {
      success: 'Order canceled',
      failure: 'Failed to cancel order',
      refresh: 'conflict',
    },
  );

  return (
    <>
      <Button onClick={cancel.ask}>Cancel order</Button>
      <ActionDialog
        action={cancel}
        title="Cancel this order?"
        text={`${whatBecomesOfMoney(order)} A canceled order cannot go on.`}
        confirmLabel="Cancel order"
        cancelLabel="Keep order"
        busyLabel="Canceling..."
      >
        <TextField
          label="Reason"
          optional
          hint="The customer reads it."
          autoComplete="off"
          maxLength={LIMITS.line}
          value={reason}
          error={cancel.fieldErrors.reason}
          onChange={({ currentTarget }) => {
            setReason(currentTarget.value);
            cancel.clearErrors('reason');
          }}
        />
        <div>
          <RestockChoice restockable={restockable} checked={restock} onChange={setRestock} />
          <Checkbox
            label={`Email ${userEmail}`}
            checked={notify}
            onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
          />
        </div>
      </ActionDialog>
    </>
  );
}

function whatBecomesOfMoney(order: WireOrder): string {
  if (isRefunded(order)) return 'Its payment is refunded already.';
  if (order.paymentStatus === 'unpaid') return 'It is not paid.';
  const total = formatMoney(order.total);
  return order.markedPaidAt
    ? `${total} did not come through the shop: please give it back yourself.`
    : `${total} goes back to the card it was paid with.`;
}
