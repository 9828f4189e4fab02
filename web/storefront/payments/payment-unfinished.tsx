import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import type { PurchaseWords } from './failure-words.ts';

type Props = {
  words: PurchaseWords['unfinished'];
  /** The id of what was paid for, and of its payment. */
  madeId: string | null;
  paymentId: string;
  /** Where what was paid for can be looked up, and what the link says. */
  look?: { href: string; label: string } | undefined;
  isBusy: boolean;
  onCheck: () => void;
};

/**
 * Paid, and what was paid for is not there yet: what happened, that it arrives by itself, and ways to look.
 * In place of the form, which could only be sent to pay once more.
 */
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
