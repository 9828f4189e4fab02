import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useEffect, useState } from 'react';
import { markHelpful, unmarkHelpful, type WireReview } from '#contract/calls/reviews.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi } from '#web/data.ts';
import { readStoredStrings, store } from '#web/shared/browser-storage.ts';
import { useMutation } from '#web/shared/use-mutation.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';

/** Marks a review as helpful or unmarks it, optimistically. */
export function HelpfulButton({ review }: { review: Pick<WireReview, '_id' | 'helpful' | 'title'> }) {
  const [marked, setMarked] = useState(false);
  const [saved, setSaved] = useState(review.helpful);

  useEffect(() => setMarked(readStoredStrings('localStorage', NAME).includes(review._id)), [review._id]);
  useEffect(() => setSaved(review.helpful), [review.helpful]);

  const { run, pending } = useMutation(
    async (isHelpful: boolean) => {
      const { body } = await browserApi(isHelpful ? markHelpful : unmarkHelpful, {
        params: { id: review._id },
      });
      setMarked(isHelpful);
      setSaved(body.helpful);
      keepHelpfulMark(review._id, isHelpful);
    },
    { failure: ({ message }) => message, refresh: 'never' },
  );
  const pendingMark = pending();
  const isMarked = pendingMark ?? marked;
  const count = pendingMark === undefined ? saved : Math.max(0, saved + (pendingMark ? 1 : -1));

  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={isMarked}
      aria-label={`Helpful: ${review.title}, ${peopleText(count)}`}
      onClick={() => void run(!isMarked)}
      icon={<ThumbsUp aria-hidden="true" className={classNames('size-4', isMarked && 'fill-current')} />}
      className={classNames('numeric -ml-3 noscript:hidden!', isMarked && 'bg-accent-soft text-accent-ink')}
    >
      Helpful{count > 0 && ` (${formatCount(count)})`}
    </Button>
  );
}

function peopleText(count: number): string {
  return count === 1 ? 'one person found it so' : `${formatCount(count)} people found it so`;
}

/*
 * The reviews this browser has marked as helpful. The shop counts by a cookie that scripts cannot read, and
 * cached pages are the same for everyone.
 */

const NAME = 'helpfulReviews';
const MOST = 500;

function keepHelpfulMark(id: string, isHelpful: boolean): void {
  const others = readStoredStrings('localStorage', NAME).filter((marked) => marked !== id);
  store('localStorage', NAME, JSON.stringify(isHelpful ? [id, ...others].slice(0, MOST) : others));
}
