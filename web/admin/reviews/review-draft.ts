import { forgetStored, readStoredJson, store } from '#web/shared/browser-storage.ts';
import type { ComboboxOption } from '#web/ui/forms/combobox-option.ts';
import type { TypedStaffReview } from './check-staff-review.ts';

/** A review as it is typed; null while no product is chosen. */
export type ReviewDraft = Omit<TypedStaffReview, 'productId'> & { product: ComboboxOption | null };

export const EMPTY_DRAFT: ReviewDraft = {
  product: null,
  userName: '',
  userEmail: '',
  rating: 0,
  title: '',
  comment: '',
  verified: false,
};

/** In the tab's own storage: gone when the tab is closed, the review was created or what was typed is thrown away. */
const NAME = 'reviewDraft';

export function keepReviewDraft(draft: ReviewDraft): void {
  if (isEmpty(draft)) forgetStored('sessionStorage', NAME);
  else store('sessionStorage', NAME, JSON.stringify(draft));
}

/** Only to be called in the browser. Empty when nothing was kept, or another version of the shop kept it. */
export function readReviewDraft(): ReviewDraft {
  const kept = readStoredJson('sessionStorage', NAME);
  return isDraft(kept) ? kept : EMPTY_DRAFT;
}

export function isEmpty(draft: ReviewDraft): boolean {
  return JSON.stringify(draft) === JSON.stringify(EMPTY_DRAFT);
}

function isDraft(kept: unknown): kept is ReviewDraft {
  if (typeof kept !== 'object' || kept === null) return false;
  const { product, ...fields } = EMPTY_DRAFT;
  const fits = Object.entries(fields).every(
    ([name, empty]) => typeof Object.entries(kept).find(([field]) => field === name)?.[1] === typeof empty,
  );
  return fits && 'product' in kept && (kept.product === product || isOption(kept.product));
}

function isOption(kept: unknown): kept is ComboboxOption {
  if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('label' in kept)) return false;
  return typeof kept.value === 'string' && typeof kept.label === 'string';
}
