import { type FormEvent, useEffect, useState } from 'react';
import { createReview } from '#contract/calls/reviews.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { checkStaffReview } from './check-staff-review.ts';
import { EMPTY_REVIEW, keepReviewDraft, type ReviewFormValues, readReviewDraft } from './review-draft.ts';

/** The review that staff add. The typed values survive closing the dialog, and a reload. */
export function useAddReview(onCreated: () => void) {
  const withKey = useAttemptKey();
  const [values, setValues] = useState(EMPTY_REVIEW);
  const { run, busy, fieldErrors, clearErrors, form } = useMutation(
    async () => {
      const { product, ...typed } = values;
      const checked = checkStaffReview({ ...typed, productId: product?.value ?? '' });
      if (!checked.ok) throw invalid(checked.errors, checked.message);
      const input = { params: { id: checked.productId }, body: checked.body };
      await browserApi(createReview, input, withKey(input));
      discard();
      onCreated();
    },
    {
      success: 'Review created',
      failure: ({ message }) => ({ title: 'Failed to create review', message }),
    },
  );

  useEffect(() => setValues(readReviewDraft()), []);

  function change(part: Partial<ReviewFormValues>) {
    const next = { ...values, ...part };
    setValues(next);
    keepReviewDraft(next);
    clearErrors(...Object.keys(part).map((name) => (name === 'product' ? 'productId' : name)));
  }

  function discard() {
    setValues(EMPTY_REVIEW);
    keepReviewDraft(EMPTY_REVIEW);
    clearErrors();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void run();
  }

  return { values, errors: fieldErrors, busy, form, change, discard, submit };
}
