import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** Focuses `place` if the focused element, such as a chip, was removed by a change of the query. */
export function useFocusAfterFilter(place: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const lastSearch = useRef(search);

  useEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [search, place]);
}
