import { type Location, useLocation } from 'react-router';
import type { List } from '#domain/lists/list.ts';
import { type ListQuery, readListQuery, writeListQuery } from '#domain/lists/list-address.ts';
import { useAddressState } from './use-address-state.ts';

export type ListState<L extends List> = {
  /** The query in the address or on its way there; controls show it. */
  wanted: ListQuery<L>;
  /** The query that the rows on the screen are the answer to. */
  arrived: ListQuery<L>;
  /** Changes the query, from the first page unless `part` says another one. */
  change: ChangeQuery<L>;
};

/** `replace`: typing goes on, and the change gets no place of its own in the history. */
export type ChangeQuery<L extends List> = (
  part: Partial<ListQuery<L>>,
  options?: { replace?: boolean },
) => void;

/**
 * The query of a list. `pending` is where a pressed link leads, for screens whose controls show that at once.
 */
export function useListQuery<L extends List>(list: L, pending?: Location): ListState<L> {
  const { search } = useLocation();
  const read = (query: URLSearchParams) => readListQuery(list, query);
  const [held, setHeld] = useAddressState({ read, write: (query) => writeListQuery(list, query) });
  const wanted = pending?.pathname === list.path ? read(new URLSearchParams(pending.search)) : held;
  return {
    wanted,
    arrived: read(new URLSearchParams(search)),
    change: (part, options) => setHeld({ ...wanted, page: 1, ...part }, options),
  };
}
