import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { PurchaseWords } from './failure-words.ts';

type Props = {
  words: PurchaseWords['unfinished'];
  /** Id of what was bought. */
  madeId: string | null;
  paymentId: string;
  /** Link to what was bought. */
  look?: { href: string; label: string } | undefined;
  isBusy: boolean;
  onCheck: () => void;
};

/** Paid but not created yet, in place of the form, which would pay again. */
export function PaymentUnfinished({ words, madeId, paymentId, look, isBusy, onCheck }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Card className="max-w-prose">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {words.title}
      </h2>
      <p className="mt-4">{words.message}</p>
      <p className="mt-2 text-muted">{words.advice}</p>
      <dl className="numeric mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {madeId !== null && (
          <>
            <dt className="text-muted">{words.idLabel}</dt>
            <dd className="font-medium wrap-anywhere">{madeId}</dd>
          </>
        )}
        <dt className="text-muted">Payment</dt>
        <dd className="wrap-anywhere">{paymentId}</dd>
      </dl>
      <div className="mt-6 flex flex-wrap gap-3">
        <Button variant="primary" busy={isBusy} busyLabel="Checking..." onClick={onCheck}>
          Check again
        </Button>
        {look && <ButtonLink to={look.href}>{look.label}</ButtonLink>}
        <ButtonLink to="/user/contact" variant="quiet">
          Contact Us
        </ButtonLink>
      </div>
    </Card>
  );
}
