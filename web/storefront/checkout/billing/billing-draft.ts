import { readStoredJson, store } from '#web/shared/browser-storage.ts';
import { BILLING_FIELDS, type BillingDraft } from './check-billing.ts';

/** In the tab's own storage: gone when the tab is closed. */
const NAME = 'checkoutDraft';

export function keepDraft(draft: BillingDraft): void {
  store('sessionStorage', NAME, JSON.stringify(draft));
}

export function readDraft(): BillingDraft {
  const kept = readStoredJson('sessionStorage', NAME);
  if (typeof kept !== 'object' || kept === null) return {};
  const known = Object.entries(kept).filter(
    ([field, text]) => BILLING_FIELDS.some((name) => name === field) && typeof text === 'string',
  );
  return Object.fromEntries(known);
}
