import type { WireStaffOrder } from '#contract/calls/staff-orders.ts';
import type { Loaded } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { NeighbourButtons } from '../../lists/neighbour-buttons.tsx';
import type { Neighbours } from '../../lists/use-neighbours.ts';
import { orderHref } from '../order-href.ts';
import { DetailsBody } from './details-body.tsx';
import { DetailsFooter } from './details-footer.tsx';
import { DetailsSkeleton } from './details-skeleton.tsx';

type Props = {
  /** The order that is wanted; empty for none. */
  id: string;
  /** The one that has arrived; it may be the last one still. */
  opened: Loaded<WireStaffOrder> | null;
  neighbours: Neighbours;
  onClose: () => void;
};

/** Everything about one order, over the list it was chosen from. It has an address of its own. */
export function OrderDetails({ id, opened, neighbours, onClose }: Props) {
  const found = opened?.ok && isSame(opened.data.order.id, id) ? opened.data : null;
  return (
    <Dialog
      open={id !== ''}
      onClose={onClose}
      title="Order Details"
      size="lg"
      prints
      headActions={<NeighbourButtons name="order" neighbours={neighbours} />}
      footer={found && <DetailsFooter key={found.order.id} found={found} />}
    >
      {found ? (
        <DetailsBody key={found.order.id} found={found} />
      ) : opened && !opened.ok ? (
        <NotShown id={id} message={opened.message} status={opened.status} onClose={onClose} />
      ) : (
        <DetailsSkeleton />
      )}
    </Dialog>
  );
}

type NotShownProps = { id: string; message: string; status: number; onClose: () => void };

function NotShown({ id, message, status, onClose }: NotShownProps) {
  if (status === 404)
    return (
      <EmptyState
        title={message}
        text={`There is no order ${id}.`}
        action={<Button onClick={onClose}>Close</Button>}
        level={3}
      />
    );
  return <ErrorState title={message} text={id} retryLabel="Retry" retryHref={orderHref(id)} level={3} />;
}

/** An address may have the id in another case. */
function isSame(id: string, typed: string): boolean {
  return id === typed.toUpperCase();
}
