import Check from 'lucide-react/icons/check';
import Hourglass from 'lucide-react/icons/hourglass';
import { useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { canBeReviewed } from '#domain/reviews/review-of-order.ts';
import { useClosedByBack } from '#web/shared/use-closed-by-back.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { ReviewDialog } from './review-dialog.tsx';

type Props = {
  order: WireOrder;
  line: WireOrder['products'][number];
  /** The order is to be loaded again. */
  onChange: () => void;
};

/** Reviews a product of a paid or delivered order, once. */
export function ReviewButton({ order, line, onChange }: Props) {
  const [isOpen, setOpen] = useState(false);
  useClosedByBack(isOpen, () => setOpen(false));
  if (order.masked || !canBeReviewed(order)) return null;

  if (line.reviewed && !isOpen)
    return (
      <Button
        size="sm"
        variant="quiet"
        aria-disabled
        className="-ml-3 text-muted hover:bg-transparent"
        icon={
          line.reviewWaiting ? (
            <Hourglass aria-hidden="true" className="size-4" />
          ) : (
            <Check aria-hidden="true" className="size-4" />
          )
        }
      >
        {line.reviewWaiting ? 'Review waiting for approval' : 'Reviewed'}
        <span className="sr-only"> {line.name}</span>
      </Button>
    );
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        Write a review<span className="sr-only"> of {line.name}</span>
      </Button>
      <ReviewDialog
        open={isOpen}
        order={order}
        line={line}
        onCancel={() => setOpen(false)}
        onReviewed={() => {
          setOpen(false);
          onChange();
        }}
        onProven={onChange}
      />
    </>
  );
}
