import { useEffect, useRef, useState } from 'react';
import type { List } from '#domain/lists/list.ts';
import { useAnnounce } from '#web/ui/feedback/use-announce.ts';
import type { ShownList } from './use-list.ts';

/** The selected rows of a list: some, on any page, or all that match its filters with exceptions. */
export type Selection<Row> = ReturnType<typeof useSelection<List, Row>>;

/** A selected row as last loaded. `wasRefused`: a change of it was refused since. */
export type Selected<Row> = { id: string; row: Row; wasRefused: boolean };

type State<Row> = { filter: string } & (
  | { kind: 'some'; picked: ReadonlyMap<string, Selected<Row>> }
  | { kind: 'all'; except: ReadonlySet<string> }
);

/** Rows that one call loads. */
const BATCH = 1_000;

/** By the names of their lists: selections that wait for when one comes back from a page they led to. */
const KEPT = new Map<string, unknown>();

/** Selection that survives paging and sorting. Announces its size, which is shown away from the focus. */
export function useSelection<L extends List, Row>(list: ShownList<L, Row>, idOf: (row: Row) => string) {
  const { rows, total } = list;
  // Another filter clears the selection.
  const filter = JSON.stringify(list.filter);
  const [held, setHeld] = useState<State<Row>>(() => createEmptySelection(filter));
  const state = held.filter === filter ? held : createEmptySelection<Row>(filter);
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
          return row && row !== picked.row ? { id: picked.id, row, wasRefused: false } : picked;
        });
  const onPage = rows.filter((row) => has(idOf(row))).length;
  const hasPage = rows.length > 0 && onPage === rows.length;

  const { name } = list.definition;
  useEffect(() => {
    // Each list has rows of one kind, so its remembered selection is a state of its own.
    const remembered = KEPT.get(name) as State<Row> | undefined;
    KEPT.delete(name);
    if (remembered) setHeld(remembered);
  }, [name]);

  const announce = useAnnounce();
  useEffect(() => {
    if (size > 0) announce(`Selected: ${size}`);
  }, [size, announce]);

  /** Selects or deselects rows of this page. */
  function set(changed: readonly Row[], isSelected: boolean) {
    if (state.kind === 'all') {
      const except = new Set(state.except);
      for (const row of changed) {
        if (isSelected) except.delete(idOf(row));
        else except.add(idOf(row));
      }
      setHeld(except.size < total ? { filter, kind: 'all', except } : createEmptySelection(filter));
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
    const rowsById = new Map<string, Row>();
    for (let page = 1; ; page++) {
      // Sorted so that rows added while loading come last.
      const loaded = await list.loadRows({ page, size: BATCH, sort: 'oldest' });
      for (const row of loaded) if (has(idOf(row))) rowsById.set(idOf(row), row);
      if (loaded.length < BATCH) break;
    }
    // Leaves out rows added since the selection was confirmed.
    return [...rowsById.values()].slice(0, most);
  }

  return {
    size,
    /** Rows on all pages. */
    total,
    /** All rows of this page are selected. */
    hasPage,
    hasSomeOfPage: onPage > 0,
    /** Every row that matches the filters is selected. */
    hasAll: size > 0 && size === total,
    has,
    /** The selected rows that are loaded: all, or those of this page if the whole list is selected. */
    known,
    toggle: (id: string) =>
      set(
        rows.filter((row) => idOf(row) === id),
        !has(id),
      ),
    togglePage: () => set(rows, !hasPage),
    selectAll: () => setHeld({ filter, kind: 'all', except: new Set() }),
    clear: () => setHeld(createEmptySelection(filter)),
    /** Keeps only these of the collected rows selected: their change was refused. */
    keep: (ids: readonly string[]) => {
      const left = lastCollected.current.filter(({ id }) => ids.includes(id));
      const picked = new Map(left.map(({ id, row }) => [id, { id, row, wasRefused: true }]));
      setHeld({ filter, kind: 'some', picked });
    },
    /** Deselects rows that are no longer in the list. */
    drop: (ids: readonly string[]) =>
      setHeld((before) =>
        before.kind === 'all'
          ? { ...before, except: new Set([...before.except].filter((id) => !ids.includes(id))) }
          : { ...before, picked: new Map([...before.picked].filter(([id]) => !ids.includes(id))) },
      ),
    /** Keeps the selection for when one comes back from another page to the list with the same filters. */
    remember: () => void KEPT.set(name, state),
    /** The selected rows as last loaded; those of a whole list are loaded page by page. */
    collect: async () => {
      lastCollected.current = state.kind === 'all' ? (await loadAll(size)).map(seen) : known;
      return lastCollected.current;
    },
  };
}

function createEmptySelection<Row>(filter: string): State<Row> {
  return { filter, kind: 'some', picked: new Map() };
}
