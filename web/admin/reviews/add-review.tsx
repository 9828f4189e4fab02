import { useId, useState } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { AddReviewFields } from './add-review-fields.tsx';
import { isEmpty } from './review-draft.ts';
import { useAddReview } from './use-add-review.ts';

/**
 * Adds a review on behalf of a customer (spec 2). Closed by Escape it keeps what was typed; Cancel asks
 * before it does not.
 */
export function AddReview({ open, onClose }: { open: boolean; onClose: () => void }) {
  const { values, errors, busy, form, change, discard, submit } = useAddReview(onClose);
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
          <AddReviewFields values={values} errors={errors} onChange={change} />
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
