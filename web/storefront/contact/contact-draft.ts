import { forgetStored, readStoredJson, store } from '#web/shared/browser-storage.ts';
import { type ContactDraft, isContactField } from './check-contact.ts';

/** In the tab's own storage: gone when the tab is closed, or the message was sent. */
const NAME = 'contactDraft';

export function keepContactDraft(draft: ContactDraft): void {
  store('sessionStorage', NAME, JSON.stringify(draft));
}

export function forgetContactDraft(): void {
  forgetStored('sessionStorage', NAME);
}

export function readContactDraft(): ContactDraft {
  const kept = readStoredJson('sessionStorage', NAME);
  if (typeof kept !== 'object' || kept === null) return {};
  return Object.fromEntries(
    Object.entries(kept).filter(([field, text]) => isContactField(field) && typeof text === 'string'),
  );
}
