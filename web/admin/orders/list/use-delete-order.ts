import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { deleteOrder, restoreOrder } from '#contract/staff-orders.ts';
import { browserApi } from '#web/data.ts';
import { useToast } from '#web/ui/use-toast.ts';

/** Deleting an order: asked about, carried out, and undone. */
export type Deletion = {
  /** The order that is asked about. */
  askedId: string | null;
  deletingId: string | null;
  /** The last order deleted here, until it is back or this is dismissed. */
  deletedId: string | null;
  isRestoring: boolean;
  ask: (id: string) => void;
  cancel: () => void;
  confirm: () => Promise<void>;
  undo: () => Promise<void>;
  dismiss: () => void;
};

export function useDeleteOrder(): Deletion {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [askedId, setAskedId] = useState<string | null>(null);
  const [deletingId, setDeletingId] = useState<string | null>(null);
  const [deletedId, setDeletedId] = useState<string | null>(null);
  const [isRestoring, setRestoring] = useState(false);

  async function confirm() {
    if (!askedId) return;
    setAskedId(null);
    setDeletingId(askedId);
    try {
      await browserApi(deleteOrder, { params: { id: askedId } });
      setDeletedId(askedId);
      await revalidate();
      toast.success('Order deleted', 'Undo stands above the list.');
    } catch (error) {
      toast.error('Failed to delete order. Please try again.', messageOf(error));
    }
    setDeletingId(null);
  }

  async function undo() {
    if (!deletedId) return;
    setRestoring(true);
    try {
      await browserApi(restoreOrder, { params: { id: deletedId } });
      setDeletedId(null);
      await revalidate();
      toast.success('Order restored');
    } catch (error) {
      toast.error('Failed to restore order. Please try again.', messageOf(error));
    }
    setRestoring(false);
  }

  return {
    askedId,
    deletingId,
    deletedId,
    isRestoring,
    ask: setAskedId,
    cancel: () => setAskedId(null),
    confirm,
    undo,
    dismiss: () => setDeletedId(null),
  };
}

function messageOf(error: unknown): string | undefined {
  return error instanceof Error ? error.message : undefined;
}
