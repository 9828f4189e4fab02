import type { WireOrder } from '#contract/calls/orders.ts';
import type { createReview } from '#contract/calls/reviews.ts';
import type { CallInput } from '#contract/define-call.ts';
import { ReviewBody } from '#contract/forms/reviews.ts';
import { canBeReviewed } from '#domain/reviews/review-of-order.ts';

/** A review as typed; rating 0 for none. */
export type TypedReview = { rating: number; title: string; comment: string };

export type ReviewField = 'rating' | 'title' | 'comment';

/** The problem of a review that cannot be sent, for the toast (specification, section 5) and the field. */
export type ReviewProblem = {
  tone: 'warning' | 'error';
  title: string;
  message: string;
  field: ReviewField | null;
  fieldMessage: string;
};

export type CheckedReview =
  | { ok: true; input: Pick<CallInput<typeof createReview>, 'params' | 'body'> }
  | { ok: false; problem: ReviewProblem };

/** Validates a review, which is signed with the order's name and email address. */
export function checkReview(
  review: TypedReview,
  order: WireOrder,
  productId: string | undefined,
): CheckedReview {
  if (review.rating === 0) return refuse(RATING_REQUIRED);
  if (review.comment.trim() === '') return refuse(COMMENT_REQUIRED);
  if (!productId) return refuse(PRODUCT_MISSING);
  const body = {
    userName: order.shippingAddress?.fullName ?? order.billingAddress?.name ?? 'Customer',
    userEmail: order.userEmail,
    rating: review.rating,
    title: review.title,
    comment: review.comment,
    // An order neither paid nor delivered can be reviewed unverified.
    ...(canBeReviewed(order) && { orderId: order.id }),
  };
  const parsed = ReviewBody.safeParse(body);
  if (!parsed.success) return refuse(unfit(parsed.error.issues[0]));
  return { ok: true, input: { params: { id: productId }, body } };
}

function refuse(problem: ReviewProblem): CheckedReview {
  return { ok: false, problem };
}

const RATING_REQUIRED: ReviewProblem = {
  tone: 'warning',
  title: 'Rating Required',
  message: 'Please select a rating before submitting.',
  field: 'rating',
  fieldMessage: 'Choose 1 to 5 stars',
};

const COMMENT_REQUIRED: ReviewProblem = {
  tone: 'warning',
  title: 'Review Required',
  message: 'Please write a review comment before submitting.',
  field: 'comment',
  fieldMessage: 'A comment is needed',
};

const PRODUCT_MISSING: ReviewProblem = {
  tone: 'error',
  title: 'Error',
  message: 'Product information is missing.',
  field: null,
  fieldMessage: '',
};

/** Too long, or with invalid characters. */
function unfit(issue: { path: PropertyKey[]; message: string } | undefined): ReviewProblem {
  const field = issue?.path[0] === 'title' ? 'title' : 'comment';
  const fieldMessage = issue?.message ?? 'Please check this';
  return { tone: 'warning', title: 'Please check your review', message: fieldMessage, field, fieldMessage };
}
