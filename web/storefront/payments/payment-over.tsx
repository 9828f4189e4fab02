import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { type Failure, failureWordsOf, type PurchaseWords } from './failure-words.ts';

type PaidFailure = Extract<Failure, { kind: 'refunded' | 'unfinished' }>;

/** Whether a payment was made that leaves nothing to pay. */
export function isPaymentOver(failure: Failure | null): failure is PaidFailure {
  return failure?.kind === 'refunded' || failure?.kind === 'unfinished';
}

type Props = { failure: PaidFailure; words: PurchaseWords; isBusy: boolean; onCheck: () => void };

/** A refunded payment, or one without its purchase yet, in place of the form, which would pay again. */
export function PaymentOver({ failure, words, isBusy, onCheck }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome has another heading.
  useEffect(() => heading.current?.focus(), [failure.kind]);
  const { title, message, advice } = failureWordsOf(failure, words);
  return (
    <Card className="max-w-prose">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      <p className="mt-4">{message}</p>
      <p className="mt-2 text-muted">{advice}</p>
      {failure.kind === 'refunded' ? (
        <ButtonLink className="mt-6" to="/user/products" variant="primary">
          Browse Products
        </ButtonLink>
      ) : (
        <Unfinished attempt={failure.attempt} words={words.unfinished} isBusy={isBusy} onCheck={onCheck} />
      )}
    </Card>
  );
}

type UnfinishedProps = Pick<Props, 'isBusy' | 'onCheck'> & {
  attempt: Extract<PaidFailure, { kind: 'unfinished' }>['attempt'];
  words: PurchaseWords['unfinished'];
};

function Unfinished({ attempt: { madeId, intent }, words, isBusy, onCheck }: UnfinishedProps) {
  return (
    <>
      <dl className="numeric mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {madeId !== null && (
          <>
            <dt className="text-muted">{words.idLabel}</dt>
            <dd className="font-medium wrap-anywhere">{madeId}</dd>
          </>
        )}
        <dt className="text-muted">Payment</dt>
        <dd className="wrap-anywhere">{intent.id}</dd>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" busy={isBusy} busyLabel="Checking..." onClick={onCheck}>
          Check again
        </Button>
        {words.track && madeId !== null && (
          <ButtonLink to={words.track.hrefOf(madeId)}>{words.track.label}</ButtonLink>
        )}
        <ButtonLink to="/user/contact" variant="quiet">
          Contact Us
        </ButtonLink>
      </div>
    </>
  );
}
