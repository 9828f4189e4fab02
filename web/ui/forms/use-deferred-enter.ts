import { useEffect, useEffectEvent, useState } from 'react';

type State = 'searching' | 'found' | 'failed';

/** Defers Enter until the results for the typed text arrive; drops it when the search fails. */
export function useDeferredEnter(state: State, action: () => void) {
  const [isWaiting, setWaiting] = useState(false);
  const act = useEffectEvent(action);

  useEffect(() => {
    if (!isWaiting || state === 'searching') return;
    setWaiting(false);
    if (state === 'found') act();
  }, [isWaiting, state]);

  return {
    /** Enter was pressed and the results are pending. */
    isWaiting,
    /** Runs the action once the search is done. */
    run: () => (state === 'found' ? action() : setWaiting(state === 'searching')),
    cancel: () => setWaiting(false),
  };
}
