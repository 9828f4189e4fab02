import { type ReactNode, useState } from 'react';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireQuote } from '#contract/calls/quote.ts';
import { tooLittleToPay } from '#domain/checkout/payable.ts';
import type { QuoteRefusal } from '#domain/checkout/quote.ts';
import type { PlanId } from '#domain/members/plan.ts';
import { needsShipping } from '#domain/orders/not-shipped.ts';
import { shippingPromise } from '../../shared/shipping-promise.ts';
import { BesideSummary, STICKY_SUMMARY } from '../beside-summary.tsx';
import { quotesPrices } from '../discounts/codes-in-url.ts';
import { type CodeForm, DiscountCodes } from '../discounts/discount-codes.tsx';
import type { CardProvider } from '../payments/card/choose-card-payment.ts';
import { FailureNotice } from '../payments/failure-notice.tsx';
import type { PurchaseTexts } from '../payments/failure-texts.ts';
import { CheckoutForm, type PendingCode } from './checkout-form.tsx';
import { QuoteFailure } from './delivery/quote-failure.tsx';
import { useDelivery } from './delivery/use-delivery.ts';
import { MemberPriceOffer } from './member-price/member-price-offer.tsx';
import { useMemberPrice } from './member-price/use-member-price.ts';
import type { Ordering } from './placing/use-place-order.ts';
import type { Offer } from './summary/offer.ts';
import { OrderSummary } from './summary/order-summary.tsx';
import { PlaceOrderBar } from './summary/place-order-bar.tsx';
import { isHeldFor } from './summary/stock-hold.ts';
import { StockHoldNote } from './summary/stock-hold-note.tsx';

/** The parts that a frame of the checkout gives to the purchase in it. */
export type CheckoutParts = { settings: ShopSettings; provider: CardProvider; ordering: Ordering };

type Props = CheckoutParts & {
  texts: PurchaseTexts;
  /** Prices what is bought, for a member's plan. */
  quoteFor: (plan: PlanId | null) => { ok: true; offer: Offer } | { ok: false; refusal: QuoteRefusal };
  /** Replaces the form if the offer cannot be bought. */
  unavailable?: (refusal: QuoteRefusal) => ReactNode;
  /** The quote before an address is known, in a shop whose prices depend on it. */
  firstQuote: WireQuote | null;
  /** True if only the server prices it. */
  isQuoted?: boolean;
  codeForm: CodeForm;
  /** Codes that were refused before they were part of a quote. */
  refusedCodes?: NonNullable<WireQuote['refused']>;
  changeHref: string;
  /** Between the lines and the amounts of the summary. */
  notice?: ReactNode;
  /** Below the codes. */
  children?: ReactNode;
};

const FORM = 'checkout';

/** The form beside the summary; on phones that is between the details and the card. */
export function OfferCheckout(props: Props) {
  const { settings, provider, ordering, texts, quoteFor, unavailable, firstQuote, codeForm } = props;
  const { codes } = codeForm;
  const [email, setEmail] = useState<string | null>(null);
  // After a refused price the membership may have ended.
  const member = useMemberPrice(email, ordering.failure?.kind === 'offer_changed' && ordering.failure);
  const [pendingCode, setPendingCode] = useState<PendingCode | null>(null);
  const awaitedCode =
    pendingCode !== null && pendingCode.email === email && !member.price.isProven ? pendingCode : null;
  const quoted = quoteFor(member.price.member?.plan ?? null);

  const delivery = useDelivery({
    offer: quoted.ok ? quoted.offer : null,
    byPlace: settings.pricesByPlace === true,
    first: firstQuote,
    codes,
    isDiscounted: props.isQuoted || quotesPrices({ ...settings, pricesByPlace: undefined }, codes),
    email,
    failure: ordering.failure,
  });

  if (!quoted.ok) {
    return (
      <>
        <FailureNotice paying={ordering} texts={texts} />
        {unavailable?.(quoted.refusal)}
      </>
    );
  }
  const offer = delivery.offer ?? quoted.offer;
  const { held } = ordering;
  const isPlaceKnown = delivery.hasCountry && !offer.delivery?.isUnserved;
  const isEstimate = delivery.quoted !== null && !isPlaceKnown;
  const tooLittle = isEstimate ? null : tooLittleToPay(offer.totals.total);
  const refused = [...delivery.refused, ...(props.refusedCodes ?? [])];
  return (
    <BesideSummary>
      <CheckoutForm
        id={FORM}
        offer={offer}
        delivery={delivery}
        provider={provider}
        ordering={ordering}
        awaitedCode={awaitedCode}
        // Asked once for each code.
        onFullPrice={() => setPendingCode(null)}
        email={email}
        onEmail={setEmail}
        offersReminder={settings.remindsUnfinished === true}
      />
      {/* On phones `contents`, so that the bar sticks as long as the form is visible. */}
      <div className={`contents ${STICKY_SUMMARY} lg:grid lg:gap-5`}>
        <OrderSummary
          offer={offer}
          shippingPromise={needsShipping(offer.lines) ? shippingPromise(settings) : null}
          changeHref={props.changeHref}
          isEstimate={isEstimate}
          notice={props.notice}
          className="max-lg:-order-1"
        >
          {delivery.news && <p className="mb-4 text-sm font-medium text-info">{delivery.news}</p>}
          {delivery.failure && (
            <QuoteFailure retry={delivery.retry} className="mb-4 text-sm">
              {delivery.failure} The total could not be updated.
            </QuoteFailure>
          )}
          {(settings.takesCodes || codes.length > 0) && (
            <DiscountCodes form={codeForm} discounts={offer.discounts ?? []} refused={refused} />
          )}
          {tooLittle && (
            <p role="status" className="mb-4 rounded-lg bg-warn-soft px-4 py-3 text-warn">
              {tooLittle}
            </p>
          )}
          {props.children}
          <MemberPriceOffer
            email={email}
            price={member.price}
            onProven={member.lookAgain}
            onCodeSent={(sentTo, box) => setPendingCode({ email: sentTo, box })}
          />
        </OrderSummary>
        {held && isHeldFor(held, offer.lines) && <StockHoldNote until={held.until} />}
        <FailureNotice paying={ordering} texts={texts} />
        <PlaceOrderBar
          form={FORM}
          total={offer.totals.total}
          isEstimate={isEstimate}
          isBusy={ordering.isBusy}
        />
      </div>
    </BesideSummary>
  );
}
