import { useEffect, useEffectEvent, useState } from 'react';
import { useAskAgain } from '#web/shared/use-ask-again.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';

/**
 * Keeps a link that is pressed without a connection on this page, which the browser would replace by one of
 * its own, and opens it when the shop can be reached again.
 */
export function useOfflineLinks(): void {
  const toast = useToast();
  const [waiting, setWaiting] = useState<string | null>(null);

  const keep = useEffectEvent((event: MouseEvent) => {
    const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
    if (!link) return;
    if (navigator.onLine || !opensPage(link, event)) return setWaiting(null);
    event.preventDefault();
    event.stopPropagation();
    setWaiting(link.pathname + link.search + link.hash);
    toast.warning('You Are Offline', 'The page opens as soon as the connection is back.');
  });
  useEffect(() => {
    const onClick = (event: MouseEvent) => keep(event);
    // Before the router's own listener.
    document.addEventListener('click', onClick, { capture: true });
    return () => document.removeEventListener('click', onClick, { capture: true });
  }, []);

  useAskAgain(waiting !== null, () => void open());

  async function open() {
    const url = waiting;
    if (url === null || !(await canBeReached(url))) return;
    setWaiting((now) => (now === url ? null : now));
    // By the browser: a script that could not be fetched is not asked for again by the same document.
    window.location.assign(url);
  }
}

async function canBeReached(path: string): Promise<boolean> {
  return await fetch(path, { method: 'HEAD' }).then(
    () => true,
    () => false,
  );
}

/** True for a click that opens another page of the shop here. */
function opensPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  const isOtherwise = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return link.origin === location.origin && !isHere && !isOtherwise && !link.target && !link.download;
}
