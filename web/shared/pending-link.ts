import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';

const MARK = 'data-pending';

/** Marks a pressed link or button in the next frame, before React renders its pending state (motion.css). */
export function markPending(element: Element): void {
  unmark();
  element.setAttribute(MARK, '');
}

/** Marks followed links until the page has loaded. */
export function usePendingLink(): void {
  const isIdle = useNavigation().state === 'idle';
  const { key } = useLocation();

  useEffect(() => {
    function onClick({ target, defaultPrevented }: MouseEvent) {
      // Links that the router does not handle are left to the browser.
      const link = defaultPrevented && target instanceof Element && target.closest('a[href]');
      if (link) markPending(link);
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
