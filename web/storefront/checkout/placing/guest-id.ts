import { newKey } from '#web/shared/new-key.ts';
import { changeShared } from '#web/shared/shared-storage.ts';

/** The random user id of this browser, made at its first order (spec 6) and shared by its tabs. */
export function guestId(): Promise<string> {
  return changeShared('guestId', (kept) => (typeof kept === 'string' ? kept : `guest-${newKey()}`));
}
