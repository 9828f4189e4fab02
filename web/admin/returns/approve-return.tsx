import { useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import type { WireReturn } from '#contract/order-schemas.ts';
import { LIMITS } from '#domain/limits.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { Button } from '#web/ui/actions/button.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { NotifyCheckbox } from '../screen/notify-checkbox.tsx';
import { LabelField } from './label-field.tsx';
import { sendLabel } from './send-label.ts';
import { useMoveReturn } from './use-move-return.ts';

type Props = { orderReturn: WireReturn; order: Pick<WireOrder, 'userEmail'> };

/** Approves a return: where the customer sends it, and a shipping label. */
export function ApproveReturn({ orderReturn: { id, label }, order: { userEmail } }: Props) {
  const [answer, setAnswer] = useState('');
  const [file, setFile] = useState<File | null>(null);
  const [notify, setNotify] = useState(true);
  const approve = useMoveReturn(id, 'Return approved', async () => {
    // Before the approval, whose email links to it.
    if (file) await sendLabel(id, file);
    return { status: 'approved', answer, notify };
  });

  return (
    <>
      <Button variant="primary" onClick={approve.ask}>
        Approve
      </Button>
      <ActionDialog
        action={approve}
        title="Approve this return?"
        text="The customer finds what you write here, and the label, on the page of the order."
        confirmLabel="Approve"
        busyLabel={file ? 'Uploading...' : 'Approving...'}
        tone="primary"
      >
        <TextArea
          label="Where and how to send it"
          optional
          rows={4}
          maxLength={LIMITS.text}
          value={answer}
          error={approve.fieldErrors.answer}
          onChange={({ currentTarget }) => {
            setAnswer(currentTarget.value);
            approve.clearErrors('answer');
          }}
        />
        <LabelField
          optional
          hasLabel={label !== undefined}
          error={approve.fieldErrors.label}
          onFile={(chosen) => {
            setFile(chosen);
            approve.clearErrors('label');
          }}
        />
        <NotifyCheckbox what="both" email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}
