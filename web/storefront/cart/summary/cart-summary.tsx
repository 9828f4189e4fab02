import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';
import type { WireCart } from '#contract/calls/cart.ts';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireQuote } from '#contract/calls/quote.ts';
import { discountRows } from '#domain/discounts/discount-rows.ts';
import { formatMoney } from '#domain/money.ts';
import type { Loaded } from '#web/data.ts';
import { TotalsList } from '#web/shared/totals-list.tsx';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Card } from '#web/ui/layout/card.tsx';
import { type CodeForm, DiscountCodes } from '../../discounts/discount-codes.tsx';
import { toOfferPrice } from '../../pricing/to-offer-price.ts';
import { ReturnsLine } from '../../returns-line.tsx';
import type { CartPlace } from '../load-cart.ts';
import type { CartChanges } from '../use-cart-changes.ts';
import { EstimateForm } from './estimate-form.tsx';

type Props = {
  cart: WireCart;
  settings: ShopSettings;
  place: CartPlace;
  /** Null if nothing can be bought now. */
  quote: Loaded<WireQuote> | null;
  changes: CartChanges;
  codes: { form: CodeForm; refused: NonNullable<WireCart['refused']> };
};

export const CHECKOUT_PATH = '/user/checkout';

/** Shows the price of the cart, its codes, and the link to pay, which on phones sticks with the total. */
export function CartSummary({ cart, settings, place, quote, changes, codes }: Props) {
  const navigate = useNavigate();
  const byPlace = settings.pricesByPlace === true;
  const shown = quote?.ok ? quote.data : null;
  const price = shown && toOfferPrice(shown);
  const isPlaceKnown = !byPlace || (place.country !== '' && !price?.delivery?.isUnserved);
  const takesCodes = settings.takesCodes || cart.codes.length > 0;

  /** Goes on once the changes that were just pressed are made. */
  async function goOn(event: MouseEvent) {
    if (!changes.isBusy || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    await changes.settled();
    navigate(CHECKOUT_PATH);
  }

  return (
    <>
      <Card as="section" aria-labelledby="summary">
        <h2 id="summary" className="mb-5 text-2xl">
          Summary
        </h2>
        <div aria-busy={changes.isBusy}>{renderAmounts()}</div>
        {shown?.freeShippingMissingAmount !== undefined && isPlaceKnown && (
          <p className="numeric mt-4 rounded-lg bg-good-soft px-4 py-3 text-sm text-good">
            {formatMoney(shown.freeShippingMissingAmount)} more to free shipping
          </p>
        )}
        <ReturnsLine className="mt-4" />
        {byPlace && (
          <div className="mt-5 border-t border-line pt-5">
            <h3 className="mb-3 font-sans text-base font-semibold">Estimate shipping and tax</h3>
            <EstimateForm place={place} errors={place.country === '' ? {} : (shown?.fields ?? {})} />
          </div>
        )}
        {takesCodes && (
          <div className="mt-5">
            <DiscountCodes form={codes.form} discounts={cart.discounts ?? []} refused={codes.refused} />
          </div>
        )}
        {isPlaceKnown && shown?.problem && (
          <p role="status" className="mt-5 rounded-lg bg-warn-soft px-4 py-3 text-warn">
            {shown.problem}
          </p>
        )}
        {cart.problem && <p className="mt-5 rounded-lg bg-warn-soft px-4 py-3 text-warn">{cart.problem}</p>}
      </Card>
      {quote && !cart.problem && (
        <div className="z-10 -mx-gutter flex flex-wrap items-center gap-x-5 gap-y-2 border-t border-line bg-paper px-gutter py-3 max-lg:bottom-bar lg:mx-0 lg:-mt-1 lg:border-0 lg:p-0">
          <p className="numeric lg:hidden">
            <span className="block text-sm text-muted">
              {shown ? (isPlaceKnown ? 'Total' : 'Estimated total') : 'Subtotal'}
            </span>
            <span className="text-lg font-semibold">{formatMoney(shown ? shown.total : cart.subtotal)}</span>
          </p>
          <ButtonLink
            to={CHECKOUT_PATH}
            variant="primary"
            size="lg"
            onClick={(event) => void goOn(event)}
            className="grow"
          >
            Checkout
          </ButtonLink>
        </div>
      )}
    </>
  );

  function renderAmounts() {
    if (price) {
      const { totals, discounts, delivery, memberPlan } = price;
      const amounts = { ...totals, discounts, ...delivery };
      return <TotalsList totals={amounts} memberPlan={memberPlan} isEstimate={!isPlaceKnown} />;
    }
    const amounts = { discount: sumDiscounts(cart.discounts), discounts: cart.discounts, memberPlan: null };
    return (
      <>
        <dl className="numeric grid gap-2.5">
          <Amount term="Subtotal" amount={formatMoney(cart.subtotal)} />
          {discountRows(amounts).map(({ key, term, amount }) => (
            <Amount key={key} term={term} amount={amount} />
          ))}
        </dl>
        {quote && !quote.ok && !cart.problem && (
          <p role="alert" className="mt-3 text-sm text-bad">
            {quote.message} Shipping and tax are shown at the checkout.
          </p>
        )}
      </>
    );
  }
}

function sumDiscounts(discounts: WireCart['discounts'] = []): number {
  return discounts.reduce((sum, { amount }) => sum + amount, 0);
}

function Amount({ term, amount }: { term: string; amount: string }) {
  return (
    <div className="flex justify-between gap-4">
      <dt className="text-muted">{term}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
