import type { List } from '#domain/lists/list.ts';
import { emptyQuery, parameterOf } from '#domain/lists/list-address.ts';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { type Choice, choicesOf } from './filter-choices.ts';
import type { FilterName, ShownList } from './use-list.ts';

type Props<L extends List, Row, Name extends FilterName<L>> = {
  list: ShownList<L, Row>;
  name: Name;
  label: string;
  /** The option that leaves nothing out. */
  all?: string;
  labelOf: (choice: Choice<L, Name>) => string;
};

/** A select for one filter of a list. */
export function ListFilter<L extends List, Row, Name extends FilterName<L>>({
  list: { definition, wanted, set },
  name,
  label,
  all = 'All',
  labelOf,
}: Props<L, Row, Name>) {
  const filter = definition.filters[name];
  const choices = choicesOf(definition, name);
  const options = choices.map((choice) => ({ value: String(choice), label: labelOf(choice) }));
  return (
    <FilterSelect
      label={label}
      name={filter && parameterOf(name, filter)}
      value={String(wanted[name] ?? '')}
      options={[{ value: '', label: all }, ...options]}
      onChoose={(value) =>
        set(name, choices.find((choice) => String(choice) === value) ?? emptyQuery(definition)[name])
      }
    />
  );
}
