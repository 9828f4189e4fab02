import { type ReactNode, useId } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlays/confirm-dialog.tsx';
import { onSubmit } from './submit-handlers.ts';
import type { ActionDialogState } from './use-action-dialog.ts';

type Props = Pick<
  ConfirmDialogProps,
  'title' | 'text' | 'confirmLabel' | 'cancelLabel' | 'busyLabel' | 'tone' | 'size' | 'unavailable'
> & {
  action: ActionDialogState;
  /** Fields of the question; Enter in one of them confirms. */
  children?: ReactNode;
};

/** Confirms an action. A failed attempt keeps the typed values and focuses the first wrong field. */
export function ActionDialog({ action, children, ...question }: Props) {
  const form = useId();
  return (
    <ConfirmDialog
      {...question}
      open={action.isAsking}
      busy={action.busy}
      form={children ? form : undefined}
      onConfirm={() => void action.run()}
      onCancel={action.close}
    >
      {children && (
        <form
          id={form}
          ref={action.form}
          onSubmit={onSubmit(action.run)}
          noValidate
          className="grid grid-cols-1 gap-4"
        >
          {children}
        </form>
      )}
    </ConfirmDialog>
  );
}
