import { type FormEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import type { WireOrder } from '#contract/orders.ts';
import { createReview } from '#contract/reviews.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { useFieldErrors } from '#web/shared/use-field-errors.ts';
import { Button } from '#web/ui/button.tsx';
import { Dialog } from '#web/ui/dialog.tsx';
import { StarPicker } from '#web/ui/star-picker.tsx';
import { TextArea } from '#web/ui/text-area.tsx';
import { TextField } from '#web/ui/text-field.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { trackingPath } from '../../order/tracking-path.ts';
import { checkReview, type ReviewField, type TypedReview } from './review-form.ts';

/** Asks what the shopper thinks; whatever the answer, the order's tracking page comes next (spec 2). */
export function ReviewDialog({ open, order }: { open: boolean; order: WireOrder }) {
  const toast = useToast();
  const navigate = useNavigate();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const { errors, tell, tellAll } = useFieldErrors<ReviewField>();
  const [isBusy, setBusy] = useState(false);
  const keyFor = useAttemptKey();

  const goOn = () => void navigate(trackingPath(order.id));

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkReview(typedReview(event.currentTarget), order);
    if (!checked.ok) {
      const { tone, title, message, field, fieldMessage } = checked.problem;
      toast[tone](title, message);
      tellAll(field ? { [field]: fieldMessage } : {});
      if (field) form.current?.querySelector<HTMLElement>(`[name="${field}"]`)?.focus();
      return;
    }
    setBusy(true);
    try {
      await browserApi(createReview, checked.input, {
        headers: { 'Idempotency-Key': keyFor(checked.input) },
      });
      toast.success('Review Submitted!', 'Thank you for your review! It has been submitted successfully.');
      goOn();
    } catch {
      toast.error('Submission Failed', 'Failed to submit review. Please try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={goOn}
      title="Rate Your Experience"
      description={order.products[0]?.name}
      footer={
        <>
          <Button onClick={goOn}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Submitting...">
            Submit Review
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <StarPicker
          legend="Your rating"
          name="rating"
          error={errors.rating}
          onChange={() => tell('rating', null)}
        />
        <TextField
          label="Title"
          name="title"
          optional
          autoComplete="off"
          error={errors.title}
          onInput={() => tell('title', null)}
        />
        <TextArea
          label="Comment"
          name="comment"
          required
          error={errors.comment}
          onInput={() => tell('comment', null)}
        />
      </form>
    </Dialog>
  );
}

function typedReview(form: HTMLFormElement): TypedReview {
  const typed = new FormData(form);
  return {
    rating: Number(typed.get('rating') ?? 0),
    title: String(typed.get('title') ?? ''),
    comment: String(typed.get('comment') ?? ''),
  };
}
