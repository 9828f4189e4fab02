import { useMemo } from 'react';
import { type Location, useLocation } from 'react-router';
import type { List } from '#domain/lists/list.ts';
import { type ListQuery, readListQuery, writeListQuery } from '#domain/lists/list-url.ts';
import { useUrlState } from './use-url-state.ts';

export type ListState<L extends List> = {
  /** The query in the URL or on its way there, for controls. */
  requested: ListQuery<L>;
  /** The query of the displayed rows. */
  arrived: ListQuery<L>;
  /** Changes the query; resets `page` to 1 by default. */
  change: ChangeQuery<L>;
};

/** `replace`: replaces the history entry, e.g. while typing. */
export type ChangeQuery<L extends List> = (
  part: Partial<ListQuery<L>>,
  options?: { replace?: boolean },
) => void;

/** The query of a list. `pending` is the target of a pressed link, shown by controls immediately. */
export function useListQuery<L extends List>(list: L, pending?: Location): ListState<L> {
  const { search } = useLocation();
  const read = (query: URLSearchParams) => readListQuery(list, query);
  const [held, setHeld] = useUrlState({ read, write: (query) => writeListQuery(list, query) });
  const arrived = useMemo(() => readListQuery(list, new URLSearchParams(search)), [list, search]);
  const requested = pending?.pathname === list.path ? read(new URLSearchParams(pending.search)) : held;
  return {
    requested,
    arrived,
    change: (part, options) => setHeld({ ...requested, page: 1, ...part }, options),
  };
}
