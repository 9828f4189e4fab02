import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createReview } from '#contract/calls/reviews.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { checkStaffReview, STAFF_REVIEW_FIELDS, type StaffReviewField } from './check-staff-review.ts';
import { EMPTY_REVIEW, keepReviewDraft, type ReviewFormValues, readReviewDraft } from './review-draft.ts';

/** The review that staff are adding; what is typed survives that the dialog is closed, and a reload. */
export function useAddReview(onCreated: () => void) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const [values, setValues] = useState(EMPTY_REVIEW);
  const [errors, setErrors] = useState<Partial<Record<StaffReviewField, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const keyFor = useAttemptKey();

  useEffect(() => setValues(readReviewDraft()), []);

  /** A field is being mended: what was wrong with it need not stand there any longer. */
  function change(part: Partial<ReviewFormValues>) {
    const next = { ...values, ...part };
    setValues(next);
    keepReviewDraft(next);
    const edited = Object.keys(part).map((name) => (name === 'product' ? 'productId' : name));
    setErrors((before) =>
      Object.fromEntries(Object.entries(before).filter(([name]) => !edited.includes(name))),
    );
  }

  function discard() {
    setValues(EMPTY_REVIEW);
    keepReviewDraft(EMPTY_REVIEW);
    setErrors({});
  }

  /** The first field that is wrong, for the focus; null when nothing was. */
  async function submit(): Promise<StaffReviewField | null> {
    if (isBusy) return null;
    const { product, ...typed } = values;
    const checked = checkStaffReview({ ...typed, productId: product?.value ?? '' });
    if (!checked.ok) {
      setErrors(checked.errors);
      toast.error(checked.message);
      return STAFF_REVIEW_FIELDS.find((name) => checked.errors[name]) ?? null;
    }
    setBusy(true);
    toast.begin();
    try {
      const input = { params: { id: checked.productId }, body: checked.body };
      await browserApi(createReview, input, { headers: { 'Idempotency-Key': keyFor(input) } });
      toast.success('Review created');
      discard();
      onCreated();
      await revalidate();
    } catch (error) {
      toast.error('Failed to create review', error instanceof Error ? error.message : undefined);
    }
    setBusy(false);
    return null;
  }

  return { values, errors, isBusy, change, discard, submit };
}
