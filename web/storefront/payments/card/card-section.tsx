import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { CardFields } from './card-fields.tsx';
import type { CardProvider } from './choose-card-payment.ts';
import { StripeCardField } from './stripe/stripe-card-field.tsx';
import { TestCards } from './test-cards.tsx';
import type { CardForm } from './use-card-form.ts';

type Props = {
  provider: CardProvider;
  boxes: CardForm;
  /** Before the card's own fields. */
  children?: ReactNode;
};

export function CardSection({ provider, boxes, children }: Props) {
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
      {children}
      {provider.kind === 'stripe' ? <StripeCardField card={provider.card} /> : <CardFields card={boxes} />}
      {provider.kind === 'emulator' && <TestCards />}
    </section>
  );
}
