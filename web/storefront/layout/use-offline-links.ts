import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useToast } from '#web/ui/toasts/use-toast.ts';

/**
 * Keeps a link that is pressed without a connection on this page, which the browser would replace by one of
 * its own, and opens it when the connection is back.
 */
export function useOfflineLinks(): void {
  const navigate = useNavigate();
  const toast = useToast();

  const explain = useEffectEvent(() =>
    toast.warning('You Are Offline', 'The page opens as soon as the connection is back.'),
  );
  const open = useEffectEvent((link: HTMLAnchorElement) => {
    const { pathname, search, hash } = link;
    toast.begin();
    void navigate(pathname + search + hash);
  });

  useEffect(() => {
    let waiting: HTMLAnchorElement | null = null;
    function onClick(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest<HTMLAnchorElement>('a[href]');
      if (!link || navigator.onLine || !opensPage(link, event)) return;
      event.preventDefault();
      event.stopPropagation();
      waiting = link;
      explain();
    }
    function onOnline() {
      if (waiting) open(waiting);
      waiting = null;
    }
    // Before the router's own listener.
    document.addEventListener('click', onClick, { capture: true });
    window.addEventListener('online', onOnline);
    return () => {
      document.removeEventListener('click', onClick, { capture: true });
      window.removeEventListener('online', onOnline);
    };
  }, []);
}

/** True for a click that opens another page of the shop here. */
function opensPage(link: HTMLAnchorElement, event: MouseEvent): boolean {
  const isHere = link.pathname === location.pathname && link.search === location.search;
  const isOtherwise = event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey;
  return link.origin === location.origin && !isHere && !isOtherwise && !link.target && !link.download;
}
