import type { List } from '#domain/lists/list.ts';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { TOOLBAR_SEARCH } from './toolbar.tsx';
import type { FilterName, ShownList } from './use-list.ts';

type Props<L extends List, Row> = {
  list: ShownList<L, Row>;
  label: string;
  placeholder: string;
  /** The filter that is typed; 'search' unless given. */
  name?: FilterName<L> | 'search';
};

/** Filters a list by a text while one types. */
export function ListSearch<L extends List, Row>({ list, name = 'search', ...box }: Props<L, Row>) {
  const { wanted, change, parametersWithout } = list;
  return (
    <SearchBox
      {...box}
      className={TOOLBAR_SEARCH}
      name={name}
      value={String(wanted[name])}
      keep={parametersWithout([name])}
      onSearch={(text) => change({ ...wanted, page: 1, [name]: text }, { replace: true })}
    />
  );
}
