import { useEffect, useId, useRef } from 'react';
import type { WireOrder } from '#contract/calls/orders.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { StarPicker } from '#web/ui/forms/star-picker.tsx';
import { TextArea } from '#web/ui/forms/text-area.tsx';
import { TextField } from '#web/ui/forms/text-field.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { EmailCode } from '../../email-codes/email-code.tsx';
import { useReviewForm } from './use-review-form.ts';

type Props = {
  open: boolean;
  order: WireOrder;
  /** What is reviewed; undefined where the order does not say. */
  line: WireOrder['products'][number] | undefined;
  onCancel: () => void;
  /** The review is there now, or was before. */
  onReviewed: () => void;
  /** This browser has proven the order's e-mail address: the order is to be loaded again. */
  onProven: () => void;
};

/**
 * Asks what the shopper thinks of a product they bought (spec 2); first, where that is not known, whether
 * they did.
 */
export function ReviewDialog({ open, order, line, onCancel, onReviewed, onProven }: Props) {
  const formId = useId();
  const { form, errors, busy, onSubmit, onInput } = useReviewForm(open, order, line?.productId, onReviewed);

  const isProving = useRef(false);
  // The form takes the place of the code, and the focus with it.
  useEffect(() => {
    if (order.yours && isProving.current) form.current?.querySelector('input')?.focus();
    isProving.current = !order.yours;
  }, [order.yours, form]);

  return (
    <Dialog
      open={open}
      onClose={onCancel}
      title="Rate Your Experience"
      description={line?.name}
      footer={
        <>
          <Button onClick={onCancel}>Cancel</Button>
          {order.yours && (
            <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Submitting...">
              Submit Review
            </Button>
          )}
        </>
      }
    >
      {order.yours ? (
        <form id={formId} ref={form} noValidate onSubmit={onSubmit} onInput={onInput} className="grid gap-5">
          <StarPicker legend="Your rating" name="rating" error={errors.rating} />
          <TextField label="Title" name="title" optional autoComplete="off" error={errors.title} />
          <TextArea label="Comment" name="comment" required error={errors.comment} />
        </form>
      ) : (
        <>
          <p className="mb-4">
            Reviews are written by those who bought. Show that this order is yours with a code that we send to
            its email address.
          </p>
          <EmailCode whose={{ email: order.userEmail }} onProven={onProven} />
        </>
      )}
    </Dialog>
  );
}
