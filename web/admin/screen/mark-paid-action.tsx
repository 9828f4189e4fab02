import { useState } from 'react';
import { LIMITS } from '#domain/limits.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { invalid, type MutationOptions } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { NotifyCheckbox } from './notify-checkbox.tsx';

/** A payment that was made outside of the shop, as staff describe it. `notify` mails the confirmation. */
export type OtherPayment = { method: string; note: string; notify: boolean };

type Props<Paid> = {
  total: Cents;
  /** The consequence of marking it as paid. */
  text: string;
  /** Email of the confirmation's recipient. */
  recipient: string;
  asksNote?: boolean;
  unavailable?: boolean;
  save: (payment: OtherPayment) => Promise<Paid>;
  options: MutationOptions<void, Paid>;
};

/** Marks an order or a draft as paid by money that came another way, after a dialog. */
export function MarkPaidAction<Paid>(props: Props<Paid>) {
  const { total, text, recipient, asksNote = false, unavailable = false, save, options } = props;
  const [payment, setPayment] = useState<OtherPayment>({ method: '', note: '', notify: true });
  const mark = useActionDialog(async () => {
    if (payment.method.trim() === '') throw invalid({ method: 'Payment method is required' });
    return await save(payment);
  }, options);

  function change(changed: Partial<OtherPayment>) {
    setPayment({ ...payment, ...changed });
    for (const field of Object.keys(changed)) mark.clearErrors(field);
  }

  return (
    <>
      <Button onClick={mark.ask} unavailable={unavailable}>
        Mark as paid
      </Button>
      <ActionDialog
        action={mark}
        title={`Mark ${formatMoney(total)} as paid?`}
        text={text}
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
          value={payment.method}
          error={mark.fieldErrors.method}
          onChange={({ currentTarget }) => change({ method: currentTarget.value })}
        />
        {asksNote && (
          <TextArea
            label="Note"
            optional
            hint="Only staff see it."
            rows={2}
            maxLength={LIMITS.text}
            value={payment.note}
            error={mark.fieldErrors.note}
            onChange={({ currentTarget }) => change({ note: currentTarget.value })}
          />
        )}
        <NotifyCheckbox
          what="the confirmation"
          email={recipient}
          checked={payment.notify}
          onChange={(notify) => change({ notify })}
        />
      </ActionDialog>
    </>
  );
}
