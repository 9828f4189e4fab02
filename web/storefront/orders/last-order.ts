import { useSyncExternalStore } from 'react';
import { readStored, store } from '#web/shared/browser-storage.ts';

/** The name the specification gives it (spec 7). */
const LAST_ORDER = 'lastOrderId';

/** Remembers the order placed last in this browser. */
export function rememberLastOrder(id: string): void {
  store('localStorage', LAST_ORDER, id);
}

/** The id of the order placed last in this browser; null on the server and where there is none. */
export function useLastOrder(): string | null {
  return useSyncExternalStore(subscribe, readLastOrder, () => null);
}

function readLastOrder(): string | null {
  return readStored('localStorage', LAST_ORDER) || null;
}

/** Another tab may place an order. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('storage', onChange);
  return () => window.removeEventListener('storage', onChange);
}
