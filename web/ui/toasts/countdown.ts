export interface Countdown {
  pause: () => void;
  resume: () => void;
  /** Milliseconds that have run so far. */
  elapsed: () => number;
}

/**
 * Calls `onEnd` once `duration` milliseconds have run; paused ones do not count. It runs at once, and
 * independently of any component.
 */
export function createCountdown(duration: number, onEnd: () => void): Countdown {
  let before = 0;
  let startedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const elapsed = () => before + (startedAt === null ? 0 : performance.now() - startedAt);

  function resume() {
    if (startedAt !== null) return;
    startedAt = performance.now();
    timer = setTimeout(onEnd, Math.max(0, duration - before));
  }

  function pause() {
    clearTimeout(timer);
    before = elapsed();
    startedAt = null;
  }

  resume();
  return { pause, resume, elapsed };
}
