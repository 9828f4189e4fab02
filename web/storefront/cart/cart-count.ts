import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';
import { newKey } from '#web/shared/new-key.ts';

/** Notifies this tab's components that the cart has changed. */
const CHANGED = 'cart-changed';

/** Changes with the cart, so that other tabs hear of it. */
const STORED = 'cartChanged';

/** Set by the server with each answer about the cart. It decides nothing. */
const COUNT_COOKIE = /(?:^|;\s*)marigold_cart_count=(\d{1,6})(?:;|$)/;

/** The pieces in the cart of these cookies. */
export function readCartCount(cookies: string): number {
  return Number(COUNT_COOKIE.exec(cookies)?.[1] ?? 0);
}

/** The pieces in this browser's cart; 0 on the server, whose pages are the same for everyone. */
export function useCartCount(): number {
  return useSyncExternalStore(
    subscribe,
    () => readCartCount(document.cookie),
    () => 0,
  );
}

/** Called after each change of the cart. */
export function announceCartChange(): void {
  try {
    window.localStorage.setItem(STORED, newKey());
  } catch {
    // Other tabs read the cart when they are looked at.
  }
  window.dispatchEvent(new Event(CHANGED));
}

/** Calls `onChange` after another tab changed the cart, and when this one is looked at again. */
export function useCartOfOtherTabs(onChange: () => void): void {
  const change = useEffectEvent(onChange);
  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('storage', ({ key }) => key === STORED && change(), { signal });
    window.addEventListener('pageshow', ({ persisted }) => persisted && change(), { signal });
    document.addEventListener('visibilitychange', () => !document.hidden && change(), { signal });
    return () => listening.abort();
  }, []);
}

function subscribe(onChange: () => void): () => void {
  const listening = new AbortController();
  for (const name of [CHANGED, 'storage', 'pageshow', 'focus'])
    window.addEventListener(name, onChange, { signal: listening.signal });
  return () => listening.abort();
}
