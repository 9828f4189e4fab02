import Lock from 'lucide-react/icons/lock';
import type { ReactNode } from 'react';
import { TextField } from '#web/ui/forms/text-field.tsx';
import type { CardProvider } from './choose-card-payment.ts';
import { StripeCardField } from './stripe/stripe-card-field.tsx';
import type { CardField } from './typed-card.ts';
import type { CardForm } from './use-card-form.ts';

type Props = {
  provider: CardProvider;
  boxes: CardForm;
  /** Before the card's own fields. */
  children?: ReactNode;
  /** After them. */
  after?: ReactNode;
  /** The fields stay, with what is typed, while another card is chosen. */
  hidesFields?: boolean;
  /** True while there is nothing to pay; what is typed stays. */
  hidden?: boolean;
};

export function CardSection({ provider, boxes, children, after, hidesFields = false, hidden }: Props) {
  return (
    <section
      hidden={hidden}
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
      <div hidden={hidesFields}>
        {provider.kind === 'stripe' ? <StripeCardField card={provider.card} /> : <CardFields card={boxes} />}
      </div>
      {after}
      {provider.kind === 'emulator' && <TestCards />}
    </section>
  );
}

/** Demo shops only. */
function TestCards() {
  return (
    <details className="mt-5 text-sm text-muted">
      <summary className="flex min-h-11 w-fit items-center rounded-sm font-medium underline decoration-line decoration-2 underline-offset-4 hover:text-ink">
        Demo shop: use a test card
      </summary>
      <dl className="grid gap-2 pt-1">
        {CARDS.map(({ number, effect }) => (
          <div key={number} className="flex flex-wrap gap-x-3">
            <dt className="numeric font-medium text-ink">{number}</dt>
            <dd>{effect}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2">Any date in the future and any CVC will do. No real card is accepted.</p>
    </details>
  );
}

const CARDS = [
  { number: '4242 4242 4242 4242', effect: 'is paid' },
  { number: '4000 0000 0000 0002', effect: 'is declined' },
  { number: '4000 0025 0000 3155', effect: 'asks you first' },
];

/** Fields without names, which no form can send to the shop. */
function CardFields({ card }: { card: CardForm }) {
  const { refs, errors, brand, onInput, onBlur } = card;
  const createBoxProps = (field: CardField) => ({
    ref: refs[field],
    inputMode: 'numeric' as const,
    required: true,
    error: errors[field],
    onInput: onInput[field],
    onBlur: onBlur(field),
    className: 'numeric',
  });
  return (
    <div className="grid gap-5 xs:grid-cols-2">
      <div className="relative xs:col-span-2">
        <TextField
          {...createBoxProps('number')}
          label="Card number"
          autoComplete="cc-number"
          placeholder="1234 1234 1234 1234"
        />
        <span role="status" className="absolute top-0 right-0 text-sm font-medium text-muted">
          {brand}
        </span>
      </div>
      <TextField
        {...createBoxProps('expiry')}
        label="Expiry date"
        autoComplete="cc-exp"
        placeholder="MM/YY"
      />
      <TextField
        {...createBoxProps('cvc')}
        label="CVC"
        autoComplete="cc-csc"
        placeholder={brand === 'American Express' ? '1234' : '123'}
      />
    </div>
  );
}
