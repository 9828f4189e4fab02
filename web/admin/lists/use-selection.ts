import { useEffect, useRef, useState } from 'react';
import type { List } from '#domain/lists/list.ts';
import { useAnnounce } from '#web/ui/feedback/use-announce.ts';
import type { ShownList } from './use-list.ts';

/** Which rows of a list are selected: some, on whichever page, or all that match its filters but a few. */
export type Selection<Row> = {
  size: number;
  /** Rows on all pages. */
  total: number;
  /** The rows of this page are all selected. */
  hasPage: boolean;
  hasSomeOfPage: boolean;
  /** Every row that matches the filters is selected. */
  hasAll: boolean;
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  togglePage: () => void;
  selectAll: () => void;
  clear: () => void;
  /** The selected rows that are known here: all, or those of this page where the whole list is selected. */
  known: readonly Selected<Row>[];
  /** Leaves only these of the collected rows selected: they were refused. */
  keep: (ids: readonly string[]) => void;
  /** These rows are no longer in the list. */
  drop: (ids: readonly string[]) => void;
  /** The selected rows as they were last seen; of a whole list they are loaded, page by page. */
  collect: () => Promise<Selected<Row>[]>;
};

/** A selected row as it was last seen. `wasRefused`: a change of it was refused since. */
export type Selected<Row> = { id: string; row: Row; wasRefused: boolean };

type State<Row> = { filter: string } & (
  | { kind: 'some'; picked: ReadonlyMap<string, Selected<Row>> }
  | { kind: 'all'; except: ReadonlySet<string> }
);

/** Rows that one call loads, at most. */
const LOADED_AT_ONCE = 1_000;

/**
 * Selection that survives paging and sorting. How many rows are selected is announced, since that shows away
 * from the focus.
 */
export function useSelection<L extends List, Row>(
  list: ShownList<L, Row>,
  idOf: (row: Row) => string,
): Selection<Row> {
  const { rows, total } = list;
  // Under another filter nothing is selected.
  const filter = JSON.stringify(list.filter);
  const [held, setHeld] = useState<State<Row>>(() => nothingOf(filter));
  const state = held.filter === filter ? held : nothingOf<Row>(filter);
  const has = (id: string) => (state.kind === 'all' ? !state.except.has(id) : state.picked.has(id));
  const size = state.kind === 'all' ? Math.max(total - state.except.size, 0) : state.picked.size;
  const lastCollected = useRef<Selected<Row>[]>([]);
  const seen = (row: Row): Selected<Row> => ({ id: idOf(row), row, wasRefused: false });
  const here = new Map(rows.map((row) => [idOf(row), row]));
  const known =
    state.kind === 'all'
      ? rows.filter((row) => has(idOf(row))).map(seen)
      : [...state.picked.values()].map((picked) => {
          const row = here.get(picked.id);
          // Loaded anew, it is seen as it is now.
          return row && row !== picked.row ? { id: picked.id, row, wasRefused: false } : picked;
        });
  const onPage = rows.filter((row) => has(idOf(row))).length;
  const hasPage = rows.length > 0 && onPage === rows.length;

  const announce = useAnnounce();
  useEffect(() => {
    if (size > 0) announce(`Selected: ${size}`);
  }, [size, announce]);

  /** Selects or leaves out rows of this page. */
  function set(changed: readonly Row[], isSelected: boolean) {
    if (state.kind === 'all') {
      const except = new Set(state.except);
      for (const row of changed) {
        if (isSelected) except.delete(idOf(row));
        else except.add(idOf(row));
      }
      setHeld(except.size < total ? { filter, kind: 'all', except } : nothingOf(filter));
      return;
    }
    const picked = new Map(state.picked);
    for (const row of changed) {
      if (isSelected) picked.set(idOf(row), seen(row));
      else picked.delete(idOf(row));
    }
    setHeld({ filter, kind: 'some', picked });
  }

  async function loadAll(most: number): Promise<Row[]> {
    const found = new Map<string, Row>();
    for (let page = 1; ; page++) {
      // Rows that come to the list later come last.
      const loaded = await list.loadRows({ page, size: LOADED_AT_ONCE, sort: 'oldest' });
      for (const row of loaded) if (has(idOf(row))) found.set(idOf(row), row);
      if (loaded.length < LOADED_AT_ONCE) break;
    }
    // Those that came to the list after it was agreed how many are meant stand last.
    return [...found.values()].slice(0, most);
  }

  return {
    size,
    total,
    hasPage,
    hasSomeOfPage: onPage > 0,
    hasAll: size > 0 && size === total,
    has,
    known,
    toggle: (id) =>
      set(
        rows.filter((row) => idOf(row) === id),
        !has(id),
      ),
    togglePage: () => set(rows, !hasPage),
    selectAll: () => setHeld({ filter, kind: 'all', except: new Set() }),
    clear: () => setHeld(nothingOf(filter)),
    keep: (ids) => {
      const left = lastCollected.current.filter(({ id }) => ids.includes(id));
      const picked = new Map(left.map(({ id, row }) => [id, { id, row, wasRefused: true }]));
      setHeld({ filter, kind: 'some', picked });
    },
    drop: (ids) =>
      setHeld((before) =>
        before.kind === 'all'
          ? { ...before, except: new Set([...before.except].filter((id) => !ids.includes(id))) }
          : { ...before, picked: new Map([...before.picked].filter(([id]) => !ids.includes(id))) },
      ),
    collect: async () => {
      lastCollected.current = state.kind === 'all' ? (await loadAll(size)).map(seen) : known;
      return lastCollected.current;
    },
  };
}

function nothingOf<Row>(filter: string): State<Row> {
  return { filter, kind: 'some', picked: new Map() };
}
