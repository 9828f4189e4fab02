import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { type PurchaseTexts, selectFailureTexts } from './failure-texts.ts';
import { isPaidFailure } from './paid-failure.tsx';
import type { PayingState } from './use-paying.ts';

type Props = {
  paying: Pick<PayingState<unknown>, 'failure' | 'buyOnceMore'>;
  texts: PurchaseTexts;
};

/** Explains a failed purchase and what to do next, after the toast has gone. */
export function FailureNotice({ paying, texts }: Props) {
  const { failure } = paying;
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // A refused email address is in sight, focused at its field.
    if (failure && failure.kind !== 'email_refused') notice.current?.scrollIntoView({ block: 'nearest' });
  }, [failure]);
  if (!failure || isPaidFailure(failure)) return null;

  const { title, message, advice, hint, tone } = selectFailureTexts(failure, texts);
  return (
    <div
      ref={notice}
      data-keep-clear
      className={`scroll-my-28 rounded-xl p-5 ${tone === 'error' ? 'bg-bad-soft text-bad' : 'bg-warn-soft text-warn'}`}
    >
      <p className="font-semibold">{hint ?? title}</p>
      {hint === undefined && <p className="mt-1">{message}</p>}
      <p className="mt-1">{advice}</p>
      {failure.kind === 'done_elsewhere' && (
        <div className="mt-4 flex flex-wrap gap-3">
          <ButtonLink to={texts.doneElsewhere.toHref(failure.madeId)}>
            {texts.doneElsewhere.seeLabel}
          </ButtonLink>
          <Button onClick={paying.buyOnceMore}>{texts.doneElsewhere.againLabel}</Button>
        </div>
      )}
    </div>
  );
}
