import { StaffReviewForm } from '#contract/forms/staff-reviews.ts';

/** A review in the form; rating 0 and an empty `productId` if none is chosen. */
export type TypedStaffReview = {
  productId: string;
  userName: string;
  userEmail: string;
  rating: number;
  title: string;
  comment: string;
  verified: boolean;
};

type StaffReviewField = keyof TypedStaffReview;

type CheckedStaffReview =
  | { ok: true; productId: string; body: Omit<TypedStaffReview, 'productId'> }
  | { ok: false; message: string; errors: Partial<Record<StaffReviewField, string>> };

/** Every field is required (specification, section 5). */
export function checkStaffReview(typed: TypedStaffReview): CheckedStaffReview {
  const parsed = StaffReviewForm.safeParse(typed);
  if (parsed.success) {
    const { productId, ...body } = parsed.data;
    return { ok: true, productId, body };
  }
  const errors: Partial<Record<StaffReviewField, string>> = {};
  for (const { path, message } of parsed.error.issues) errors[path[0] as StaffReviewField] ??= message;
  const isIncomplete = Object.values(typed).some((value) => value === 0 || String(value).trim() === '');
  const [first = ''] = Object.values(errors);
  return { ok: false, message: isIncomplete ? 'Please fill in all required fields' : first, errors };
}
