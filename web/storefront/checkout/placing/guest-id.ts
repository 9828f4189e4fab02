import { newKey } from '#web/shared/new-key.ts';
import { changeShared } from '#web/shared/shared-storage.ts';

/**
 * The random id this browser orders under, made at its first order (spec 6), and the same in all its tabs.
 */
export function guestId(): Promise<string> {
  return changeShared('guestId', (kept) => (typeof kept === 'string' ? kept : `guest-${newKey()}`));
}
