import type { ReactNode } from 'react';
import type { CardPayment } from './card/card-payment.ts';
import { ChallengeDialog } from './challenge-dialog.tsx';
import type { PurchaseTexts } from './failure-texts.ts';
import { isPaidFailure, PaidFailure } from './paid-failure.tsx';
import type { PayingState } from './use-paying.ts';

type Props = {
  paying: Pick<PayingState<unknown>, 'failure' | 'challenge' | 'isBusy' | 'retry'>;
  texts: PurchaseTexts;
  cards: CardPayment | null;
  /** The form that pays. */
  children: ReactNode;
};

/** A form that pays, with the bank's question; replaced by a payment that leaves nothing to pay. */
export function PurchaseFrame({ paying, texts, cards, children }: Props) {
  const { failure, challenge, isBusy, retry } = paying;
  return (
    <>
      {isPaidFailure(failure) ? (
        <PaidFailure failure={failure} texts={texts} isBusy={isBusy} onCheck={retry} />
      ) : (
        children
      )}
      <ChallengeDialog challenge={challenge} cards={cards} />
    </>
  );
}
