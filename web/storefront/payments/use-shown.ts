import { useEffect } from 'react';
import type { AttemptMemory } from './attempt-memory.ts';

/** Milliseconds after which nobody still waits for a reload of the form that this page has just replaced. */
const RELOAD_OVER = 5_000;

/**
 * What was bought is shown, so this tab has nothing under way: as soon as the page is left, or else in a
 * while. Not at once: a reload asked for while this page was still coming loads the form's address again, and
 * has to find what was bought.
 */
export function useShown<Wanted>(attempts: AttemptMemory<Wanted>, madeId: string): void {
  useEffect(() => {
    const leave = () => void attempts.leave(madeId);
    const timer = setTimeout(leave, RELOAD_OVER);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [attempts, madeId]);
}
