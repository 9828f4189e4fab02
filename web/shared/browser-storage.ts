type Kind = 'localStorage' | 'sessionStorage';

/*
 * A browser may refuse its storage altogether (private windows, policies, a full disk). What is kept here is
 * a comfort, never the only copy of an order, so a refusal is the same as nothing kept.
 */

/** What was kept under a name, null when nothing was. Only to be called in the browser. */
export function readStored(kind: Kind, name: string): string | null {
  try {
    return window[kind].getItem(name);
  } catch {
    return null;
  }
}

export function store(kind: Kind, name: string, value: string): void {
  try {
    window[kind].setItem(name, value);
  } catch {
    // As above: not kept.
  }
}

export function forgetStored(kind: Kind, name: string): void {
  try {
    window[kind].removeItem(name);
  } catch {
    // As above: nothing was kept.
  }
}

/** What was kept as JSON; null when nothing was or it cannot be read. */
export function readStoredJson(kind: Kind, name: string): unknown {
  try {
    return JSON.parse(readStored(kind, name) ?? 'null');
  } catch {
    return null;
  }
}
