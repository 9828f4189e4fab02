import { forgetStored, readStoredJson, store } from '#web/shared/browser-storage.ts';
import type { ComboboxOption } from '#web/ui/forms/use-option-search.ts';
import type { TypedStaffReview } from './check-staff-review.ts';

/** A review in the form; `product` is null until one is chosen. */
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

/** In the session storage, which ends with the tab. */
const NAME = 'reviewDraft';

export function storeReviewDraft(values: ReviewFormValues): void {
  if (isEmpty(values)) forgetStored('sessionStorage', NAME);
  else store('sessionStorage', NAME, JSON.stringify(values));
}

/** The stored draft, in the browser only; empty if there is none or another version of the shop wrote it. */
export function readReviewDraft(): ReviewFormValues {
  const stored = readStoredJson('sessionStorage', NAME);
  return isReviewDraft(stored) ? stored : EMPTY_REVIEW;
}

export function isEmpty(values: ReviewFormValues): boolean {
  return JSON.stringify(values) === JSON.stringify(EMPTY_REVIEW);
}

function isReviewDraft(stored: unknown): stored is ReviewFormValues {
  if (typeof stored !== 'object' || stored === null) return false;
  const { product, ...fields } = EMPTY_REVIEW;
  const fits = Object.entries(fields).every(
    ([name, empty]) => typeof Object.entries(stored).find(([field]) => field === name)?.[1] === typeof empty,
  );
  return fits && 'product' in stored && (stored.product === product || isOption(stored.product));
}

function isOption(stored: unknown): stored is ComboboxOption {
  if (typeof stored !== 'object' || stored === null || !('value' in stored) || !('label' in stored))
    return false;
  return typeof stored.value === 'string' && typeof stored.label === 'string';
}
