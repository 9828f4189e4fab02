const SIGNS = ['pointermove', 'pointerdown', 'keydown', 'wheel', 'scroll'] as const;

/** Runs once, when the page is first used: pointed at, scrolled or typed in. Returns what cancels it. */
export function onFirstUse(run: () => void): () => void {
  const listening = new AbortController();
  const begin = () => {
    listening.abort();
    run();
  };
  for (const sign of SIGNS)
    window.addEventListener(sign, begin, { passive: true, capture: true, signal: listening.signal });
  return () => listening.abort();
}
