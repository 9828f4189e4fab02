import { storedDraft } from '#web/shared/draft.ts';

export const CHECKOUT_DRAFT = 'checkoutDraft';

/** Puts a place that is chosen before the checkout into its form, so that nobody types it twice. */
export function keepPlaceForCheckout({ country, state }: { country: string; state: string }): void {
  if (country === '') return;
  const draft = storedDraft(CHECKOUT_DRAFT, readTexts);
  const before = draft.read();
  if (before.country === country && state === '') return;
  draft.keep({ ...before, country, state });
}

function readTexts(stored: unknown): Record<string, string> {
  const texts = Object.entries(stored ?? {}).filter(([, text]) => typeof text === 'string');
  return Object.fromEntries(texts);
}
