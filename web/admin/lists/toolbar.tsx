import type { ReactNode } from 'react';
import type { List, SortOf } from '#domain/lists/list.ts';
import { emptyQuery, type ListQuery, listHref, toParameter } from '#domain/lists/list-url.ts';
import { hasFilters, withoutFilters } from '#domain/lists/without-filters.ts';
import { STARS } from '#domain/stars.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { FilterSelect } from '#web/ui/forms/filter-select.tsx';
import { SearchBox } from '#web/ui/forms/search-box.tsx';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import type { FilterName, ShownList } from './use-list.ts';

/** The views, search and filters above a list; on phones the filters scroll sideways. */
export function Toolbar({ children, filters }: { children: ReactNode; filters?: ReactNode }) {
  return (
    <div data-keep-clear className="mb-4 flex flex-wrap items-center gap-2 print:hidden">
      {children}
      {filters && (
        <div className="flex items-center gap-2 *:shrink-0 max-sm:-mx-4 max-sm:-my-1.5 max-sm:w-[calc(100%+2rem)] max-sm:scroll-px-4 max-sm:overflow-x-auto max-sm:px-4 max-sm:py-1.5 sm:contents">
          {filters}
        </div>
      )}
    </div>
  );
}

type ListSearchProps<L extends List, Row> = {
  list: ShownList<L, Row>;
  label: string;
  placeholder: string;
  /** The filter that the text sets. */
  name?: FilterName<L> | 'search';
};

/** Filters a list by a text as it is typed. */
export function ListSearch<L extends List, Row>({
  list: { requested, change, parametersWithout },
  name = 'search',
  ...box
}: ListSearchProps<L, Row>) {
  return (
    <SearchBox
      {...box}
      className="min-w-0 grow basis-56 sm:max-w-96"
      name={name}
      value={String(requested[name])}
      keep={parametersWithout([name])}
      onSearch={(text) => change({ ...requested, page: 1, [name]: text }, { replace: true })}
    />
  );
}

/** A value that a filter can be set to. */
type Choice<L extends List, Name extends FilterName<L>> = Exclude<ListQuery<L>[Name], '' | null>;

type ChoiceProps<L extends List, Row, Name extends FilterName<L>> = {
  list: ShownList<L, Row>;
  /** The filter. */
  name: Name;
  label: string;
  labelOf: (choice: Choice<L, Name>) => string;
};

/** Links to the views of a list, which keep the other filters. `label` is for screen readers. */
export function ListTabs<L extends List, Row, Name extends FilterName<L>>({
  list: { definition, requested, filterHref },
  name,
  label,
  labelOf,
}: ChoiceProps<L, Row, Name>) {
  const tabs = listChoices(definition, name).map((choice) => ({
    label: labelOf(choice),
    to: filterHref(name, choice),
    isCurrent: choice === requested[name],
  }));
  return <LinkTabs label={label} tabs={tabs} />;
}

/**
 * A select for one filter of a list. `all` is the option without the filter; `hidden` choices are only there
 * while they are chosen. The `choices` of a text are the caller's, and the one that is chosen.
 */
export function ListFilterSelect<L extends List, Row, Name extends FilterName<L>>({
  list: { definition, requested, set },
  name,
  label,
  all = 'All',
  labelOf,
  hidden = [],
  choices: allChoices = listChoices(definition, name),
}: ChoiceProps<L, Row, Name> &
  Partial<Record<'hidden' | 'choices', readonly Choice<L, Name>[]>> & { all?: string }) {
  const filter = definition.filters[name];
  const choices = allChoices.filter((choice) => choice === requested[name] || !hidden.includes(choice));
  const options = choices.map((choice) => ({ value: String(choice), label: labelOf(choice) }));
  return (
    <FilterSelect
      label={label}
      name={filter && toParameter(name, filter)}
      value={String(requested[name] ?? '')}
      options={[{ value: '', label: all }, ...options]}
      onChoose={(value) =>
        set(name, choices.find((choice) => String(choice) === value) ?? emptyQuery(definition)[name])
      }
    />
  );
}

/** The values a filter can be set to, in the order of its definition; none for a text. */
function listChoices<L extends List, Name extends FilterName<L>>(list: L, name: Name) {
  return listValues(list, name) as readonly Choice<L, Name>[];
}

function listValues({ filters }: List, name: string): readonly (string | number | boolean)[] {
  const filter = filters[name];
  switch (filter?.kind) {
    case 'choice':
    case 'view':
      return filter.values;
    case 'yesNo':
      return ['yes', 'no'];
    case 'flag':
      return [false, true];
    case 'stars':
      return STARS;
    default:
      return [];
  }
}

type SortSelectProps<L extends List, Row> = { list: ShownList<L, Row>; labels: Record<SortOf<L>, string> };

/** Sorts a list whose rows are shown as cards, which have no column heads. */
export function SortSelect<L extends List, Row>({ list, labels }: SortSelectProps<L, Row>) {
  const sorts: readonly SortOf<L>[] = list.definition.sorts;
  return (
    <FilterSelect
      label="Sort by"
      className="xl:hidden"
      options={sorts.map((value) => ({ value, label: labels[value] }))}
      value={list.requested.sort}
      onChoose={(sort) => list.change({ ...list.requested, page: 1, sort })}
    />
  );
}

/** Links to the list without filters. `always` shows it on an unfiltered list too. */
export function ResetFilters<L extends List, Row>({
  list: { definition, requested },
  always = false,
}: {
  list: ShownList<L, Row>;
  always?: boolean;
}) {
  if (!always && !hasFilters(definition, requested)) return null;
  return (
    <ButtonLink
      to={listHref(definition, withoutFilters(definition, requested))}
      variant="quiet"
      preventScrollReset
    >
      Reset Filters
    </ButtonLink>
  );
}
