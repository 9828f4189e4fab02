import { Button } from '#web/ui/actions/button.tsx';
import { CARD_FORM_MISSING } from '../card-texts.ts';
import type { StripeCard } from './use-stripe-card.ts';

export function StripeCardField({ card }: { card: StripeCard }) {
  if (card.status === 'failed') {
    const [title, message] = CARD_FORM_MISSING;
    return (
      <div role="alert" className="rounded-lg bg-bad-soft p-4 text-bad">
        <p className="font-semibold">{title}</p>
        <p className="mt-1">{message}</p>
        <Button className="mt-3" onClick={card.retry}>
          Try again
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p id="card-label" className="mb-1.5 font-medium">
        Card
      </p>
      <fieldset
        ref={card.mountRef}
        aria-labelledby="card-label"
        aria-busy={card.status === 'loading'}
        className="min-h-12 rounded-lg border border-line bg-paper px-4 py-3.5 focus-within:outline-2 focus-within:outline-accent"
      />
      {card.status === 'loading' && <p className="mt-2 text-sm text-muted">The card form is on its way.</p>}
      <p aria-live="polite" className="mt-1.5 min-h-5 text-sm text-bad">
        {card.error}
      </p>
    </div>
  );
}
