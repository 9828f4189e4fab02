import { type RefObject, useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/**
 * When what was pressed is gone with the change it made (a chip, a Clear), the focus falls to nothing;
 * `place` takes it then, so that who uses the keyboard goes on from there.
 */
export function useFocusAfterFilter(place: RefObject<HTMLElement | null>): void {
  const { search } = useLocation();
  const lastSearch = useRef(search);

  useEffect(() => {
    if (lastSearch.current === search) return;
    lastSearch.current = search;
    if (document.activeElement === document.body) place.current?.focus({ preventScroll: true });
  }, [search, place]);
}
