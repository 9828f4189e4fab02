import { hasSameFields, storedDraft } from '#web/shared/draft.ts';
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

const draft = storedDraft('reviewDraft', (stored) => (isReviewDraft(stored) ? stored : EMPTY_REVIEW));

export function storeReviewDraft(values: ReviewFormValues): void {
  if (isEmpty(values)) draft.forget();
  else draft.keep(values);
}

/** The stored draft, in the browser only; empty if there is none or another version of the shop wrote it. */
export const readReviewDraft = draft.read;

export function isEmpty(values: ReviewFormValues): boolean {
  return JSON.stringify(values) === JSON.stringify(EMPTY_REVIEW);
}

function isReviewDraft(stored: unknown): stored is ReviewFormValues {
  const { product, ...fields } = EMPTY_REVIEW;
  if (typeof stored !== 'object' || stored === null || !('product' in stored)) return false;
  return hasSameFields(fields, stored) && (stored.product === product || isOption(stored.product));
}

function isOption(stored: unknown): stored is ComboboxOption {
  if (typeof stored !== 'object' || stored === null || !('value' in stored) || !('label' in stored))
    return false;
  return typeof stored.value === 'string' && typeof stored.label === 'string';
}
