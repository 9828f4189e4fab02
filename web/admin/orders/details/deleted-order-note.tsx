import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { restoreOrder } from '#contract/calls/staff-orders.ts';
import { browserApi } from '#web/data.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';

/** Says that an order is deleted, and brings it back. */
export function DeletedOrderNote({ id, deletedAt }: { id: string; deletedAt: string }) {
  const { formatDateTime } = useDates();
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [isBusy, setBusy] = useState(false);

  async function restore() {
    setBusy(true);
    toast.begin();
    try {
      await browserApi(restoreOrder, { params: { id } });
      await revalidate();
      toast.success('Order restored');
    } catch (error) {
      toast.error(
        'Failed to restore order. Please try again.',
        error instanceof Error ? error.message : undefined,
      );
    }
    setBusy(false);
  }

  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl bg-warn-soft px-5 py-3 text-warn">
      <p className="grow">
        This order was deleted on {formatDateTime(deletedAt)}. Shoppers and lists do not show it.
      </p>
      <Button size="sm" busy={isBusy} busyLabel="Restoring..." onClick={restore}>
        Restore order
      </Button>
    </div>
  );
}
