import type { ReactNode } from 'react';
import { formatCount } from '#domain/counts.ts';
import type { List } from '#domain/lists/list.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ListFooter } from './list-footer.tsx';
import { BelowSelectionBar } from './selection-bar.tsx';
import type { ShownList } from './use-list.ts';

type Props<L extends List, Row> = {
  list: ShownList<L, Row>;
  /** What is listed, in the plural: 'members'. */
  name: string;
  /** What the footer counts, where that is called otherwise: 'memberships'. */
  counted?: string;
  /** Why there are none at all, and the way to some. */
  empty: ReactNode;
  /** Above the table, for a list whose rows can be selected. */
  selectionBar?: ReactNode;
  /** The table. `isReloading`: its rows are older than what is asked for. */
  children: (rows: readonly Row[], isReloading: boolean) => ReactNode;
};

/** A list in its card: a page of it and the way to the others, or why there is nothing to show. */
export function ListFrame<L extends List, Row>(props: Props<L, Row>) {
  const { name } = props;
  return (
    <Card
      padded={false}
      as="section"
      aria-label={name.charAt(0).toUpperCase() + name.slice(1)}
      // What is wrong with an editor over a row may reach out of a short list.
      className="overflow-clip has-[[data-in-place]_[aria-invalid]]:overflow-visible"
    >
      <Content {...props} />
    </Card>
  );
}

function Content<L extends List, Row>(props: Props<L, Row>) {
  const { list, name, counted = name, empty, selectionBar, children } = props;
  const isReloading = useIsReloading();
  const { definition, rows, total, pageHref } = list;
  const { page, size } = list.arrived;
  if (!list.page.ok) {
    // What was asked for is wrong: asking again would not help, asking for less does.
    const isRefused = list.page.status === 400;
    return (
      <ErrorState
        title={`Failed to fetch ${name}`}
        text={list.page.message}
        retryLabel={isRefused ? 'Reset Filters' : 'Retry'}
        retryHref={isRefused ? definition.path : pageHref(page)}
      />
    );
  }
  if (rows.length === 0 && total === 0) return empty;
  // An address may name a page after the last one: rows were deleted since, or it was typed.
  if (rows.length === 0)
    return (
      <EmptyState
        title={`No ${name} found.`}
        text={`Page ${formatCount(page)} is beyond the last one.`}
        action={<ButtonLink to={pageHref(Math.ceil(total / size))}>Go to the last page</ButtonLink>}
      />
    );
  const table = children(rows, isReloading);
  return (
    <>
      {selectionBar ? <BelowSelectionBar bar={selectionBar}>{table}</BelowSelectionBar> : table}
      <ListFooter list={list} name={name} counted={counted} isReloading={isReloading} />
    </>
  );
}
