import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { updateOrderStatus, type WireOrder } from '#contract/calls/orders.ts';
import { contradictsRefund, refundLabel } from '#domain/orders/order-refund.ts';
import { statusLabel } from '#domain/orders/status.ts';
import { browserApi } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { DEFAULT_TARGET, readStatus, STATUS_OPTIONS } from '../status-options.ts';

type Props = {
  /** As it is shown: a change that somebody else made since is not overwritten unseen. */
  order: Pick<WireOrder, 'id' | 'status' | 'paymentStatus' | 'refund' | 'userEmail'>;
  onEnd: () => void;
};

/** Changes the status of an order in place (spec 4), and says whom it mails. */
export function StatusEditor({ order, onEnd }: Props) {
  const { id, status: from } = order;
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [target, setTarget] = useState(DEFAULT_TARGET);
  const isContrary = contradictsRefund(order, target);
  /** What was ticked; until then, what suits the status: whose money went back is not told that the goods come. */
  const [isTicked, setTicked] = useState<boolean | null>(null);
  const notify = isTicked ?? !isContrary;
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    toast.begin();
    try {
      const body = { status: target, from, description: `Status updated to ${target}`, notify };
      await browserApi(updateOrderStatus, { params: { id }, body });
      await revalidate();
      toast.success('Order status updated successfully!');
      onEnd();
    } catch (error) {
      const reason = error instanceof Error ? error.message : undefined;
      toast.error('Failed to update order status. Please try again.', reason);
      // What somebody else made of it meanwhile is shown before it is tried again.
      await revalidate();
      setSaving(false);
    }
  }

  return (
    <form onSubmit={save} className="flex w-full flex-wrap items-end gap-3">
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
      <Button type="submit" variant="primary" busy={isSaving} busyLabel="Saving...">
        Save
      </Button>
      <Button onClick={onEnd} unavailable={isSaving}>
        Cancel
      </Button>
    </form>
  );
}
