import type { ReactNode } from 'react';
import type { List } from '#domain/lists/list.ts';
import { listHref } from '#domain/lists/list-address.ts';
import { withoutFilters } from '#domain/lists/without-filters.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import type { ShownList } from './use-list.ts';

type Texts = { title: string; text: string };

type Props<L extends List, Row> = {
  list: ShownList<L, Row>;
  icon?: ReactNode;
  /** Why there are none at all. */
  none: Texts;
  /** Said where none pass the filters. */
  noneFound: Texts;
};

/** Why a list has no rows, and the way to some. */
export function NoRows<L extends List, Row>({ list, icon, none, noneFound }: Props<L, Row>) {
  const { definition, arrived, hasFilters } = list;
  if (!hasFilters) return <EmptyState {...none} icon={icon} />;
  return (
    <EmptyState
      {...noneFound}
      icon={icon}
      action={
        <ButtonLink to={listHref(definition, withoutFilters(definition, arrived))}>Reset Filters</ButtonLink>
      }
    />
  );
}
