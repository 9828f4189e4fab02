import type { ReactNode } from 'react';
import type { List } from '#domain/lists/list.ts';
import { listHref } from '#domain/lists/list-url.ts';
import { withoutFilters } from '#domain/lists/without-filters.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { ShownList } from './use-list.ts';

type Texts = { title: string; text: string };

type Props<L extends List, Row> = {
  list: ShownList<L, Row>;
  icon?: ReactNode;
  /** For a list without filters. */
  none: Texts;
  /** For a list with filters that no row passes. */
  noneFound: Texts;
};

/** The state of a list without rows, with a link to reset its filters. */
export function NoRows<L extends List, Row>({ list, icon, none, noneFound }: Props<L, Row>) {
  const { definition, arrived, hasFilters } = list;
  if (!hasFilters) return <EmptyState {...none} icon={icon} />;
  const all = listHref(definition, withoutFilters(definition, arrived));
  return <EmptyState {...noneFound} icon={icon} action={<ButtonLink to={all}>Reset Filters</ButtonLink>} />;
}
