import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { deleteOrder, restoreOrder } from '#contract/calls/staff-orders.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';

/** Deleting orders: asked about one at a time, carried out side by side, and undone. */
export type Deletion = {
  /** The order that is asked about. */
  askedId: string | null;
  isDeleting: (id: string) => boolean;
  /** The orders deleted here that are not back, the last first, until this is dismissed. */
  deletedIds: readonly string[];
  isRestoring: (id: string) => boolean;
  ask: (id: string) => void;
  cancel: () => void;
  confirm: () => Promise<void>;
  restore: (id: string) => Promise<void>;
  dismiss: () => void;
};

/** What the messages are about: 'deleted' is no longer true once the order is back. */
const DELETION = 'order deletion';

/** `onDeleted`: they are no longer in the list. */
export function useDeleteOrder(onDeleted: (ids: readonly string[]) => void): Deletion {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [askedId, setAskedId] = useState<string | null>(null);
  /** What is done with which order just now. */
  const [busy, setBusy] = useState<Readonly<Record<string, 'deleting' | 'restoring'>>>({});
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);

  const end = (id: string) => setBusy(({ [id]: _, ...others }) => others);

  async function confirm() {
    if (!askedId) return;
    const id = askedId;
    setAskedId(null);
    toast.begin(DELETION);
    setBusy((others) => ({ ...others, [id]: 'deleting' }));
    try {
      await browserApi(deleteOrder, { params: { id } });
      onDeleted([id]);
      setDeletedIds((others) => [id, ...others.filter((other) => other !== id)]);
      await revalidate();
      toast.success('Order deleted', 'Undo stands below the list.', { topic: DELETION });
    } catch (error) {
      toast.error('Failed to delete order. Please try again.', messageOf(error), { topic: DELETION });
    }
    end(id);
  }

  async function restore(id: string) {
    toast.begin(DELETION);
    setBusy((others) => ({ ...others, [id]: 'restoring' }));
    try {
      await browserApi(restoreOrder, { params: { id } });
      setDeletedIds((others) => others.filter((other) => other !== id));
      await revalidate();
      toast.success('Order restored', undefined, { topic: DELETION });
    } catch (error) {
      toast.error('Failed to restore order. Please try again.', messageOf(error), { topic: DELETION });
    }
    end(id);
  }

  return {
    askedId,
    isDeleting: (id) => busy[id] === 'deleting',
    deletedIds,
    isRestoring: (id) => busy[id] === 'restoring',
    ask: setAskedId,
    cancel: () => setAskedId(null),
    confirm,
    restore,
    dismiss: () => setDeletedIds([]),
  };
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
