import { restockOrder } from '#contract/calls/cancellations.ts';
import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import { hasEnded } from '#domain/orders/can-cancel.ts';
import { countedPieces } from '#domain/orders/restock.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';

type Props = { details: Pick<WireStaffOrder, 'order' | 'restockable' | 'deletedAt'> };

/** Lists the pieces of an ended order that are not back in stock, with a button that restocks them. */
export function RestockNote({ details: { order, restockable, deletedAt } }: Props) {
  const { id } = order;
  const pieces = countedPieces(restockable);
  const restock = useMutation(() => browserApi(restockOrder, { params: { id } }), {
    success: `${pieces} put back into stock`,
    failure: 'Failed to put the pieces back into stock',
    refresh: 'conflict',
  });
  if (restockable === 0 || !(deletedAt || hasEnded(order))) return null;
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-xl bg-warn-soft px-5 py-3 text-warn print:hidden">
      <p className="grow">
        {pieces} of this order {restockable === 1 ? 'is' : 'are'} not back in stock.
      </p>
      <Button size="sm" busy={restock.busy} busyLabel="Restocking..." onClick={() => void restock.run()}>
        Put back into stock
      </Button>
    </div>
  );
}
