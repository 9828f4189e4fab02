import { type RefObject, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { useHydrated } from './use-hydrated.ts';

/**
 * Does for a navigation inside the browser what a page load does by itself: brings the focus to the new page
 * and gives its title to be announced. A change of the query alone is the same page, and whoever is using it
 * keeps the focus; so does who is on a part that has stayed, such as the list that a panel was opened from
 * and is closed to.
 */
export function useArrival(main: RefObject<HTMLElement | null>): string {
  const { pathname } = useLocation();
  // A layout that was not there when the page was loaded is arrived at, too: from signing in, say.
  const isFirstPage = !useHydrated();
  const lastPathname = useRef(isFirstPage ? pathname : null);
  const [title, setTitle] = useState('');

  useEffect(() => {
    if (lastPathname.current === pathname) return;
    lastPathname.current = pathname;
    setTitle(document.title);
    // Where to scroll is the router's business: it restores the position on the way back.
    if (!holdsFocus(main.current)) main.current?.focus({ preventScroll: true });
  }, [pathname, main]);

  return title;
}

function holdsFocus(main: HTMLElement | null): boolean {
  const { activeElement } = document;
  return main !== null && main !== activeElement && main.contains(activeElement);
}
