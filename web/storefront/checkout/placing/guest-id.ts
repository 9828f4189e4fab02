import { readStored, store } from '../../order/browser-storage.ts';

const NAME = 'guestId';

/** The random id this browser orders under, made at its first order (spec 6). */
export function guestId(): string {
  const kept = readStored('localStorage', NAME);
  if (kept?.startsWith('guest-')) return kept;
  // Not randomUUID: browsers have it on secure pages only, and a shop on a local network may not be one.
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  const made = `guest-${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
  store('localStorage', NAME, made);
  return made;
}
