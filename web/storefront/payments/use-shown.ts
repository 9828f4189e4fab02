import { useEffect } from 'react';
import type { AttemptStore } from './attempt-store.ts';

/** Milliseconds after which no reload of the replaced form is pending. */
const RELOAD_OVER = 5_000;

/** Ends this tab's attempt once shown, after a delay: a pending reload of the form must still find it. */
export function useShown<Wanted>(attempts: AttemptStore<Wanted>, madeId: string): void {
  useEffect(() => {
    const leave = () => void attempts.leave(madeId);
    const timer = setTimeout(leave, RELOAD_OVER);
    return () => {
      clearTimeout(timer);
      leave();
    };
  }, [attempts, madeId]);
}
