import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { failureWordsOf, type PurchaseWords } from './failure-words.ts';
import { isPaymentOver } from './payment-over.tsx';
import type { PayingState } from './use-paying.ts';

type Props = {
  paying: Pick<PayingState<unknown>, 'failure' | 'buyOnceMore'>;
  words: PurchaseWords;
};

/** Why a purchase failed and what to do next, after the toast has gone. */
export function FailureNotice({ paying, words }: Props) {
  const { failure } = paying;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (failure) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure || isPaymentOver(failure)) return null;

  const { title, message, advice, tone } = failureWordsOf(failure, words);
  return (
    <div
      ref={notice}
      data-keep-clear
      className={`scroll-my-28 rounded-xl p-5 ${tone === 'error' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
    >
      <p className="font-semibold">{title}</p>
      <p className="mt-1">{message}</p>
      <p className="mt-1">{advice}</p>
      {failure.kind === 'done_elsewhere' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={words.doneElsewhere.hrefOf(failure.madeId)}>
            {words.doneElsewhere.seeLabel}
          </ButtonLink>
          <Button onClick={paying.buyOnceMore}>{words.doneElsewhere.againLabel}</Button>
        </div>
      )}
    </div>
  );
}
