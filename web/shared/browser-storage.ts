type Kind = 'localStorage' | 'sessionStorage';

/* Browsers may refuse storage (private windows, policies, a full disk). Optional: errors are ignored. */

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
    // Not stored.
  }
}

export function forgetStored(kind: Kind, name: string): void {
  try {
    window[kind].removeItem(name);
  } catch {
    // Nothing is stored.
  }
}

export function readStoredStrings(kind: Kind, name: string): string[] {
  const stored = readStoredJson(kind, name);
  return Array.isArray(stored) ? stored.filter((text) => typeof text === 'string') : [];
}

/** The stored JSON; null if there is none or it is invalid. */
export function readStoredJson(kind: Kind, name: string): unknown {
  try {
    return JSON.parse(readStored(kind, name) ?? 'null');
  } catch {
    return null;
  }
}
