import { type FormEvent, useState } from 'react';
import { updateOrderStatus, type WireOrder } from '#contract/calls/orders.ts';
import { contradictsRefund, refundLabel } from '#domain/orders/order-refund.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { browserApi } from '#web/data.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { DEFAULT_TARGET, readStatus, STATUS_OPTIONS } from '../status-options.ts';

type Props = {
  /** As it is shown: a change that somebody else made since is not overwritten unseen. */
  order: Pick<WireOrder, 'id' | 'status' | 'paymentStatus' | 'refund' | 'userEmail'>;
  onEnd: () => void;
};

/** Changes the status of an order in place (spec 4), and says whom it mails. */
export function StatusEditor({ order, onEnd }: Props) {
  const { id, status: from } = order;
  const [target, setTarget] = useState(DEFAULT_TARGET);
  const isContrary = contradictsRefund(order, target);
  /**
   * What was ticked; until then, what suits the status: whose money went back is not told that the goods
   * come.
   */
  const [isTicked, setTicked] = useState<boolean | null>(null);
  const notify = isTicked ?? !isContrary;

  const save = useMutation(
    () => {
      const body = { status: target, from, description: `Status updated to ${target}`, notify };
      return browserApi(updateOrderStatus, { params: { id }, body });
    },
    {
      success: 'Order status updated successfully!',
      failure: 'Failed to update order status. Please try again.',
      // A change by somebody else is shown before the next attempt.
      refresh: 'conflict',
      onSuccess: onEnd,
    },
  );

  function submit(event: FormEvent) {
    event.preventDefault();
    void save.run();
  }

  return (
    <form onSubmit={submit} className="flex w-full flex-wrap items-end gap-3">
      <div role="status" className="w-full text-sm empty:hidden">
        {isContrary && (
          <p className="rounded-lg bg-warn-soft px-4 py-2.5 text-warn">
            The money of this order {refundLabel(order) === 'Refunding' ? 'is being' : 'was'} refunded. Set it
            to {statusLabel(target)} only if the goods still go out or have gone out.
          </p>
        )}
      </div>
      <SelectField
        label="New status"
        autoFocus
        options={STATUS_OPTIONS}
        value={target}
        onChange={(event) => {
          setTarget(readStatus(event.target.value));
          setTicked(null);
        }}
        className="min-w-40 grow"
      />
      <Checkbox
        label="Email the customer"
        checked={notify}
        onChange={(event) => setTicked(event.target.checked)}
        className="max-sm:order-first max-sm:w-full"
      />
      <Button type="submit" variant="primary" busy={save.busy} busyLabel="Saving...">
        Save
      </Button>
      <Button onClick={onEnd} unavailable={save.busy}>
        Cancel
      </Button>
    </form>
  );
}
