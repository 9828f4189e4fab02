import { useState } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ConfirmDialog } from '#web/ui/confirm-dialog.tsx';
import { SelectField } from '#web/ui/select-field.tsx';

export type BulkAction = 'verify' | 'unverify' | 'delete';

type Props = {
  selected: readonly string[];
  onClear: () => void;
  onApply: (action: BulkAction) => Promise<void>;
};

/** What can be done with the selected rows (spec 2); it asks before it does anything. */
export function BulkBar({ selected, onClear, onApply }: Props) {
  const [action, setAction] = useState<BulkAction | ''>('');
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);

  async function apply() {
    if (action === '') return;
    setAsking(false);
    setBusy(true);
    await onApply(action);
    setBusy(false);
  }

  return (
    <div className="mb-4 flex flex-wrap items-center gap-x-3 gap-y-2 rounded-xl border border-line bg-accent-soft px-4 py-2 print:hidden">
      <p className="numeric text-sm font-semibold">{selected.length} review(s) selected</p>
      <Button variant="quiet" size="sm" onClick={onClear} unavailable={isBusy}>
        Clear selection
      </Button>
      <div className="flex grow items-center justify-end gap-2">
        <SelectField
          label="Action"
          hideLabel
          placeholder="Select action"
          options={ACTIONS}
          value={action}
          onChange={({ currentTarget }) => !isBusy && setAction(currentTarget.value as BulkAction | '')}
          className="w-52 min-w-0"
        />
        <Button
          variant="primary"
          busy={isBusy}
          busyLabel="Processing..."
          onClick={() => action !== '' && setAsking(true)}
        >
          Apply
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={`Are you sure you want to ${action} ${selected.length} selected reviews?`}
        text={action === 'delete' ? 'You can undo it for a moment afterwards.' : undefined}
        confirmLabel={LABELS.get(action) ?? 'Apply'}
        tone={action === 'delete' ? 'danger' : 'primary'}
        onConfirm={() => void apply()}
        onCancel={() => setAsking(false)}
      />
    </div>
  );
}

const ACTIONS: { value: BulkAction; label: string }[] = [
  { value: 'verify', label: 'Mark as Verified' },
  { value: 'unverify', label: 'Mark as Unverified' },
  { value: 'delete', label: 'Delete' },
];

const LABELS = new Map<string, string>(ACTIONS.map(({ value, label }) => [value, label]));
