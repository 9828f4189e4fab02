import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/button.tsx';
import { ButtonLink } from '#web/ui/button-link.tsx';
import { announcementOf } from './announcement.ts';
import type { Ordering } from './use-place-order.ts';

/** Why the order was not placed and what to do next; stays when the toast that announced it has gone. */
export function FailureNotice({ ordering }: { ordering: Ordering }) {
  const { failure } = ordering;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  // What was given back has the place of the form.
  if (!failure || failure.kind === 'refunded') return null;

  const { title, message, advice, tone } = announcementOf(failure);
  return (
    <div
      ref={notice}
      className={`scroll-my-28 rounded-xl p-5 ${tone === 'error' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{message}</p>
      <p className="mt-1">{advice}</p>
      {failure.kind === 'placed_elsewhere' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={`/user/billing?order=${encodeURIComponent(failure.orderId)}`}>
            See the order
          </ButtonLink>
          <Button onClick={ordering.orderOnceMore}>Order once more</Button>
        </div>
      )}
      {failure.kind === 'order_failed' && (
        <>
          <p className="mt-3 text-sm">
            Your Order ID will be <strong>{failure.attempt.orderId}</strong>. Payment{' '}
            <span className="wrap-break-word">{failure.attempt.intent.id}</span>.
          </p>
          <Button className="mt-4" onClick={ordering.retry}>
            Try again
          </Button>
        </>
      )}
    </div>
  );
}
