import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * Does for client navigation what a page load does: moves the focus to the new page and returns its title to
 * be announced. The focus stays where only the query changes, and within content that remains.
 */
export function useFocusOnNavigation(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  // A layout rendered later, as after sign-in, counts as navigation.
  const isFirstPage = !useHydrated();
  const lastPathname = useRef(isFirstPage ? pathname : null);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    // The router restores the scroll position.
    if (!holdsFocus(main.current)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  return title;
}

function holdsFocus(main: HTMLElement | null): boolean {
  const { activeElement } = document;
  return main !== null && main !== activeElement && main.contains(activeElement);
}
