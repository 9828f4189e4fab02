/** Milliseconds a pointer rests on a link before it prefetches. */
const DWELL = 65;

/** Prefetches a page on hover, focus or press of its link, until the signal. */
export function prefetchOnIntent(signal: AbortSignal): void {
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

  const options = { passive: true, signal };
  document.addEventListener('pointerover', onTurn, options);
  document.addEventListener('focusin', onTurn, options);
  document.addEventListener('pointerdown', onPress, options);
  document.addEventListener('click', onOpen, options);
  signal.addEventListener('abort', () => clearTimeout(resting));
}

/** The link to another page of this shop around an element. */
function linkAt(target: EventTarget | null): HTMLAnchorElement | null {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  if (!link || link.origin !== window.location.origin) return null;
  const isHere = link.pathname + link.search === window.location.pathname + window.location.search;
  return isHere ? null : link;
}
