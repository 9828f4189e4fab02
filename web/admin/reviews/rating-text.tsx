import { ratingTone } from '#domain/reviews/review.ts';
import { Stars } from '#web/ui/feedback/stars.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

/** Stars with 'n/5' in the color of how well that is (spec 2). */
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
