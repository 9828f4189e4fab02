import type { Column } from '#web/ui/tables/data-table.tsx';
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

/** The column of the boxes that select rows; null where none can be selected. */
export function selectColumn(label: string, selection: Selection<unknown> | null): Column {
  if (!selection) return { label: 'Select', hideLabel: true };
  return { label: 'Select', head: <SelectPage label={label} selection={selection} /> };
}
