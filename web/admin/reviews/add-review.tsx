import { type FormEvent, useId, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { createReview } from '#contract/reviews.ts';
import { browserApi } from '#web/data.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { Button } from '#web/ui/button.tsx';
import type { ComboboxOption } from '#web/ui/combobox-option.ts';
import { Dialog } from '#web/ui/dialog.tsx';
import { useToast } from '#web/ui/use-toast.ts';
import { AddReviewFields } from './add-review-fields.tsx';
import { checkStaffReview, STAFF_REVIEW_FIELDS, type StaffReviewField } from './check-staff-review.ts';

/** Adds a review on behalf of a customer (spec 2). Closed by Escape it keeps what was typed; Cancel throws it away. */
export function AddReview({ open, onClose }: { open: boolean; onClose: () => void }) {
  const toast = useToast();
  const { revalidate } = useRevalidator();
  const formId = useId();
  const form = useRef<HTMLFormElement>(null);
  const [product, setProduct] = useState<ComboboxOption | null>(null);
  const [rating, setRating] = useState(0);
  const [errors, setErrors] = useState<Partial<Record<StaffReviewField, string>>>({});
  const [isBusy, setBusy] = useState(false);
  const keyFor = useAttemptKey();

  function clear() {
    form.current?.reset();
    setProduct(null);
    setRating(0);
    setErrors({});
    onClose();
  }

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const checked = checkStaffReview({
      ...typedIn(event.currentTarget),
      productId: product?.value ?? '',
      rating,
    });
    if (!checked.ok) {
      setErrors(checked.errors);
      toast.error(checked.message);
      const first = STAFF_REVIEW_FIELDS.find((name) => checked.errors[name]);
      form.current?.querySelector<HTMLElement>(`[data-field="${first}"], [name="${first}"]`)?.focus();
      return;
    }
    setErrors({});
    setBusy(true);
    try {
      const input = { params: { id: checked.productId }, body: checked.body };
      await browserApi(createReview, input, { headers: { 'Idempotency-Key': keyFor(input) } });
      toast.success('Review created');
      clear();
      await revalidate();
    } catch (error) {
      toast.error('Failed to create review', error instanceof Error ? error.message : undefined);
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      open={open}
      onClose={onClose}
      title="Add Review"
      footer={
        <>
          <Button onClick={clear} disabled={isBusy}>
            Cancel
          </Button>
          <Button type="submit" form={formId} variant="primary" busy={isBusy} busyLabel="Creating...">
            Create Review
          </Button>
        </>
      }
    >
      <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <AddReviewFields
          product={product}
          onProduct={setProduct}
          rating={rating}
          onRating={setRating}
          errors={errors}
          onEdit={(field) => setErrors(({ [field]: _, ...others }) => others)}
        />
      </form>
    </Dialog>
  );
}

function typedIn(form: HTMLFormElement) {
  const typed = new FormData(form);
  const textOf = (name: string) => String(typed.get(name) ?? '');
  return {
    userName: textOf('userName'),
    userEmail: textOf('userEmail'),
    title: textOf('title'),
    comment: textOf('comment'),
    verified: typed.has('verified'),
  };
}
