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
  /** Undefined for an order without lines. */
  line: WireOrder['products'][number] | undefined;
  onCancel: () => void;
  /** The review exists now, or did before. */
  onReviewed: () => void;
  /** The order's email address is proven: reload the order. */
  onProven: () => void;
};

/** Asks for a review (specification, section 2), after a proof of the email address if needed. */
export function ReviewDialog({ open, order, line, onCancel, onReviewed, onProven }: Props) {
  const formId = useId();
  const { form, errors, busy, onSubmit, onInput } = useReviewForm(open, order, line?.productId, onReviewed);

  // Known once the order is shown to be theirs: said before a text is written.
  const isReviewed = order.yours === true && line?.reviewed === true;
  const news = useRef<HTMLParagraphElement>(null);
  const isProving = useRef(false);
  // The form replaces the code, and takes the focus.
  useEffect(() => {
    if (order.yours && isProving.current) (news.current ?? form.current?.querySelector('input'))?.focus();
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
          <Button onClick={onCancel}>{isReviewed ? 'Close' : 'Cancel'}</Button>
          {order.yours && !isReviewed && (
            <Button type="submit" form={formId} variant="primary" busy={busy} busyLabel="Submitting...">
              Submit Review
            </Button>
          )}
        </>
      }
    >
      {isReviewed ? (
        <p ref={news} tabIndex={-1} className="outline-none">
          You have reviewed this product already. Thank you!
          {line?.reviewWaiting && ' Your review appears as soon as we have approved it.'}
        </p>
      ) : order.yours ? (
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
