import { useEffect, useRef } from 'react';
import { Button } from '#web/ui/actions/button.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { type Failure, type PurchaseTexts, selectFailureTexts } from './failure-texts.ts';

type FailureAfterPayment = Extract<Failure, { kind: 'refunded' | 'unfinished' | 'cart_taken' }>;

const PAID: ReadonlySet<Failure['kind']> = new Set(['refunded', 'unfinished', 'cart_taken']);

/** True if a payment was made, or is under way, that leaves nothing to pay. */
export function isPaidFailure(failure: Failure | null): failure is FailureAfterPayment {
  return failure !== null && PAID.has(failure.kind);
}

type Props = { failure: FailureAfterPayment; texts: PurchaseTexts; isBusy: boolean; onCheck: () => void };

/** An earlier payment, or one without its purchase yet, in place of the form, which would pay again. */
export function PaidFailure({ failure, texts, isBusy, onCheck }: Props) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another outcome has another heading.
  useEffect(() => heading.current?.focus(), [failure.kind]);
  const { title, message, advice } = selectFailureTexts(failure, texts);
  const next = texts.afterRefund ?? { label: 'Browse Products', href: '/user/products' };
  return (
    <Card className="max-w-prose">
      <h2 ref={heading} tabIndex={-1} className="text-2xl">
        {title}
      </h2>
      <p className="mt-4">{message}</p>
      <p className="mt-2 text-muted">{advice}</p>
      {failure.kind === 'refunded' && (
        <ButtonLink className="mt-6" to={next.href} variant="primary">
          {next.label}
        </ButtonLink>
      )}
      {failure.kind === 'unfinished' && (
        <Unfinished attempt={failure.attempt} texts={texts.unfinished} isBusy={isBusy} onCheck={onCheck} />
      )}
      {failure.kind === 'cart_taken' && <TakenCart failure={failure} texts={texts} />}
    </Card>
  );
}

type TakenProps = { failure: Extract<Failure, { kind: 'cart_taken' }>; texts: PurchaseTexts };

/** The order of the earlier payment, and what is left in the cart. */
function TakenCart({ failure: { isOrdered, orderId }, texts: { doneElsewhere, unfinished } }: TakenProps) {
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {isOrdered && (
        <ButtonLink to={doneElsewhere.toHref(orderId)} variant="primary">
          {doneElsewhere.seeLabel}
        </ButtonLink>
      )}
      {!isOrdered && unfinished.track && (
        <ButtonLink to={unfinished.track.toHref(orderId)} variant="primary">
          {unfinished.track.label}
        </ButtonLink>
      )}
      <ButtonLink to="/user/cart">Back to your cart</ButtonLink>
    </div>
  );
}

type UnfinishedProps = Pick<Props, 'isBusy' | 'onCheck'> & {
  attempt: Extract<FailureAfterPayment, { kind: 'unfinished' }>['attempt'];
  texts: PurchaseTexts['unfinished'];
};

function Unfinished({ attempt: { madeId, intent }, texts, isBusy, onCheck }: UnfinishedProps) {
  return (
    <>
      <dl className="numeric mt-6 grid gap-x-6 gap-y-1 sm:grid-cols-[auto_1fr]">
        {madeId !== null && (
          <>
            <dt className="text-muted">{texts.idLabel}</dt>
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
        {texts.track && madeId !== null && (
          <ButtonLink to={texts.track.toHref(madeId)}>{texts.track.label}</ButtonLink>
        )}
        <ButtonLink to="/user/contact" variant="quiet">
          Contact Us
        </ButtonLink>
      </div>
    </>
  );
}
