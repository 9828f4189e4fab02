import { useSyncExternalStore } from 'react';

/** Set by the server while this browser has proven an email address. It decides nothing. */
const HINT_COOKIE = /(?:^|;\s*)marigold_account=1(?:;|$)/;

/** True if these cookies are of a browser that may have an account. */
export function hasAccountHint(cookies: string): boolean {
  return HINT_COOKIE.test(cookies);
}

/** The same of this browser; false on the server, whose pages are the same for everyone. */
export function useMayHaveAccount(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => hasAccountHint(document.cookie),
    () => false,
  );
}

/** Read again when the window is looked at: another tab may have signed in or out. */
function subscribe(onChange: () => void): () => void {
  window.addEventListener('focus', onChange);
  return () => window.removeEventListener('focus', onChange);
}
