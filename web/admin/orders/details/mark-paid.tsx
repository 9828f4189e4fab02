import { useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { markOrderPaid } from '#contract/calls/staff-orders.ts';
import { LIMITS } from '#domain/limits.ts';
import { formatMoney } from '#domain/money.ts';
import { browserApi } from '#web/data.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useAskedAction } from '#web/shared/use-asked-action.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';

/** Marks an order as paid by money that came another way. */
export function MarkPaid({ order: { id, total, userEmail } }: { order: WireOrder }) {
  const withKey = useAttemptKey();
  const [method, setMethod] = useState('');
  const [note, setNote] = useState('');
  const [notify, setNotify] = useState(true);
  const amount = formatMoney(total);
  const mark = useAskedAction(
    async () => {
      if (method.trim() === '') throw invalid({ method: 'Payment method is required' });
      const body = { method, note, notify };
      await browserApi(markOrderPaid, { params: { id }, body }, withKey({ id, body }));
    },
    {
      success: `${amount} marked as paid`,
      failure: 'Failed to mark the order as paid',
      refresh: 'conflict',
    },
  );

  return (
    <>
      <Button onClick={mark.ask}>Mark as paid</Button>
      <ActionDialog
        action={mark}
        title={`Mark ${amount} as paid?`}
        text="The order counts as a sale, and is not canceled for lack of payment any more."
        confirmLabel="Mark as paid"
        busyLabel="Saving..."
        tone="primary"
      >
        <TextField
          label="Payment method"
          required
          hint="How the money came, such as Bank transfer. The customer reads it."
          autoComplete="off"
          maxLength={LIMITS.line}
          value={method}
          error={mark.fieldErrors.method}
          onChange={({ currentTarget }) => {
            setMethod(currentTarget.value);
            mark.clearErrors('method');
          }}
        />
        <TextArea
          label="Note"
          optional
          hint="Only staff see it."
          rows={2}
          maxLength={LIMITS.text}
          value={note}
          error={mark.fieldErrors.note}
          onChange={({ currentTarget }) => {
            setNote(currentTarget.value);
            mark.clearErrors('note');
          }}
        />
        <Checkbox
          label={`Email the confirmation to ${userEmail}`}
          checked={notify}
          onChange={({ currentTarget }) => setNotify(currentTarget.checked)}
        />
      </ActionDialog>
    </>
  );
}
