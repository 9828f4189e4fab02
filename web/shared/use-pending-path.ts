import { useEffect } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { useDelayed } from './use-delayed.ts';

const PATIENCE = 120;

/**
 * The path of another page that is being loaded, once that has taken 120 ms; else null. The page it will
 * replace has been scrolled anywhere, so the view returns to the top, where the shape of the new one begins.
 */
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
