import { Lock } from 'lucide-react';
import { CardFields } from './card-fields.tsx';
import { TestCards } from './test-cards.tsx';
import type { CardForm } from './use-card-form.ts';

type Props = {
  card: CardForm;
  /** Whether there is a provider to pay at. */
  isReady: boolean;
  isDemo: boolean;
};

/** Paying by card. */
export function CardSection({ card, isReady, isDemo }: Props) {
  return (
    <section
      aria-labelledby="payment"
      className="rounded-xl border border-line border-t-3 border-t-accent p-5 sm:p-7"
    >
      <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="payment" className="text-2xl">
          Card payment
        </h2>
        <p className="flex items-center gap-1.5 text-sm text-muted">
          <Lock aria-hidden="true" className="size-4" />
          Goes to the payment provider only
        </p>
      </div>
      <noscript>
        <p className="mb-5 rounded-lg bg-warn-soft p-4 text-warn">
          Paying by card needs JavaScript. Please switch it on and load this page again.
        </p>
      </noscript>
      {isReady ? <CardFields card={card} /> : <p className="text-muted">The card form is on its way.</p>}
      {isDemo && <TestCards />}
    </section>
  );
}
