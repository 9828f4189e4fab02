import { useSyncExternalStore } from 'react';

/**
 * Set by the server where this browser has proven an email, or bought a membership. They decide nothing.
 */
const HINTS = /\bmarigold_(?:account|member)=1/g;

/**
 * The hints that the discount was requested with, and the answer, in basis points; 0 for no member.
 */
let requestedHints = '';
let known = 0;
const listeners = new Set<() => void>();

/**
 * The discount of a member on each price, in basis points (500 = 5 %); 0 for everybody else, until it is
 * known, and on the server, whose pages are the same for everyone. Who has no hint asks for nothing.
 */
export function useMemberDiscount(): number {
  return useSyncExternalStore(subscribe, read, () => 0);
}

function read(): number {
  return hintsIn(document.cookie) === requestedHints ? known : 0;
}

/** Requested again when the window is looked at: another tab may have signed in or out. */
function subscribe(onChange: () => void): () => void {
  listeners.add(onChange);
  window.addEventListener('focus', ask);
  void ask();
  return () => {
    listeners.delete(onChange);
    if (listeners.size === 0) window.removeEventListener('focus', ask);
  };
}

async function ask(): Promise<void> {
  const hints = hintsIn(document.cookie);
  if (hints === requestedHints) return;
  requestedHints = hints;
  setDiscount(0);
  if (hints === '') return;
  try {
    const { askMemberDiscount } = await import('./ask-member-discount.ts');
    const discount = await askMemberDiscount();
    if (requestedHints === hints) setDiscount(discount);
  } catch {
    // Prices are shown as to everybody; the next page asks again.
    if (requestedHints === hints) requestedHints = '';
  }
}

function setDiscount(discount: number): void {
  known = discount;
  for (const listener of listeners) listener();
}

function hintsIn(cookies: string): string {
  return cookies.match(HINTS)?.join() ?? '';
}
