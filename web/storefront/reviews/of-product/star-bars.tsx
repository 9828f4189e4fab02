import { Link } from 'react-router';
import { formatCount } from '#domain/counts.ts';
import { type RatingCounts, sumRatings } from '#domain/reviews/rating-counts.ts';
import { STARS, type StarCount } from '#domain/stars.ts';
import { classNames } from '#web/ui/styles/class-names.ts';
import { reviewsHref } from './review-query.ts';

type Props = {
  counts: RatingCounts;
  /** The star filter, or null. */
  chosen: StarCount | null;
  search: string;
};

/** Counts of reviews by stars; each bar is a link that filters by its stars, or shows all again. */
export function StarBars({ counts, chosen, search }: Props) {
  const total = sumRatings(counts);
  return (
    <ul aria-label="Reviews by stars" className="mt-6 grid gap-0.5">
      {STARS.map((stars) => (
        <li key={stars}>
          <StarBar
            stars={stars}
            count={counts[stars]}
            share={total === 0 ? 0 : counts[stars] / total}
            isChosen={stars === chosen}
            to={reviewsHref(search, { stars: stars === chosen ? null : stars })}
          />
        </li>
      ))}
    </ul>
  );
}

type BarProps = { stars: StarCount; count: number; share: number; isChosen: boolean; to: string };

function StarBar({ stars, count, share, isChosen, to }: BarProps) {
  const percent = Math.round(share * 100);
  const bar = (
    <>
      <span className="min-w-12 shrink-0 whitespace-nowrap">
        {stars} {stars === 1 ? 'star' : 'stars'}
      </span>
      <span
        aria-hidden="true"
        className="h-2.5 grow overflow-hidden rounded-full bg-line outline outline-transparent"
      >
        <span
          className="block h-full rounded-full bg-mark forced-colors:bg-[CanvasText]"
          style={{ width: `${percent}%` }}
        />
      </span>
      <span className="w-8 shrink-0 text-right text-muted">
        {formatCount(count)}
        <span className="sr-only"> {count === 1 ? 'review' : 'reviews'}</span>
      </span>
    </>
  );
  const classes =
    'numeric -mx-2 flex min-h-9 items-center gap-3 max-xs:gap-2 rounded-md px-2 text-sm pointer-coarse:min-h-11';
  // Nothing to filter, unless it is the active filter.
  if (count === 0 && !isChosen) return <span className={classes}>{bar}</span>;
  return (
    <Link
      to={to}
      aria-current={isChosen ? 'true' : undefined}
      preventScrollReset
      className={classNames(
        classes,
        'transition-colors hover:bg-sunken',
        isChosen && 'bg-accent-soft font-semibold text-accent-ink',
      )}
    >
      {bar}
    </Link>
  );
}
