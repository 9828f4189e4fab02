import { useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import type { WireReturn } from '#contract/order-schemas.ts';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import { useActionDialog } from '#web/shared/use-action-dialog.ts';
import { invalid } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { NotifyCheckbox } from '../screen/notify-checkbox.tsx';
import { LabelField } from './label-field.tsx';
import { sendLabel } from './send-label.ts';

type Props = { orderReturn: WireReturn; order: Pick<WireOrder, 'userEmail'> };

/** Adds a shipping label to an approved return, or replaces the one that it has. */
export function LabelButton({ orderReturn: { id, label }, order: { userEmail } }: Props) {
  const [file, setFile] = useState<File | null>(null);
  const [notify, setNotify] = useState(true);
  const [stored, setStored] = useState(0);
  const hasLabel = label !== undefined;
  const title = hasLabel ? 'Replace label' : 'Add label';
  const upload = useActionDialog(
    async () => {
      if (!file) throw invalid({ label: 'Choose the label' });
      await sendLabel(id, file, { notify });
    },
    {
      success: hasLabel ? 'Label replaced' : 'Label added',
      failure: 'Failed to store the label',
      refresh: 'conflict',
      onSuccess: () => {
        setFile(null);
        setStored((before) => before + 1);
      },
    },
  );
  return (
    <>
      <Button onClick={upload.ask}>{title}</Button>
      <ActionDialog
        action={upload}
        title={hasLabel ? 'Replace the shipping label?' : 'Add a shipping label?'}
        text="The customer finds it on the page of the order."
        confirmLabel={title}
        busyLabel="Uploading..."
        tone="primary"
      >
        <LabelField
          // Empty again after each label.
          key={stored}
          hasLabel={hasLabel}
          error={upload.fieldErrors.label}
          onFile={(chosen) => {
            setFile(chosen);
            upload.clearErrors('label');
          }}
        />
        <NotifyCheckbox what="the link" email={userEmail} checked={notify} onChange={setNotify} />
      </ActionDialog>
    </>
  );
}
