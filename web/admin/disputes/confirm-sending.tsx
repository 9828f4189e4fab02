import { Checkbox } from '#web/ui/forms/checkbox.tsx';

type Props = {
  /** Number of orders to be sent whose payment is disputed. */
  disputed: number;
  checked: boolean;
  onChange: (confirmed: boolean) => void;
};

/** Confirms that goods with a disputed payment are sent; hidden without a dispute. */
export function ConfirmSending({ disputed, checked, onChange }: Props) {
  if (disputed === 0) return null;
  const what = disputed === 1 ? 'the disputed order' : `the ${disputed} disputed orders`;
  return (
    <div className="rounded-lg bg-warn-soft px-4 py-2.5 text-sm text-warn">
      <p>The bank has not decided yet: the money may go back to the customer.</p>
      <Checkbox
        label={`Send ${what} all the same`}
        checked={checked}
        onChange={({ currentTarget }) => onChange(currentTarget.checked)}
      />
    </div>
  );
}
