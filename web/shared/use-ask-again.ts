import { useEffect, useEffectEvent } from 'react';

/** Milliseconds before the first repetition, and at most between two. */
const FIRST = 3_000;
const MOST = 30_000;

/**
 * Retries a failed request when the connection is back, when the tab becomes visible, and
 * in growing pauses. `isLost` is true if a retry can help.
 */
export function useAskAgain(isLost: boolean, ask: () => void): void {
  const again = useEffectEvent(ask);

  useEffect(() => {
    if (!isLost) return;
    let pause = FIRST;
    let timer = setTimeout(repeat, pause);
    function repeat() {
      pause = Math.min(2 * pause, MOST);
      timer = setTimeout(repeat, pause);
      if (!document.hidden) again();
    }
    const now = () => again();
    window.addEventListener('online', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', now);
      document.removeEventListener('visibilitychange', now);
    };
  }, [isLost]);
}
