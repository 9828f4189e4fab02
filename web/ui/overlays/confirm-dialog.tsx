import type { ReactNode } from 'react';
import { Button } from '../actions/button.tsx';
import { Dialog, type DialogProps } from './dialog.tsx';

export interface ConfirmDialogProps {
  open: boolean;
  title: string;
  text?: ReactNode;
  children?: ReactNode;
  confirmLabel: string;
  cancelLabel?: string | undefined;
  busyLabel?: string | undefined;
  tone?: 'primary' | 'danger' | undefined;
  busy?: boolean | undefined;
  /** Nothing to confirm yet. */
  unavailable?: boolean | undefined;
  size?: DialogProps['size'];
  /** The id of a form in it, which confirming submits. */
  form?: string | undefined;
  onConfirm: () => void;
  onCancel: () => void;
}

/** Asks for confirmation before an action. */
export function ConfirmDialog({
  open,
  title,
  text,
  children,
  confirmLabel,
  cancelLabel = 'Cancel',
  busyLabel,
  tone = 'danger',
  busy = false,
  unavailable,
  size = 'sm',
  form,
  onConfirm,
  onCancel,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title={title}
      description={text}
      size={size}
      dismissable={!busy}
      footer={
        <>
          <Button onClick={onCancel} unavailable={busy}>
            {cancelLabel}
          </Button>
          <Button
            variant={tone}
            {...(form === undefined ? { onClick: onConfirm } : { type: 'submit', form })}
            busy={busy}
            unavailable={unavailable}
            busyLabel={busyLabel}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      {children}
    </Dialog>
  );
}
