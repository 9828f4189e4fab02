export type Countdown = ReturnType<typeof createCountdown>;

/** Calls `onEnd` after `duration` milliseconds, not counting pauses. Starts immediately. */
export function createCountdown(duration: number, onEnd: () => void) {
  let before = 0;
  let startedAt: number | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Milliseconds elapsed. */
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
