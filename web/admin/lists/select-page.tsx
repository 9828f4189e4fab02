import { SelectBox } from './select-box.tsx';
import type { Selection } from './use-selection.ts';

/** Selects the rows of a page, in the head of its table. */
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
