import { StaffReviewForm } from '#contract/forms/staff-reviews.ts';

/** A review as it stands in the form; rating 0 while no star is chosen, no product while none is. */
export type TypedStaffReview = {
  productId: string;
  userName: string;
  userEmail: string;
  rating: number;
  title: string;
  comment: string;
  verified: boolean;
};

export type StaffReviewField = keyof TypedStaffReview;

export type CheckedStaffReview =
  | { ok: true; productId: string; body: Omit<TypedStaffReview, 'productId'> }
  | { ok: false; message: string; errors: Partial<Record<StaffReviewField, string>> };

/** In the order of the form, so that the first that is wrong gets the focus. */
export const STAFF_REVIEW_FIELDS = [
  'productId',
  'userName',
  'userEmail',
  'rating',
  'title',
  'comment',
] as const satisfies readonly StaffReviewField[];

/** Everything is required (spec 5); what is there and not right is told at its field. */
export function checkStaffReview(typed: TypedStaffReview): CheckedStaffReview {
  const parsed = StaffReviewForm.safeParse(typed);
  if (parsed.success) {
    const { productId, ...body } = parsed.data;
    return { ok: true, productId, body };
  }
  const errors: Partial<Record<StaffReviewField, string>> = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as StaffReviewField] ??= message;
  const isIncomplete = STAFF_REVIEW_FIELDS.some(
    (name) => typed[name] === 0 || String(typed[name]).trim() === '',
  );
  const [first = ''] = Object.values(errors);
  return { ok: false, message: isIncomplete ? 'Please fill in all required fields' : first, errors };
}
