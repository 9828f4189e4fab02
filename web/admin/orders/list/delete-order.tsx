import { X } from 'lucide-react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import type { Deletion } from './use-delete-order.ts';

/** Asks before an order is deleted, in the spec's words (spec 8). */
export function DeleteOrderDialog({ deletion }: { deletion: Deletion }) {
  return (
    <ConfirmDialog
      open={deletion.askedId !== null}
      title="Delete order"
      text="Are you sure you want to delete this order? This action cannot be undone."
      confirmLabel="Delete"
      onConfirm={deletion.confirm}
      onCancel={deletion.cancel}
    />
  );
}

/** After a deletion: the way back. The question is the spec's; that it can be undone after all is our kindness. */
export function DeletedNotice({ deletion }: { deletion: Deletion }) {
  const { deletedId, isRestoring, undo, dismiss } = deletion;
  return (
    <div role="status">
      {deletedId && (
        <p className="mb-4 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-xl bg-info-soft py-2 pr-2 pl-5 text-info">
          <span className="grow">Order {deletedId} was deleted.</span>
          <Button size="sm" busy={isRestoring} busyLabel="Restoring..." onClick={undo}>
            Undo
          </Button>
          <IconButton label="Dismiss" size="sm" onClick={dismiss}>
            <X aria-hidden="true" className="size-4" />
          </IconButton>
        </p>
      )}
    </div>
  );
}
