import { useEffect, useId, useState } from 'react';
import { createReview } from '#contract/calls/reviews.ts';
import { STAR_LABELS } from '#domain/reviews/review.ts';
import { browserApi } from '#web/data.ts';
import { onSubmit } from '#web/shared/submit-handlers.ts';
import { useAttemptKey } from '#web/shared/use-attempt-key.ts';
import { invalid, useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Combobox } from '#web/ui/forms/combobox.tsx';
import { StarPicker } from '#web/ui/forms/star-picker.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { searchProductOptions } from '../products/search-products.ts';
import { textFieldProps } from '../screen/text-field-props.ts';
import { checkStaffReview } from './check-staff-review.ts';
import {
  EMPTY_REVIEW,
  isEmpty,
  type ReviewFormValues,
  readReviewDraft,
  storeReviewDraft,
} from './review-draft.ts';

/**
 * Adds a review on behalf of a customer (specification, section 2). Escape keeps the draft; Cancel asks and
 * discards it.
 */
export function AddReview({ open, onClose }: { open: boolean; onClose: () => void }) {
  const review = useAddReview(onClose);
  const { values, busy, form, discard, submit } = review;
  const [isAsking, setAsking] = useState(false);
  const formId = useId();

  return (
    <>
      <Dialog
        open={open}
        onClose={onClose}
        title="Add Review"
        footer={
          <>
            <Button onClick={() => (isEmpty(values) ? onClose() : setAsking(true))} unavailable={busy}>
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Creating...">
              Create Review
            </Button>
          </>
        }
      >
        <form id={formId} ref={form} noValidate onSubmit={submit} className="grid gap-5">
          <AddReviewFields review={review} />
        </form>
      </Dialog>
      <ConfirmDialog
        open={isAsking}
        title="Throw away this review?"
        text="What you have typed is lost. Closing by Escape keeps it for later."
        confirmLabel="Throw away"
        onConfirm={() => {
          setAsking(false);
          discard();
          onClose();
        }}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}

function AddReviewFields({ review }: { review: ReturnType<typeof useAddReview> }) {
  const { values, errors, change } = review;
  const text = { required: true, autoComplete: 'off' };
  return (
    <>
      <Combobox
        label="Product"
        placeholder="Search for a product"
        required
        search={searchProductOptions}
        emptyText="No products found."
        value={values.product}
        onChange={(product) => change({ product })}
        error={errors.productId}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField label="Customer Name" {...text} {...textFieldProps(review, 'userName')} />
        <TextField label="Customer Email" type="email" {...text} {...textFieldProps(review, 'userEmail')} />
      </div>
      <div className="flex flex-wrap items-end gap-x-4">
        <StarPicker
          legend="Rating"
          name="rating"
          value={values.rating}
          onChange={(rating) => change({ rating })}
          error={errors.rating}
        />
        <p aria-live="polite" className="pb-2.5 text-muted">
          {STAR_LABELS[values.rating - 1]}
        </p>
      </div>
      <TextField label="Review Title" {...text} {...textFieldProps(review, 'title')} />
      <TextArea label="Comment" required {...textFieldProps(review, 'comment')} />
      <Checkbox
        label="Mark as verified purchase"
        name="verified"
        checked={values.verified}
        onChange={({ currentTarget }) => change({ verified: currentTarget.checked })}
      />
    </>
  );
}

/** The draft survives closing the dialog and a reload. */
function useAddReview(onCreated: () => void) {
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
    storeReviewDraft(next);
    clearErrors(...Object.keys(part).map((name) => (name === 'product' ? 'productId' : name)));
  }

  function discard() {
    setValues(EMPTY_REVIEW);
    storeReviewDraft(EMPTY_REVIEW);
    clearErrors();
  }

  return { values, errors: fieldErrors, busy, form, change, discard, submit: onSubmit(run) };
}
