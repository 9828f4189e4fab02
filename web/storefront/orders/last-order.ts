import { useSyncExternalStore } from 'react';
import { forgetStored, readStored, store } from '#web/shared/browser-storage.ts';

/** Name from the specification (specification, section 7). */
const LAST_ORDER = 'lastOrderId';

export function rememberLastOrder(id: string): void {
  store('localStorage', LAST_ORDER, id);
}

export function forgetLastOrder(): void {
  forgetStored('localStorage', LAST_ORDER);
}

/** Id of this browser's last order; null on the server or without one. */
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
