import { useEffect, useEffectEvent, useRef } from 'react';

/** Calls `onEnd` once `duration` milliseconds have run; while paused they do not. `null` never ends. */
export function useCountdown(duration: number | null, isPaused: boolean, onEnd: () => void): void {
  const remaining = useRef(duration);
  const end = useEffectEvent(onEnd);

  useEffect(() => {
    if (isPaused || remaining.current === null) return;
    const startedAt = performance.now();
    const before = remaining.current;
    const timer = setTimeout(end, before);
    return () => {
      clearTimeout(timer);
      remaining.current = before - (performance.now() - startedAt);
    };
  }, [isPaused]);
}
