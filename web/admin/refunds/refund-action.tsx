import type { ReactNode } from 'react';
import { ActionDialog } from '#web/shared/action-dialog.tsx';
import type { ActionDialogState } from '#web/shared/use-action-dialog.ts';
import { Button } from '#web/ui/actions/button.tsx';

type Props = {
  /** The label of the button. */
  children: ReactNode;
  title: string;
  confirmLabel: string;
  text: string;
  refund: ActionDialogState;
};

/** A button that refunds after a confirmation. */
export function RefundAction({ children, title, confirmLabel, text, refund }: Props) {
  return (
    <>
      <Button size="sm" variant="quiet" onClick={refund.ask}>
        {children}
      </Button>
      <ActionDialog
        action={refund}
        title={title}
        text={text}
        confirmLabel={confirmLabel}
        busyLabel="Refunding..."
      />
    </>
  );
}
