import BadgeCheck from 'lucide-react/icons/badge-check';
import type { WireReview } from '#contract/calls/reviews.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { Stars } from '#web/ui/feedback/stars.tsx';
import { HelpfulButton } from './helpful-button.tsx';

export function ReviewItem({ review }: { review: WireReview }) {
  const { formatDate } = useDates();
  const { title, rating, userName, createdAt, comment, verified } = review;
  return (
    <li className="py-7 first:pt-0">
      <article className="max-w-prose wrap-anywhere">
        <h3 className="text-lg font-semibold">{title}</h3>
        <p className="mt-1.5 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <Stars value={rating} size="sm" />
          <span>
            By {userName} on <time dateTime={createdAt}>{formatDate(createdAt)}</time>
          </span>
          {verified && (
            <span className="inline-flex items-center gap-1.5 font-medium text-good">
              <BadgeCheck aria-hidden="true" className="size-4" strokeWidth={2} />
              Verified purchase
            </span>
          )}
        </p>
        <p className="mt-3 whitespace-pre-line">{comment}</p>
        <div className="mt-2">
          <HelpfulButton review={review} />
        </div>
      </article>
    </li>
  );
}
