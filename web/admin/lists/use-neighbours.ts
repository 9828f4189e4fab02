import { useEffect, useEffectEvent, useState } from 'react';
import type { List } from '#domain/lists/list.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import type { ShownList } from './use-list.ts';

/** The rows before and after the one that is open; null where there is none. */
export type Neighbours = {
  previous: (() => void) | null;
  next: (() => void) | null;
  /** Its place in the whole list, from 1; null where the list does not have it. */
  position: number | null;
  total: number;
};

/**
 * Goes from the row that is open to the next and the previous one of its list, over the ends of a page, by
 * the returned functions, by J and K and by the arrows. A row that left the list when it was changed keeps
 * its place: the one after it is next. An empty `openId`: none is open.
 */
export function useNeighbours<L extends List, Row>(
  { rows, arrived: place, total, loadRows, open }: ShownList<L, Row>,
  openId: string,
  idOf: (row: Row) => string,
): Neighbours {
  const toast = useToast();
  const ids = rows.map(idOf);
  const [last, setLast] = useState({ id: '', index: -1, page: place.page });
  const found = ids.indexOf(openId);
  const isThere = openId !== '' && found >= 0;
  if (isThere && (last.id !== openId || last.index !== found || last.page !== place.page))
    setLast({ id: openId, index: found, page: place.page });

  const hasLeft = !isThere && openId !== '' && last.id === openId && last.page === place.page;
  const index = isThere ? found : hasLeft ? last.index : -1;
  const pageCount = Math.ceil(total / place.size);

  const openAt = (id: string, page: number) => open(id, { page, replace: true });
  async function openOn(page: number, pick: (rows: readonly Row[]) => Row | undefined) {
    try {
      const row = pick(await loadRows({ page }));
      if (row !== undefined) openAt(idOf(row), page);
    } catch (error) {
      toast.error('The next page could not be loaded', error instanceof Error ? error.message : undefined);
    }
  }

  const before = ids[index - 1];
  const after = ids[hasLeft ? index : index + 1];
  const isKnown = index >= 0;
  const previous = !isKnown
    ? null
    : before !== undefined
      ? () => openAt(before, place.page)
      : place.page > 1
        ? () => void openOn(place.page - 1, (others) => others.at(-1))
        : null;
  const next = !isKnown
    ? null
    : after !== undefined
      ? () => openAt(after, place.page)
      : place.page < pageCount
        ? () => void openOn(place.page + 1, (others) => others[0])
        : null;

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    const go = KEYS[event.key] === 'next' ? next : KEYS[event.key] === 'previous' ? previous : null;
    if (!go || event.ctrlKey || event.metaKey || event.altKey || event.shiftKey) return;
    // A question over the dialog, or a field in it, has the keys for itself.
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

  const position = isThere ? (place.page - 1) * place.size + found + 1 : null;
  return { previous, next, position, total };
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
