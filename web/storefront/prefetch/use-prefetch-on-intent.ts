import { useEffect } from 'react';

/** Milliseconds a pointer rests on a link before it prefetches. */
const DWELL = 65;

/** Prefetches a page's data on hover, focus or press of its link. `prefetch="intent"` loads its code. */
export function usePrefetchOnIntent(): void {
  useEffect(() => {
    if (savesData()) return;
    let resting: ReturnType<typeof setTimeout> | undefined;
    let opened = 0;

    /** With the loaders of other pages, loaded on first use; not after a click, which loads data itself. */
    async function prefetch(href: string) {
      const before = opened;
      const loaders = await import('./prefetch-page.ts').catch(() => null);
      if (opened === before) loaders?.prefetchPage(new URL(href));
    }

    function onTurn(event: Event) {
      clearTimeout(resting);
      const link = linkAt(event.target);
      if (link) resting = setTimeout(() => prefetch(link.href), DWELL);
    }
    function onPress(event: Event) {
      clearTimeout(resting);
      const link = linkAt(event.target);
      if (link) void prefetch(link.href);
    }

    // The navigation uses the prefetched data; prefetching again would be wasted.
    const onOpen = () => {
      clearTimeout(resting);
      opened += 1;
    };

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

/** The link to another page of this shop around an element. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin) return null;
  const isHere = link.pathname + link.search === window.location.pathname + window.location.search;
  return isHere ? null : link;
}

export function savesData(): boolean {
  const connection: unknown = 'connection' in navigator ? navigator.connection : undefined;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
