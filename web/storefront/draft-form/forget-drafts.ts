import { forgetStored, readStored, store } from '#web/shared/browser-storage.ts';
import { newKey } from '#web/shared/new-key.ts';

/** Changes with each sign-out in this browser. Each tab stores the last one that it has followed. */
const SIGNED_OUT = 'signedOut';

/** How the names of drafts begin that name a person, or that saved addresses have filled in. */
const PERSONS = ['addressDraft:', 'checkoutDraft', 'checkoutReminder', 'contactDraft', 'membershipDraft'];

/** Forgets what the forms of this tab keep of a person, and has other tabs forget theirs. */
export function forgetDrafts(): void {
  const key = newKey();
  store('localStorage', SIGNED_OUT, key);
  follow(key);
}

/**
 * Forgets the drafts of this tab if another one was signed out since; true if so. Drafts are stored by tab,
 * which nothing but a script of the tab can change.
 */
export function forgetDraftsOfSignedOut(): boolean {
  const last = readStored('localStorage', SIGNED_OUT);
  if (last === null || last === readStored('sessionStorage', SIGNED_OUT)) return false;
  follow(last);
  return true;
}

/** Calls `onSignOut` when another tab is signed out; returns how to stop listening. */
export function listenForSignOut(onSignOut: () => void): () => void {
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener('storage', ({ key }) => key === SIGNED_OUT && onSignOut(), { signal });
  return () => listening.abort();
}

function follow(key: string): void {
  for (const name of storedNames())
    if (PERSONS.some((person) => name.startsWith(person))) forgetStored('sessionStorage', name);
  store('sessionStorage', SIGNED_OUT, key);
}

/** The names of all that this tab has stored; none if the browser refuses storage. */
function storedNames(): string[] {
  try {
    const { sessionStorage } = window;
    return Array.from({ length: sessionStorage.length }, (_, at) => sessionStorage.key(at) ?? '');
  } catch {
    return [];
  }
}
