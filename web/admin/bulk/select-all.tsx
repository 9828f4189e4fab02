import { Checkbox } from '#web/ui/checkbox.tsx';
import type { Selection } from './use-selection.ts';

/** Selects all rows of a page where they are cards, which have no head to do so in. */
export function SelectAll({ selection }: { selection: Selection }) {
  return (
    <Checkbox
      label="Select all"
      checked={selection.hasAll}
      ref={(box) => {
        if (box) box.indeterminate = selection.size > 0 && !selection.hasAll;
      }}
      onChange={selection.toggleAll}
    />
  );
}
