import type { List } from '#domain/lists/list.ts';
import { LinkTabs } from '#web/ui/navigation/link-tabs.tsx';
import { type Choice, choicesOf } from './filter-choices.ts';
import type { FilterName, ShownList } from './use-list.ts';

type Props<L extends List, Row, Name extends FilterName<L>> = {
  list: ShownList<L, Row>;
  /** The filter whose values are the views. */
  name: Name;
  /** What they are views of, for screen readers. */
  label: string;
  labelOf: (choice: Choice<L, Name>) => string;
};

/** Links to the views of a list; the other filters go along. */
export function ListTabs<L extends List, Row, Name extends FilterName<L>>({
  list: { definition, wanted, filterHref },
  name,
  label,
  labelOf,
}: Props<L, Row, Name>) {
  const tabs = choicesOf(definition, name).map((choice) => ({
    label: labelOf(choice),
    to: filterHref(name, choice),
    isCurrent: choice === wanted[name],
  }));
  return <LinkTabs label={label} tabs={tabs} />;
}
