import { FilterSelect } from '#web/ui/forms/filter-select.tsx';

type Props<Sort extends string> = {
  sorts: readonly { value: Sort; label: string }[];
  value: Sort;
  /** How the list is sorted unless it is asked otherwise. */
  neutral: Sort;
  onChoose: (sort: Sort) => void;
};

/** Sorts a list where its rows are cards, which have no heads to do so by. */
export function SortSelect<Sort extends string>({ sorts, ...select }: Props<Sort>) {
  return <FilterSelect label="Sort by" options={sorts} className="xl:hidden" {...select} />;
}
