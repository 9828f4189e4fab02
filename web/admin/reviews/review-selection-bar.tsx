import { useState } from 'react';
import type { ReviewAction, WireStaffReview } from '#contract/calls/staff-reviews.ts';
import { formatCount } from '#domain/counts.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { SelectField } from '#web/ui/forms/select-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { SelectionBar } from '../lists/selection-bar.tsx';
import type { Selection } from '../lists/use-selection.ts';

type BulkAction = Exclude<ReviewAction, 'restore'>;

type Props = {
  selection: Selection<WireStaffReview>;
  /** The listed reviews wait for approval. */
  areWaiting: boolean;
  /** Reviews done so far; null while no action is under way. */
  done: number | null;
  onApply: (action: BulkAction) => Promise<unknown>;
};

/** The actions for the selected reviews (specification, section 2), each after a confirmation. */
export function ReviewSelectionBar({ selection, areWaiting, done, onApply }: Props) {
  const actions = areWaiting ? DECISIONS : ACTIONS;
  const [action, setAction] = useState<BulkAction | ''>('');
  const [isAsking, setAsking] = useState(false);
  // The choice of the other view does not apply here.
  const chosen = actions.some(({ value }) => value === action) ? action : '';
  const isBusy = done !== null;
  const isRemoval = chosen === 'delete' || chosen === 'reject';
  const count = formatCount(selection.size);

  async function apply() {
    if (chosen === '') return;
    setAsking(false);
    await onApply(chosen);
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
          options={actions}
          value={chosen}
          onChange={({ currentTarget }) =>
            !isBusy && setAction(actions.find(({ value }) => value === currentTarget.value)?.value ?? '')
          }
          className="w-44 min-w-0 max-md:grow md:max-xl:w-36"
        />
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel="Processing..."
          onClick={() => chosen !== '' && setAsking(true)}
        >
          Apply
        </Button>
      </SelectionBar>
      <ConfirmDialog
        open={isAsking}
        title={`Are you sure you want to ${chosen} ${count} selected reviews?`}
        text={isRemoval ? 'You can undo it for a moment afterwards.' : undefined}
        confirmLabel={actions.find(({ value }) => value === chosen)?.label ?? 'Apply'}
        tone={isRemoval ? 'danger' : 'primary'}
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

const DECISIONS: typeof ACTIONS = [
  { value: 'approve', label: 'Approve' },
  { value: 'reject', label: 'Reject' },
];
