import { useState } from 'react';
import { cancelOwnOrder } from '#contract/calls/cancellations.ts';
import type { WireOrder } from '#contract/calls/orders.ts';
import { LIMITS } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { canShopperCancel } from '#domain/orders/can-cancel.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EmailCode } from '../../email-codes/email-code.tsx';

type Props = {
  order: WireOrder;
  /** The order is to be loaded again. */
  onProven: () => void;
};

/** Cancels an order while nothing is packed; another browser than the buyer's needs a mailed code first. */
export function CancelOwnOrder({ order, onProven }: Props) {
  const { id, userEmail, yours, masked } = order;
  const withKey = useAttemptKey();
  const [reason, setReason] = useState('');
  const cancel = useActionDialog(
    () => browserApi(cancelOwnOrder, { params: { id }, body: { reason } }, withKey({ id, reason })),
    {
      failure: 'Your order could not be canceled',
      // The order may be in work now.
      refresh: 'conflict',
      closesAfter: ({ status }) => status === 409,
    },
  );
  useClosedByBack(cancel.isAsking, cancel.close);
  if (masked || !canShopperCancel(order)) return null;

  const title = 'Cancel this order?';
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2 noscript:hidden! print:hidden">
      <Button size="sm" onClick={cancel.ask}>
        Cancel order
      </Button>
      <p className="text-sm text-muted">Until we begin to pack it.</p>
      {yours ? (
        <ActionDialog
          action={cancel}
          title={title}
          text={`${describeReturnedAmount(order)} This cannot be undone.`}
          confirmLabel="Cancel order"
          cancelLabel="Keep order"
          busyLabel="Canceling..."
        >
          <TextField
            label="Reason"
            optional
            autoComplete="off"
            maxLength={LIMITS.line}
            value={reason}
            error={cancel.fieldErrors.reason}
            onChange={({ currentTarget }) => {
              setReason(currentTarget.value);
              cancel.clearErrors('reason');
            }}
          />
        </ActionDialog>
      ) : (
        <Dialog open={cancel.isAsking} onClose={cancel.close} title={title} size="sm">
          <p className="mb-5 text-muted">
            It was placed in another browser. Please enter a code that we send to{' '}
            <span className="font-medium wrap-anywhere text-ink">{userEmail}</span>, its email address.
          </p>
          <EmailCode whose={{ email: userEmail }} onProven={onProven} />
        </Dialog>
      )}
    </div>
  );
}

function describeReturnedAmount({ paymentStatus, markedPaidAt, total }: WireOrder): string {
  if (paymentStatus === 'unpaid') return 'You have not paid for it, so there is nothing to give back.';
  if (total === 0) return 'It cost nothing, so there is nothing to give back.';
  const amount = formatMoney(total);
  return markedPaidAt
    ? `We give ${amount} back to you the way you paid it.`
    : `${amount} goes back to the card it came from.`;
}
