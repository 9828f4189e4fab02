import { newKey } from '#web/shared/new-key.ts';

/** Changes with each sign-out in this browser. Each tab stores the last one that it has followed. */
const SIGNED_OUT = 'signedOut';

/** Prefixes of drafts that name a person, or that saved addresses have filled in. */
const PERSONS = /^(address|checkout|contact|membership)(Draft|Reminder)/;

/* Every page loads this, so it has no imports of forms. Browsers that refuse storage keep nothing. */

/** Forgets what the forms of this tab keep of a person, and has other tabs forget theirs. */
export function forgetDrafts(): void {
  try {
    const key = newKey();
    follow(key);
    window.localStorage.setItem(SIGNED_OUT, key);
  } catch {
    // Nothing is kept.
  }
}

/**
 * Forgets the drafts of this tab if another one was signed out since it was opened; true if so. Drafts are
 * stored by tab, which nothing but a script of the tab can change.
 */
export function forgetSignedOutDrafts(): boolean {
  try {
    const last = window.localStorage.getItem(SIGNED_OUT) ?? '';
    const followed = window.sessionStorage.getItem(SIGNED_OUT);
    if (followed === last) return false;
    // Drafts in a tab that was opened since belong to the person who opened it.
    if (followed === null) window.sessionStorage.setItem(SIGNED_OUT, last);
    else follow(last);
    return followed !== null;
  } catch {
    return false;
  }
}

/** Calls `onSignOut` when another tab is signed out; returns how to stop listening. */
export function listenForSignOut(onSignOut: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', ({ key }) => key === SIGNED_OUT && onSignOut(), { signal });
  return () => listening.abort();
}

function follow(key: string): void {
  const { sessionStorage } = window;
  for (const name of Object.keys(sessionStorage)) if (PERSONS.test(name)) sessionStorage.removeItem(name);
  sessionStorage.setItem(SIGNED_OUT, key);
}
