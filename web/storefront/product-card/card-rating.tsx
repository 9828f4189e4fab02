import { Star } from 'lucide-react';
import { classNames } from '../../ui/class-names.ts';
import { VisuallyHidden } from '../../ui/visually-hidden.tsx';

interface CardRatingProps {
  /** 0 to 5, one decimal. */
  rating: number;
  reviews: number;
}

/** A star, the average, and how many reviews it comes from. */
export function CardRating({ rating, reviews }: CardRatingProps) {
  return (
    <p className="flex items-baseline gap-1 text-sm numeric">
      <Star
        aria-hidden="true"
        className={classNames('size-4 self-center', reviews > 0 ? 'fill-mark text-mark' : 'text-control')}
        strokeWidth={1.5}
      />
      <VisuallyHidden>Rated </VisuallyHidden>
      {rating.toFixed(1)}
      <VisuallyHidden>
        {' '}
        out of 5, {reviews} {reviews === 1 ? 'review' : 'reviews'}
      </VisuallyHidden>
      <span aria-hidden="true" className="text-muted">
        ({reviews})
      </span>
    </p>
  );
}
