import type { WireStaffReview } from '#contract/calls/staff-reviews.ts';
import { ConfirmDialog } from '#web/ui/overlays/confirm-dialog.tsx';
import type { ReviewActions } from './use-review-actions.ts';

type Props = {
  /** Null: nothing is asked. */
  review: WireStaffReview | null;
  text: string | null;
  actions: ReviewActions;
  onDeleted: (review: WireStaffReview) => void;
  onClose: () => void;
};

/** Asks before a review is deleted. */
export function DeleteReviewDialog({ review, text, actions, onDeleted, onClose }: Props) {
  async function remove() {
    if (!review) return;
    const isGone = await actions.remove(review);
    onClose();
    if (isGone) onDeleted(review);
  }

  return (
    <ConfirmDialog
      open={review !== null}
      title="Are you sure you want to delete this review?"
      text={text}
      confirmLabel="Delete"
      busyLabel="Deleting..."
      busy={actions.isDeleting}
      onConfirm={() => void remove()}
      onCancel={onClose}
    />
  );
}
