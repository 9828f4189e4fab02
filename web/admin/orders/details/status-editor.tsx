import { type FormEvent, useState } from 'react';
import { useRevalidator } from 'react-router';
import { updateOrderStatus, type WireOrder } from '#contract/orders.ts';
import { browserApi } from '#web/data.ts';
import { Button } from '#web/ui/button.tsx';
import { SelectField } from '#web/ui/select-field.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { DEFAULT_TARGET, readStatus, STATUS_OPTIONS } from '../status-options.ts';

type Props = {
  /** As it is shown: a change that somebody else made since is not overwritten unseen. */
  order: Pick<WireOrder, 'id' | 'status'>;
  onEnd: () => void;
};

/** Changes the status of an order in place (spec 4). */
export function StatusEditor({ order: { id, status: from }, onEnd }: Props) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [target, setTarget] = useState(DEFAULT_TARGET);
  const [isSaving, setSaving] = useState(false);

  async function save(event: FormEvent) {
    event.preventDefault();
    if (isSaving) return;
    setSaving(true);
    toast.begin();
    try {
      const body = { status: target, from, description: `Status updated to ${target}` };
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
      <SelectField
        label="New status"
        autoFocus
        options={STATUS_OPTIONS}
        value={target}
        onChange={(event) => setTarget(readStatus(event.target.value))}
        className="min-w-40 grow"
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
