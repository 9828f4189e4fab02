import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useDelayed } from './use-delayed.ts';

const PATIENCE = 120;

/** Path of another page that has been loading for 120 ms, else null. Scrolls to the top for its skeleton. */
export function usePendingPath(hasShape: (path: string, from: string) => boolean): string | null {
  const { pathname } = useLocation();
  const { state, location } = useNavigation();
  const next = state === 'loading' && location.pathname !== pathname ? location.pathname : null;
  const isPending = useDelayed(next !== null, PATIENCE) && next !== null && hasShape(next, pathname);

  useEffect(() => {
    if (isPending) window.scrollTo(0, 0);
  }, [isPending]);

  return isPending ? next : null;
}
