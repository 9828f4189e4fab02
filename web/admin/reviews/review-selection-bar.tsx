import { useState } from 'react';
import type { WireStaffReview } from '#contract/calls/staff-reviews.ts';
import { formatCount } from '#domain/counts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { SelectionBar } from '../lists/selection-bar.tsx';
import type { Selection } from '../lists/use-selection.ts';

type BulkAction = 'verify' | 'unverify' | 'delete';

type Props = {
  selection: Selection<WireStaffReview>;
  /** Reviews done so far; null while no action is under way. */
  done: number | null;
  onApply: (action: BulkAction) => Promise<unknown>;
};

/** The actions for the selected reviews (spec 2), each after a confirmation. */
export function ReviewSelectionBar({ selection, done, onApply }: Props) {
  const [action, setAction] = useState<BulkAction | ''>('');
  const [isAsking, setAsking] = useState(false);
  const isBusy = done !== null;
  const count = formatCount(selection.size);

  async function apply() {
    if (action === '') return;
    setAsking(false);
    await onApply(action);
  }

  return (
    <>
      <SelectionBar
        selection={selection}
        name="reviews"
        countText={isBusy ? `${formatCount(done)} of ${count} done` : `${count} review(s) selected`}
        isBusy={isBusy}
      >
        <SelectField
          label="Action"
          hideLabel
          placeholder="Select action"
          options={ACTIONS}
          value={action}
          onChange={({ currentTarget }) =>
            !isBusy && setAction(ACTIONS.find(({ value }) => value === currentTarget.value)?.value ?? '')
          }
          className="w-44 min-w-0 max-md:grow md:max-xl:w-36"
        />
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel="Processing..."
          onClick={() => action !== '' && setAsking(true)}
        >
          Apply
        </Button>
      </SelectionBar>
      <ConfirmDialog
        open={isAsking}
        title={`Are you sure you want to ${action} ${count} selected reviews?`}
        text={action === 'delete' ? 'You can undo it for a moment afterwards.' : undefined}
        confirmLabel={LABELS.get(action) ?? 'Apply'}
        tone={action === 'delete' ? 'danger' : 'primary'}
        onConfirm={() => void apply()}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

const ACTIONS: { value: BulkAction; label: string }[] = [
  { value: 'verify', label: 'Mark as Verified' },
  { value: 'unverify', label: 'Mark as Unverified' },
  { value: 'delete', label: 'Delete' },
];

const LABELS = new Map<string, string>(ACTIONS.map(({ value, label }) => [value, label]));
