import { type ReactNode, useId } from 'react';
import { ConfirmDialog, type ConfirmDialogProps } from '#web/ui/overlays/confirm-dialog.tsx';
import { onSubmit } from './submit-handlers.ts';
import type { AskedAction } from './use-asked-action.ts';

type Props = Pick<
  ConfirmDialogProps,
  'title' | 'text' | 'confirmLabel' | 'cancelLabel' | 'busyLabel' | 'tone' | 'size' | 'unavailable'
> & {
  action: AskedAction;
  /** Fields of the question; Enter in one of them confirms. */
  children?: ReactNode;
};

/** Asks before an action. A failed attempt keeps what was typed and focuses the first wrong field. */
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
