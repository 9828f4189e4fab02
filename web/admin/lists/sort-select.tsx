import type { List, SortOf } from '#domain/lists/list.ts';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import type { ShownList } from './use-list.ts';

type Props<L extends List, Row> = { list: ShownList<L, Row>; labels: Record<SortOf<L>, string> };

/** Sorts a list where its rows are cards, which have no heads to do so by. */
export function SortSelect<L extends List, Row>({ list, labels }: Props<L, Row>) {
  const sorts: readonly SortOf<L>[] = list.definition.sorts;
  return (
    <FilterSelect
      label="Sort by"
      className="xl:hidden"
      options={sorts.map((value) => ({ value, label: labels[value] }))}
      value={list.wanted.sort}
      onChoose={(sort) => list.change({ ...list.wanted, page: 1, sort })}
    />
  );
}
