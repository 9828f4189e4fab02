import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

const MARK = 'data-opening';

/**
 * Marks the link or button that opens another page, which pales by that (motion.css). React shows that a page
 * is on its way when it finds the time, among other work; this shows in the next frame that the press was
 * felt.
 */
export function markOpening(element: Element): void {
  unmark();
  element.setAttribute(MARK, '');
}

/** Marks the links that are followed, and takes every mark away once the page is there. */
export function usePendingLink(): void {
  const isIdle = useNavigation().state === 'idle';
  const { key } = useLocation();

  useEffect(() => {
    function onClick({ target, defaultPrevented }: MouseEvent) {
      // What the router has not taken on is for the browser to show.
      const link = defaultPrevented && target instanceof Element && target.closest('a[href]');
      if (link) markOpening(link);
    }
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each new location is a page that is there.
  useEffect(() => {
    if (isIdle) unmark();
  }, [isIdle, key]);
}

function unmark(): void {
  document.querySelector(`[${MARK}]`)?.removeAttribute(MARK);
}
