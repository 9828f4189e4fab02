import { useSyncExternalStore } from 'react';

/** False on the server and while its page is taken over, then true. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges(): () => void {
  return () => undefined;
}
