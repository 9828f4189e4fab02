import { useSearchParams } from 'react-router';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireQuote } from '#contract/calls/quote.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import type { QuoteRefusal } from '#domain/checkout/quote.ts';
import { choiceProblems } from '#domain/pricing/choice-problems.ts';
import type { PricingRules } from '#domain/pricing/totals.ts';
import { asInStock } from '#domain/products/as-in-stock.ts';
import type { Product } from '#domain/products/product.ts';
import { toProduct } from '../../shared/to-product.ts';
import { useCodesInUrl } from '../discounts/use-codes-in-url.ts';
import { useOptionTexts } from '../option-texts.ts';
import {
  ASKS_TO_COMPLETE,
  type Choice,
  choiceFromQuery,
  choiceToQuery,
  PURCHASE_FORM,
} from '../selection-in-url.ts';
import { type CheckoutParts, OfferCheckout } from './offer-checkout.tsx';
import { ORDER_TEXTS } from './placing/order-texts.ts';
import { ProductUnavailable } from './product-unavailable.tsx';
import { quoteChoice } from './summary/quote-choice.ts';

type Props = CheckoutParts & {
  product: WireProduct;
  /**
   * The price of the choice before an address is known, if it depends on one or the product is sold out for
   * others. With it the choice can be bought.
   */
  firstQuote: WireQuote | null;
};

/** Buy Now: the checkout of the choice in the URL. */
export function ProductCheckout({ product, firstQuote, ...parts }: Props) {
  const [query] = useSearchParams();
  const sold = toProduct(product);
  const rules = toPricingRules(parts.settings);
  const choice = choiceFromQuery(query, sold);
  const [texts] = useOptionTexts(product._id);
  const productHref = `/user/products/${encodeURIComponent(product._id)}?${choiceToQuery(choice, sold)}`;
  return (
    <OfferCheckout
      {...parts}
      texts={ORDER_TEXTS}
      quoteFor={(plan) => quoteChoice(firstQuote ? asInStock(sold) : sold, choice, rules, plan, texts)}
      unavailable={(refusal) => (
        <ProductUnavailable refusal={refusal} productHref={hrefAfter(refusal, productHref)} />
      )}
      firstQuote={firstQuote}
      codeForm={useCodesInUrl()}
      changeHref={productHref}
    >
      {texts === null && <MissingTexts product={sold} choice={choice} />}
    </OfferCheckout>
  );
}

function toPricingRules({ shipping, taxRate, freeShippingOver }: ShopSettings): PricingRules {
  return {
    shipping,
    taxBasisPoints: Math.round(taxRate * 10_000),
    freeShippingOver: freeShippingOver ?? null,
  };
}

/** Names the typed texts, which cannot be read without script. */
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

/** Leads to the messages of the product page if options are missing. */
function hrefAfter({ code }: QuoteRefusal, productHref: string): string {
  return code === 'choice_missing' ? `${productHref}&${ASKS_TO_COMPLETE}=1#${PURCHASE_FORM}` : productHref;
}
