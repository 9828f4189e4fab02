import type { List, SortOf } from '#domain/lists/list.ts';
import type { Column } from '#web/ui/tables/data-table.tsx';
import type { ShownList } from './use-list.ts';

/** Sorts by a column: descending first, then ascending. */
export function columnSort<L extends List, Row>(
  { arrived, sortHref }: ShownList<L, Row>,
  down: SortOf<L>,
  up: SortOf<L>,
): NonNullable<Column['sort']> {
  const now = arrived.sort === down ? 'descending' : arrived.sort === up ? 'ascending' : null;
  return { to: sortHref(arrived.sort === down ? up : down), now };
}
