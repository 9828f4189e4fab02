import ThumbsUp from 'lucide-react/icons/thumbs-up';
import { useEffect, useState } from 'react';
import { markHelpful, unmarkHelpful, type WireReview } from '#contract/calls/reviews.ts';
import { ApiError } from '#contract/client.ts';
import { formatCount } from '#domain/counts.ts';
import { browserApi } from '#web/data.ts';
import { Button } from '#web/ui/actions/button.tsx';
import { classNames } from '#web/ui/styles/class-names.ts';
import { useToast } from '#web/ui/toasts/use-toast.ts';
import { isMarkedHelpful, keepHelpfulMark } from './helpful-marks.ts';

/** Says that a review was helpful, or takes that back. Shows at once, and is taken back when the shop did not take it on. */
export function HelpfulButton({ review }: { review: Pick<WireReview, '_id' | 'helpful' | 'title'> }) {
  const toast = useToast();
  const [isMarked, setMarked] = useState(false);
  const [count, setCount] = useState(review.helpful);
  const [isBusy, setBusy] = useState(false);

  useEffect(() => setMarked(isMarkedHelpful(review._id)), [review._id]);
  useEffect(() => setCount(review.helpful), [review.helpful]);

  async function toggle() {
    if (isBusy) return;
    const wanted = !isMarked;
    setBusy(true);
    toast.begin();
    setMarked(wanted);
    setCount(Math.max(0, count + (wanted ? 1 : -1)));
    try {
      const { body } = await browserApi(wanted ? markHelpful : unmarkHelpful, {
        params: { id: review._id },
      });
      setCount(body.helpful);
      keepHelpfulMark(review._id, wanted);
    } catch (error) {
      setMarked(!wanted);
      setCount(count);
      toast.error(error instanceof ApiError ? error.message : 'That did not work. Please try again.');
    }
    setBusy(false);
  }

  return (
    <Button
      size="sm"
      variant="quiet"
      aria-pressed={isMarked}
      aria-label={`Helpful: ${review.title}, ${peopleText(count)}`}
      onClick={toggle}
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
