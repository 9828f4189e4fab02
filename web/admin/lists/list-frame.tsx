import type { ReactNode } from 'react';
import { formatCount } from '#domain/counts.ts';
import type { Loaded } from '#web/data.ts';
import { useIsReloading } from '#web/shared/use-is-reloading.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ListFooter } from './list-footer.tsx';
import type { ListPage } from './list-page.ts';
import type { Place } from './page-size.ts';

type Props<Row> = {
  /** What is listed, in the plural: 'members'. */
  name: string;
  /** What the footer counts, where that is called otherwise: 'memberships'. */
  counted?: string;
  list: Loaded<ListPage<Row>>;
  place: Place;
  usualSize: number;
  hrefOf: (place: Place) => string;
  /** The list without filters. */
  resetHref: string;
  /** Why there are none at all, and the way to some. */
  empty: ReactNode;
  /** The table. `isReloading`: its rows are older than what is asked for. */
  children: (rows: readonly Row[], isReloading: boolean) => ReactNode;
};

/** A list in its card: a page of it and the way to the others, or why there is nothing to show. */
export function ListFrame<Row>(props: Props<Row>) {
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

function Content<Row>({ name, counted = name, list, empty, resetHref, children, ...paging }: Props<Row>) {
  const isReloading = useIsReloading();
  const { place, hrefOf } = paging;
  const { page, size } = place;
  if (!list.ok) {
    // What was asked for is wrong: asking again would not help, asking for less does.
    const isRefused = list.status === 400;
    return (
      <ErrorState
        title={`Failed to fetch ${name}`}
        text={list.message}
        retryLabel={isRefused ? 'Reset Filters' : 'Retry'}
        retryHref={isRefused ? resetHref : hrefOf(place)}
      />
    );
  }
  const { rows, total } = list.data;
  if (rows.length === 0 && total === 0) return empty;
  // An address may name a page after the last one: rows were deleted since, or it was typed.
  if (rows.length === 0)
    return (
      <EmptyState
        title={`No ${name} found.`}
        text={`Page ${formatCount(page)} is beyond the last one.`}
        action={
          <ButtonLink to={hrefOf({ page: Math.ceil(total / size), size })}>Go to the last page</ButtonLink>
        }
      />
    );
  return (
    <>
      {children(rows, isReloading)}
      <ListFooter
        {...paging}
        name={name}
        counted={counted}
        isReloading={isReloading}
        shown={rows.length}
        total={total}
      />
    </>
  );
}
