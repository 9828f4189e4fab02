import { forgetStored, readStoredJson, store } from '#web/shared/browser-storage.ts';
import type { ComboboxOption } from '#web/ui/forms/use-option-search.ts';
import type { TypedStaffReview } from './check-staff-review.ts';

/** A review as it is typed; null while no product is chosen. */
export type ReviewFormValues = Omit<TypedStaffReview, 'productId'> & { product: ComboboxOption | null };

export const EMPTY_REVIEW: ReviewFormValues = {
  product: null,
  userName: '',
  userEmail: '',
  rating: 0,
  title: '',
  comment: '',
  verified: false,
};

/**
 * In the tab's own storage: gone when the tab is closed, the review was created or what was typed is thrown
 * away.
 */
const NAME = 'reviewDraft';

export function keepReviewDraft(values: ReviewFormValues): void {
  if (isEmpty(values)) forgetStored('sessionStorage', NAME);
  else store('sessionStorage', NAME, JSON.stringify(values));
}

/** Only to be called in the browser. Empty when nothing was kept, or another version of the shop kept it. */
export function readReviewDraft(): ReviewFormValues {
  const kept = readStoredJson('sessionStorage', NAME);
  return isReviewDraft(kept) ? kept : EMPTY_REVIEW;
}

export function isEmpty(values: ReviewFormValues): boolean {
  return JSON.stringify(values) === JSON.stringify(EMPTY_REVIEW);
}

function isReviewDraft(kept: unknown): kept is ReviewFormValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const { product, ...fields } = EMPTY_REVIEW;
  const fits = Object.entries(fields).every(
    ([name, empty]) => typeof Object.entries(kept).find(([field]) => field === name)?.[1] === typeof empty,
  );
  return fits && 'product' in kept && (kept.product === product || isOption(kept.product));
}

function isOption(kept: unknown): kept is ComboboxOption {
  if (typeof kept !== 'object' || kept === null || !('value' in kept) || !('label' in kept)) return false;
  return typeof kept.value === 'string' && typeof kept.label === 'string';
}
