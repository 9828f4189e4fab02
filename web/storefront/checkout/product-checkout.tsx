import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import type { QuoteRefusal } from '#domain/checkout/quote.ts';
import { choiceProblems } from '#domain/pricing/choice-problems.ts';
import type { PricingRules } from '#domain/pricing/totals.ts';
import type { Product } from '#domain/products/product.ts';
import { productOf } from '../../shared/product-of.ts';
import { shippingPromise } from '../../shared/shipping-promise.ts';
import { useOptionTexts } from '../option-texts.ts';
import type { CardProvider } from '../payments/card/choose-card-payment.ts';
import { FailureNotice } from '../payments/failure-notice.tsx';
import {
  ASKS_TO_COMPLETE,
  type Choice,
  choiceFromQuery,
  choiceToQuery,
  PURCHASE_FORM,
} from '../selection-in-url.ts';
import { CheckoutForm, type PendingCode } from './checkout-form.tsx';
import { MemberPriceOffer } from './member-price/member-price-offer.tsx';
import { useMemberPrice } from './member-price/use-member-price.ts';
import { ORDER_TEXTS } from './placing/order-texts.ts';
import type { Ordering } from './placing/use-place-order.ts';
import { ProductUnavailable } from './product-unavailable.tsx';
import { OrderSummary } from './summary/order-summary.tsx';
import { PlaceOrderBar } from './summary/place-order-bar.tsx';
import { quoteChoice } from './summary/quote-choice.ts';
import { isHeldFor } from './summary/stock-hold.ts';
import { StockHoldNote } from './summary/stock-hold-note.tsx';

type Props = { product: WireProduct; settings: ShopSettings; provider: CardProvider; ordering: Ordering };

const FORM = 'checkout';

/** The form beside the summary; on phones above it. */
export function ProductCheckout({ product, settings, provider, ordering }: Props) {
  const [query] = useSearchParams();
  const sold = productOf(product);
  const rules = pricingRulesOf(settings);
  const choice = choiceFromQuery(query, sold);
  const [texts] = useOptionTexts(product._id);
  const productHref = `/user/products/${encodeURIComponent(product._id)}?${choiceToQuery(choice)}`;
  const [email, setEmail] = useState<string | null>(null);
  // After a refused price the membership may have ended.
  const member = useMemberPrice(email, ordering.failure?.kind === 'offer_changed' && ordering.failure);
  const [pendingCode, setPendingCode] = useState<PendingCode | null>(null);
  const awaitedCode =
    pendingCode !== null && pendingCode.email === email && !member.price.isProven ? pendingCode : null;
  const quoted = quoteChoice(sold, choice, rules, member.price.member?.plan ?? null, texts);

  if (!quoted.ok) {
    return (
      <>
        <FailureNotice paying={ordering} texts={ORDER_TEXTS} />
        <ProductUnavailable refusal={quoted.refusal} productHref={hrefAfter(quoted.refusal, productHref)} />
      </>
    );
  }
  const { offer } = quoted;
  const { held } = ordering;
  return (
    <div className="flex flex-col gap-10 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(20rem,26rem)] lg:items-start lg:gap-16">
      <CheckoutForm
        id={FORM}
        offer={offer}
        provider={provider}
        ordering={ordering}
        awaitedCode={awaitedCode}
        // Asked once for each code.
        onFullPrice={() => setPendingCode(null)}
        onEmail={setEmail}
      />
      {/* On phones `contents`, so that the bar sticks as long as the form is visible. */}
      <div className="contents lg:sticky lg:top-[calc(var(--spacing-header)+1.5rem)] lg:grid lg:gap-5">
        <OrderSummary
          offer={offer}
          shippingPromise={shippingPromise(rules.freeShippingOver)}
          changeHref={productHref}
        >
          {texts === null && <MissingTexts product={sold} choice={choice} />}
          <MemberPriceOffer
            email={email}
            price={member.price}
            onProven={member.lookAgain}
            onCodeSent={(sentTo, box) => setPendingCode({ email: sentTo, box })}
          />
        </OrderSummary>
        {held && isHeldFor(held, offer.line) && <StockHoldNote until={held.until} />}
        <FailureNotice paying={ordering} texts={ORDER_TEXTS} />
        <PlaceOrderBar form={FORM} total={offer.totals.total} isBusy={ordering.isBusy} />
      </div>
    </div>
  );
}

function pricingRulesOf({ shipping, taxRate, freeShippingOver }: ShopSettings): PricingRules {
  return {
    shipping,
    taxBasisPoints: Math.round(taxRate * 10_000),
    freeShippingOver: freeShippingOver ?? null,
  };
}

/** Without script the typed texts cannot be read. */
function MissingTexts({ product, choice }: { product: Product; choice: Choice }) {
  const missing = choiceProblems(product, choice.selection);
  if (missing.length === 0) return null;
  return (
    <noscript>
      <p className="mb-4 rounded-lg bg-warn-soft px-4 py-3 text-warn">
        {missing.map(({ message }) => message).join('. ')}. It can be typed with JavaScript only.
      </p>
    </noscript>
  );
}

/** For missing options the product page shows messages. */
function hrefAfter({ code }: QuoteRefusal, productHref: string): string {
  return code === 'choice_missing' ? `${productHref}&${ASKS_TO_COMPLETE}=1#${PURCHASE_FORM}` : productHref;
}
