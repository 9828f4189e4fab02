import { restoreOrder } from '#contract/calls/staff-orders.ts';
import { browserApi } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';

/** Says that an order is deleted, and restores it. */
export function DeletedOrderNote({ id, deletedAt }: { id: string; deletedAt: string }) {
  const { formatDateTime } = useDates();
  const restore = useMutation(() => browserApi(restoreOrder, { params: { id } }), {
    success: 'Order restored',
    failure: 'Failed to restore order. Please try again.',
  });

  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl bg-warn-soft px-5 py-3 text-warn">
      <p className="grow">
        This order was deleted on {formatDateTime(deletedAt)}. Shoppers and lists do not show it.
      </p>
      <Button size="sm" busy={restore.busy} busyLabel="Restoring..." onClick={() => void restore.run()}>
        Restore order
      </Button>
    </div>
  );
}
