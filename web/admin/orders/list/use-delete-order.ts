import { useState } from 'react';
import { deleteOrder, restoreOrder } from '#contract/calls/staff-orders.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';

/** Deleting orders: confirmed one at a time, sent side by side, and undone. */
export type Deletion = {
  /** The order that the open dialog asks about. */
  askedId: string | null;
  isDeleting: (id: string) => boolean;
  /** Orders deleted here and not restored, newest first, until dismissed. */
  deletedIds: readonly string[];
  isRestoring: (id: string) => boolean;
  ask: (id: string) => void;
  cancel: () => void;
  confirm: () => void;
  restore: (id: string) => void;
  dismiss: () => void;
};

/** One topic for both: 'deleted' is no longer true once the order is restored. */
const DELETION = 'order deletion';

/** `onDeleted`: they are no longer in the list. */
export function useDeleteOrder(onDeleted: (ids: readonly string[]) => void): Deletion {
  const [askedId, setAskedId] = useState<string | null>(null);
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  const forget = (id: string) => setDeletedIds((ids) => ids.filter((other) => other !== id));

  const remove = useMutation(
    async (id: string) => {
      await browserApi(deleteOrder, { params: { id } });
      onDeleted([id]);
      forget(id);
      setDeletedIds((others) => [id, ...others]);
    },
    {
      keyOf: (id) => id,
      topic: DELETION,
      success: { title: 'Order deleted', message: 'Undo stands below the list.' },
      failure: 'Failed to delete order. Please try again.',
    },
  );
  const restore = useMutation(
    async (id: string) => {
      await browserApi(restoreOrder, { params: { id } });
      forget(id);
    },
    {
      keyOf: (id) => id,
      topic: DELETION,
      success: 'Order restored',
      failure: 'Failed to restore order. Please try again.',
    },
  );

  return {
    askedId,
    isDeleting: (id) => remove.pending(id) !== undefined,
    deletedIds,
    isRestoring: (id) => restore.pending(id) !== undefined,
    ask: setAskedId,
    cancel: () => setAskedId(null),
    confirm() {
      setAskedId(null);
      if (askedId) void remove.run(askedId);
    },
    restore: (id) => void restore.run(id),
    dismiss: () => setDeletedIds([]),
  };
}
