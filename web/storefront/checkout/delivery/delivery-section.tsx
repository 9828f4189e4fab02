import type { WireQuote } from '#contract/calls/quote.ts';
import { formatMoney } from '#domain/money.ts';
import { useDates } from '#web/shared/use-dates.ts';
import { RadioList } from '#web/ui/forms/radio-list.tsx';
import { QuoteFailure } from './quote-failure.tsx';
import type { QuoteState } from './use-quote.ts';

type Props = {
  quoted: QuoteState;
  /** False: nothing of the order is shipped. */
  isShipped: boolean;
  /** False until a country is chosen. */
  hasCountry: boolean;
  /** The id of the method that was pressed, ahead of its quote. */
  chosen: string | null;
  /** Says that the chosen method is not offered any more. */
  lost: string | null;
  onChoose: (methodId: string) => void;
};

/**
 * The ways in which the order can be sent to the address, with prices and dates. Of an order that is not
 * shipped only what is wrong: the country is chosen for the tax alone.
 */
export function DeliverySection({ quoted, isShipped, hasCountry, chosen, lost, onChoose }: Props) {
  const refused = quoted.quote?.fields?.country ?? quoted.quote?.fields?.state;
  if (!isShipped && !quoted.failure && !refused) return null;
  return (
    <section aria-labelledby="delivery" aria-busy={quoted.isPending}>
      <h2 id="delivery" className="mb-1 text-2xl">
        Delivery
      </h2>
      {renderContent()}
    </section>
  );

  function renderContent() {
    const { quote, failure } = quoted;
    if (failure) {
      return (
        <QuoteFailure retry={quoted.retry}>{failure} Delivery and total could not be updated.</QuoteFailure>
      );
    }
    if (!hasCountry || !quote)
      return <p className="text-muted">Choose a country to see how we send your order.</p>;
    const { methods } = quote;
    if (methods.length === 0) {
      return (
        <p role="alert" className="rounded-lg bg-warn-soft px-4 py-3 text-warn">
          {refused ??
            (quote.shipping === 0
              ? 'No shipping is charged for this order.'
              : 'Shipping is charged as shown in the order summary.')}
        </p>
      );
    }
    return <Methods quote={quote} chosen={chosen} lost={lost} onChoose={onChoose} />;
  }
}

type MethodsProps = Pick<Props, 'chosen' | 'lost' | 'onChoose'> & { quote: WireQuote };

function Methods({ quote, chosen, lost, onChoose }: MethodsProps) {
  const { formatDate } = useDates();
  const { methods, shippingMethodId } = quote;
  const pressed = methods.find(({ id }) => id === chosen);
  return (
    <RadioList
      legend="How should we send it?"
      name="shippingMethod"
      value={pressed?.id ?? shippingMethodId}
      onChange={onChoose}
      error={lost ?? undefined}
      choices={methods.map(({ id, name, kind, price, arrives }) => ({
        value: id,
        label: (
          <span className="numeric flex grow flex-wrap justify-between gap-x-4">
            <span>{name}</span>
            <span>{price === 0 ? 'Free' : formatMoney(price)}</span>
          </span>
        ),
        hint: kind === 'pickup' ? `Ready on ${formatDate(arrives)}` : `Arrives by ${formatDate(arrives)}`,
      }))}
    />
  );
}
