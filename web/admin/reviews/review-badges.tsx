import { ratingTone } from '#domain/reviews/review.ts';
import { Badge } from '#web/ui/feedback/badge.tsx';
import { Stars } from '#web/ui/feedback/stars.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

/** Stars with 'n/5' in the color of the rating (specification, section 2). */
export function RatingText({ rating }: { rating: number }) {
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      <Stars value={rating} size="sm" />
      <span aria-hidden="true" className={classNames('numeric font-semibold', INKS[ratingTone(rating)])}>
        {rating}/5
      </span>
    </span>
  );
}

const INKS = { good: 'text-good', fair: 'text-warn', poor: 'text-bad' };

export function WaitingBadge() {
  return <Badge tone="primary">Waiting</Badge>;
}

/** `isLong` is for the details (specification, section 2). */
export function VerifiedBadge({ isVerified, isLong = false }: { isVerified: boolean; isLong?: boolean }) {
  if (!isVerified) return <Badge tone="warning">Unverified</Badge>;
  return <Badge tone="success">{isLong ? 'Verified Purchase' : 'Verified'}</Badge>;
}
