import CircleCheck from 'lucide-react/icons/circle-check';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';

type Props = { open: boolean; orderId: string; onView: () => void; onClose: () => void };

/** Good news, and the order's number (spec 2). */
export function PlacedDialog({ open, orderId, onView, onClose }: Props) {
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
            <strong className="numeric font-semibold wrap-break-word">{orderId}</strong>
          </span>
        </p>
      }
      footer={
        <Button variant="primary" wide onClick={onView}>
          View Order
        </Button>
      }
    />
  );
}
