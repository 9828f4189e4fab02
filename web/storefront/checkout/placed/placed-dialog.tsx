import CircleCheck from 'lucide-react/icons/circle-check';
import type { WireOrder } from '#contract/calls/orders.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { DeliveryDetails } from './delivery-details.tsx';

type Props = { open: boolean; order: WireOrder; onView: () => void; onClose: () => void };

export function PlacedDialog({ open, order, onView, onClose }: Props) {
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Your order is successfully placed!"
      size="sm"
      description={
        <p className="flex items-center gap-4 rounded-xl bg-good-soft p-4 text-good">
          <CircleCheck aria-hidden="true" className="size-8 shrink-0" strokeWidth={1.5} />
          <span>
            <span className="block text-sm">Order ID</span>
            <strong className="numeric font-semibold">{order.id}</strong>
          </span>
        </p>
      }
      footer={
        <Button variant="primary" wide onClick={onView}>
          View Order
        </Button>
      }
    >
      <DeliveryDetails order={order} />
    </Dialog>
  );
}
