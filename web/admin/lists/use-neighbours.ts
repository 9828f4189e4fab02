import { useEffect, useEffectEvent, useState } from 'react';
import type { List } from '#domain/lists/list.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import type { ShownList } from './use-list.ts';

/** The way to the rows before and after the open one. */
export type Neighbours = ReturnType<typeof useNeighbours>;

/**
 * Goes from the open row to the next and the previous one of its list, across pages, by the returned
 * functions, J and K, and the arrow keys. A changed row that left the list keeps its position: the row after
 * it is next. An empty `openId` means that no row is open.
 */
export function useNeighbours<L extends List, Row>(
  { rows, arrived: place, total, loadRows, open }: ShownList<L, Row>,
  openId: string,
  idOf: (row: Row) => string,
) {
  const toast = useToast();
  const ids = rows.map(idOf);
  const [last, setLast] = useState({ id: '', index: -1, page: place.page });
  const rowIndex = ids.indexOf(openId);
  const isThere = openId !== '' && rowIndex >= 0;
  if (isThere && (last.id !== openId || last.index !== rowIndex || last.page !== place.page))
    setLast({ id: openId, index: rowIndex, page: place.page });

  const hasLeft = !isThere && openId !== '' && last.id === openId && last.page === place.page;
  const index = isThere ? rowIndex : hasLeft ? last.index : -1;
  const pageCount = Math.ceil(total / place.size);

  const openAt = (id: string, page: number) => open(id, { page, replace: true });
  /** Opens the first (0) or the last (-1) row of a page. */
  async function openOn(page: number, position: 0 | -1) {
    try {
      const row = (await loadRows({ page })).at(position);
      if (row !== undefined) openAt(idOf(row), page);
    } catch (error) {
      toast.error('The next page could not be loaded', error instanceof Error ? error.message : undefined);
    }
  }
  /** To the row `id` of this page, else to the one at `position` of another page; null for neither. */
  function wayTo(id: string | undefined, page: number, position: 0 | -1) {
    if (index < 0) return null;
    if (id !== undefined) return () => openAt(id, place.page);
    return page >= 1 && page <= pageCount ? () => void openOn(page, position) : null;
  }
  const previous = wayTo(ids[index - 1], place.page - 1, -1);
  const next = wayTo(ids[hasLeft ? index : index + 1], place.page + 1, 0);

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const go = KEYS[event.key] === 'next' ? next : KEYS[event.key] === 'previous' ? previous : null;
    if (!go || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // A second dialog over this one, or a field in it, handles the keys itself.
    if (document.querySelectorAll('dialog[open]').length !== 1 || isTyping(event.target)) return;
    event.preventDefault();
    go();
  });
  useEffect(() => {
    if (openId === '') return;
    const listener = (event: KeyboardEvent) => onKey(event);
    window.addEventListener('keydown', listener);
    return () => window.removeEventListener('keydown', listener);
  }, [openId]);

  const position = isThere ? (place.page - 1) * place.size + index + 1 : null;
  return {
    previous,
    next,
    /** The row's position in the whole list, from 1; null if the list does not contain it. */
    position,
    total,
  };
}

const KEYS: Record<string, 'next' | 'previous'> = {
  j: 'next',
  ArrowRight: 'next',
  k: 'previous',
  ArrowLeft: 'previous',
};

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('input, select, textarea, [role="option"]') !== null;
}
