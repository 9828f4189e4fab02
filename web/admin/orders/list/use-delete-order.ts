import { useState } from 'react';
import { deleteOrder, restoreOrder, type WireOrderRow } from '#contract/calls/staff-orders.ts';
import { restocksByDefault } from '#domain/orders/restock.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';

/** One topic for both toasts: restoring an order removes the toast about its deletion. */
const DELETION = 'order deletion';

/** Deletes orders, confirmed one at a time and sent side by side, and restores them. */
export function useDeleteOrder(onDeleted: (ids: readonly string[]) => void) {
  const [orderToDelete, setOrderToDelete] = useState<WireOrderRow | null>(null);
  const [restock, setRestock] = useState(true);
  const [deletedIds, setDeletedIds] = useState<readonly string[]>([]);
  const forget = (id: string) => setDeletedIds((ids) => ids.filter((other) => other !== id));

  const remove = useMutation(
    async ({ id, restock }: { id: string; restock: boolean }) => {
      await browserApi(deleteOrder, { params: { id }, query: { restock: String(restock) } });
      onDeleted([id]);
      forget(id);
      setDeletedIds((others) => [id, ...others]);
    },
    {
      keyOf: ({ id }) => id,
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
    /** The order that the open dialog asks about. */
    orderToDelete,
    /** True if its pieces go back into stock. */
    restock,
    setRestock,
    isDeleting: (id: string) => remove.pending(id) !== undefined,
    /** Orders deleted here and not restored, newest first, until dismissed. */
    deletedIds,
    isRestoring: (id: string) => restore.pending(id) !== undefined,
    ask(order: WireOrderRow) {
      setRestock(restocksByDefault(order.status));
      setOrderToDelete(order);
    },
    cancel: () => setOrderToDelete(null),
    confirm() {
      setOrderToDelete(null);
      if (orderToDelete) void remove.run({ id: orderToDelete.id, restock });
    },
    restore: (id: string) => void restore.run(id),
    dismiss: () => setDeletedIds([]),
  };
}

export type Deletion = ReturnType<typeof useDeleteOrder>;
