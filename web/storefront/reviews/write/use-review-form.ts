import { useEffect } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { createReview } from '#contract/calls/reviews.ts';
import type { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { onSubmitValues } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { checkReview, type TypedReview } from './review-form.ts';

/** The review form. `onReviewed`: the review exists now, or did before. */
export function useReviewForm(
  isOpen: boolean,
  order: WireOrder,
  productId: string | undefined,
  onReviewed: () => void,
) {
  const withKey = useAttemptKey();
  const { run, busy, fieldErrors, form, onInput, dismissFailure } = useMutation(
    async (review: TypedReview) => {
      const checked = checkReview(review, order, productId);
      if (!checked.ok) {
        const { field, fieldMessage, ...notice } = checked.problem;
        throw invalid(field ? { [field]: fieldMessage } : {}, notice);
      }
      return (await browserApi(createReview, checked.input, withKey(checked.input))).body;
    },
    {
      success: ({ waiting }) => ({
        title: 'Review Submitted!',
        message: waiting
          ? 'Thank you for your review! It appears as soon as we have approved it.'
          : 'Thank you for your review! It has been submitted successfully.',
      }),
      failure: (error) =>
        isConflict(error)
          ? { tone: 'info', title: 'Nothing to submit', message: error.message }
          : { title: 'Submission Failed', message: 'Failed to submit review. Please try again.' },
      refresh: 'never',
      onSuccess: onReviewed,
      onFailure: (error) => isConflict(error) && onReviewed(),
    },
  );

  // Validation messages are obsolete once the form is closed.
  useEffect(() => {
    if (!isOpen) dismissFailure();
  }, [isOpen, dismissFailure]);

  const onSubmit = onSubmitValues(({ rating, title = '', comment = '' }) =>
    run({ rating: Number(rating ?? 0), title, comment }),
  );

  return { form, errors: fieldErrors, busy, onSubmit, onInput };
}

function isConflict({ failure }: ApiError): boolean {
  return failure.code === 'conflict';
}
