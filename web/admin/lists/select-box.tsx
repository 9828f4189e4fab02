import Check from 'lucide-react/icons/check';
import Minus from 'lucide-react/icons/minus';
import type { Column } from '#web/ui/tables/data-table.tsx';
import type { Selection } from './use-selection.ts';

type Props = {
  /** For screen readers. */
  label: string;
  checked: boolean;
  /** Some of its rows are selected, but not all. */
  mixed?: boolean;
  onChange: () => void;
};

/** A checkbox alone in its cell, with a target of 44 px. */
export function SelectBox({ label, checked, mixed = false, onChange }: Props) {
  const Mark = mixed ? Minus : Check;
  return (
    <label className="relative -m-3 grid size-11 cursor-pointer place-items-center">
      <span className="sr-only">{label}</span>
      <input
        type="checkbox"
        className="choice peer rounded-sm"
        checked={checked}
        ref={(box) => {
          if (box) box.indeterminate = mixed;
        }}
        onChange={onChange}
      />
      <Mark
        aria-hidden="true"
        strokeWidth={3}
        className={`pointer-events-none absolute size-4 forced-colors:hidden ${mixed ? 'text-ink' : 'text-on-accent opacity-0 peer-checked:opacity-100'}`}
      />
    </label>
  );
}

/** Selects the rows of a page. */
export function SelectPage({ label, selection }: { label: string; selection: Selection<unknown> }) {
  return (
    <SelectBox
      label={label}
      checked={selection.hasPage}
      mixed={selection.hasSomeOfPage && !selection.hasPage}
      onChange={selection.togglePage}
    />
  );
}

/** The column of the checkboxes; `selection` is null where no row can be selected. */
export function selectColumn(label: string, selection: Selection<unknown> | null): Column {
  if (!selection) return { label: 'Select', hideLabel: true };
  return { label: 'Select', head: <SelectPage label={label} selection={selection} /> };
}
