import { type FormEvent, useEffect, useRef, useState } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { createReview } from '#contract/calls/reviews.ts';
import { ApiError } from '#contract/client.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useFieldErrors } from '#web/shared/use-field-errors.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { checkReview, type ReviewField, type TypedReview } from './review-form.ts';

/** The form of a review of a product of an order. `onReviewed`: it is there now, or was before. */
export function useReviewForm(
  isOpen: boolean,
  order: WireOrder,
  productId: string | undefined,
  onReviewed: () => void,
) {
  const toast = useToast();
  const form = useRef<HTMLFormElement>(null);
  const { errors, tell, tellAll } = useFieldErrors<ReviewField>();
  const [isBusy, setBusy] = useState(false);
  const keyFor = useAttemptKey();

  // What was missing or failed is of no interest once the form is left.
  useEffect(() => {
    if (!isOpen) toast.begin();
  }, [isOpen, toast]);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkReview(typedReview(event.currentTarget), order, productId);
    if (!checked.ok) {
      const { tone, title, message, field, fieldMessage } = checked.problem;
      toast[tone](title, message);
      tellAll(field ? { [field]: fieldMessage } : {});
      if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    setBusy(true);
    toast.begin();
    try {
      await browserApi(createReview, checked.input, {
        headers: { 'Idempotency-Key': keyFor(checked.input) },
      });
      toast.success('Review Submitted!', 'Thank you for your review! It has been submitted successfully.');
      onReviewed();
    } catch (error) {
      if (error instanceof ApiError && error.failure.code === 'conflict') {
        toast.info('Nothing to submit', error.message);
        onReviewed();
      } else toast.error('Submission Failed', 'Failed to submit review. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return { form, errors, isBusy, onSubmit, onEdit: (field: ReviewField) => tell(field, null) };
}

function typedReview(form: HTMLFormElement): TypedReview {
  const typed = new FormData(form);
  return {
    rating: Number(typed.get('rating') ?? 0),
    title: String(typed.get('title') ?? ''),
    comment: String(typed.get('comment') ?? ''),
  };
}
