import { Link } from 'react-router';
import type { WireStaffReview } from '#contract/calls/staff-reviews.ts';
import { formatCount } from '#domain/counts.ts';
import { mailtoHref } from '#web/shared/mailto-href.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { DefinitionList } from '#web/ui/layout/definition-list.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { NeighbourButtons } from '../lists/neighbour-buttons.tsx';
import type { Neighbours } from '../lists/use-neighbours.ts';
import { RatingText, VerifiedBadge, WaitingBadge } from './review-badges.tsx';
import type { ReviewActions, Verdict } from './use-review-actions.ts';

type Props = {
  /** Null if none is open. */
  review: WireStaffReview | null;
  /** The address names a review that does not exist. */
  isMissing: boolean;
  actions: ReviewActions;
  neighbours: Neighbours;
  onDecide: (review: WireStaffReview, verdict: Verdict) => void;
  onDelete: (review: WireStaffReview) => void;
  onClose: () => void;
};

/** One review in a dialog (specification, section 2), with its own address. */
export function ReviewDetails({
  review,
  isMissing,
  actions,
  neighbours,
  onDecide,
  onDelete,
  onClose,
}: Props) {
  const isWaiting = review?.waiting && !review.deletedAt;
  return (
    <Dialog
      open={review !== null || isMissing}
      onClose={onClose}
      title="Review Details"
      headActions={<NeighbourButtons name="review" neighbours={neighbours} />}
      footer={
        <>
          {review && isWaiting && (
            <>
              <Button variant="danger" className="mr-auto" onClick={() => onDecide(review, 'reject')}>
                Reject
              </Button>
              <Button variant="primary" onClick={() => onDecide(review, 'approve')}>
                Approve
              </Button>
            </>
          )}
          {review && !isWaiting && !review.deletedAt && (
            <>
              <Button variant="danger" className="mr-auto" onClick={() => onDelete(review)}>
                Delete
              </Button>
              <Button onClick={() => actions.toggle(review)}>
                {actions.isVerified(review) ? 'Mark as Unverified' : 'Mark as Verified'}
              </Button>
            </>
          )}
          {review?.deletedAt && (
            <Button variant="primary" onClick={() => actions.restore(review)}>
              Restore
            </Button>
          )}
          <Button onClick={onClose}>Close</Button>
        </>
      }
    >
      {review ? <Facts review={review} actions={actions} /> : <p>This review does not exist any more.</p>}
    </Dialog>
  );
}

function Facts({ review, actions }: { review: WireStaffReview; actions: ReviewActions }) {
  const { formatDate } = useDates();
  const { productId, productName, userName, userEmail, rating, title, comment, helpful, createdAt } = review;
  return (
    <DefinitionList
      items={[
        {
          term: 'Product',
          description: (
            <Link
              to={`/user/products/${encodeURIComponent(productId)}`}
              reloadDocument
              className="underline underline-offset-4"
            >
              {productName} <span className="numeric">({productId.slice(-8)})</span>
            </Link>
          ),
        },
        { term: 'Date', description: formatDate(createdAt) },
        {
          term: 'Status',
          description: (
            <span className="flex flex-wrap gap-2">
              <VerifiedBadge isVerified={actions.isVerified(review)} isLong />
              {review.waiting && <WaitingBadge />}
              {review.deletedAt && <Badge tone="error">Deleted</Badge>}
            </span>
          ),
        },
        { term: 'Customer', description: userName },
        { term: 'Email', description: <a href={mailtoHref(userEmail)}>{userEmail}</a> },
        { term: 'Rating', description: <RatingText rating={rating} /> },
        { term: 'Title', description: title },
        { term: 'Comment', description: <p className="whitespace-pre-line">{comment}</p> },
        { term: 'Helpful votes', description: formatCount(helpful) },
      ]}
    />
  );
}
