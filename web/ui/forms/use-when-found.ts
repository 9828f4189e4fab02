import { useEffect, useEffectEvent, useState } from 'react';

type State = 'searching' | 'found' | 'failed';

type Waiting = {
  /** Enter was pressed before the answer to the typed text arrived. */
  isWaiting: boolean;
  /** Runs the action now, or as soon as the search is done. */
  run: () => void;
  cancel: () => void;
};

/**
 * Defers Enter in a search box until the answer to the typed text arrives: what is listed before is the
 * answer to another text. Typing on cancels it, by `cancel`; a failed search drops it.
 */
export function useWhenFound(state: State, action: () => void): Waiting {
  const [isWaiting, setWaiting] = useState(false);
  const act = useEffectEvent(action);

  useEffect(() => {
    if (!isWaiting || state === 'searching') return;
    setWaiting(false);
    if (state === 'found') act();
  }, [isWaiting, state]);

  return {
    isWaiting,
    run: () => (state === 'found' ? action() : setWaiting(state === 'searching')),
    cancel: () => setWaiting(false),
  };
}
