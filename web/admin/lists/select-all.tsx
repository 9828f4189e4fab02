import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import type { Selection } from './use-selection.ts';

/** Selects all rows of a page where they are cards, which have no head to do so in. */
export function SelectAll({ selection }: { selection: Selection<unknown> }) {
  return (
    <Checkbox
      label="Select all"
      checked={selection.hasPage}
      ref={(box) => {
        if (box) box.indeterminate = selection.hasSomeOfPage && !selection.hasPage;
      }}
      onChange={selection.togglePage}
    />
  );
}
