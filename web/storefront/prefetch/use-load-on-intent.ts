import { useEffect } from 'react';
import { prefetchPage } from './prefetch-page.ts';

/** How long a pointer rests on a link before that means something: sweeping over a grid means nothing. */
const DWELL = 65;

/**
 * Loads a page's data when the visitor turns to a link to it: by resting the pointer on it, by reaching it
 * with the keyboard, or by beginning to press it. The link's `prefetch="intent"` fetches the page's code at
 * the same time.
 */
export function useLoadOnIntent(): void {
  useEffect(() => {
    if (savesData()) return;
    let resting: ReturnType<typeof setTimeout> | undefined;

    function onTurn(event: Event) {
      clearTimeout(resting);
      const link = linkAt(event.target);
      if (link) resting = setTimeout(() => prefetchPage(new URL(link.href)), DWELL);
    }
    function onPress(event: Event) {
      clearTimeout(resting);
      const link = linkAt(event.target);
      if (link) prefetchPage(new URL(link.href));
    }

    // Now it is opened, and takes what was loaded: to load it once more would be for nothing.
    const onOpen = () => clearTimeout(resting);

    const passive = { passive: true };
    document.addEventListener('pointerover', onTurn, passive);
    document.addEventListener('focusin', onTurn, passive);
    document.addEventListener('pointerdown', onPress, passive);
    document.addEventListener('click', onOpen, passive);
    return () => {
      clearTimeout(resting);
      document.removeEventListener('pointerover', onTurn);
      document.removeEventListener('focusin', onTurn);
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('click', onOpen);
    };
  }, []);
}

/** The link to another page of this shop that something happened in; a link within the page is none. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin) return null;
  const isHere = link.pathname + link.search === window.location.pathname + window.location.search;
  return isHere ? null : link;
}

/** Whoever saves data pays for what is never looked at. */
export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
