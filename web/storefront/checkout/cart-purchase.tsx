import type { WireCart, WireCartLine } from '#contract/calls/cart.ts';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireQuote } from '#contract/calls/quote.ts';
import { readChoice } from '#domain/orders/choice-words.ts';
import type { OrderLine } from '#domain/orders/order.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { CART_PATH } from '../cart/cart-form-fields.ts';
import { EmptyCart } from '../cart/cart-view.tsx';
import { linesToBuy } from '../cart/load-cart.ts';
import { useCartChanges } from '../cart/use-cart-changes.ts';
import { useCartCodes } from '../cart/use-cart-codes.ts';
import { CheckoutFrame } from './checkout-frame.tsx';
import { toOffer } from './delivery/to-offer.ts';
import { type CheckoutParts, OfferCheckout } from './offer-checkout.tsx';
import { CART_ORDER_TEXTS } from './placing/order-texts.ts';
import { LeftOut } from './summary/left-out.tsx';

type Props = {
  cart: Loaded<WireCart>;
  settings: Loaded<ShopSettings>;
  /** Null if nothing in the cart can be bought now. */
  quote: Loaded<WireQuote> | null;
};

/** The checkout of the cart. Lists unavailable lines, which stay in the cart. */
export function CartPurchase({ cart, settings, quote }: Props) {
  return (
    <CheckoutFrame
      settings={settings}
      texts={CART_ORDER_TEXTS}
      purchase={(parts) =>
        cart.ok && quote?.ok ? <LinesCheckout {...parts} cart={cart.data} quote={quote.data} /> : null
      }
      problem={renderProblem}
    />
  );

  function renderProblem() {
    if (cart.ok && settings.ok && !quote)
      return cart.data.lines.length === 0 ? <EmptyCart orderId={cart.data.orderId} /> : <NothingToBuy />;
    const failed = [cart, settings, quote].find((part) => part && !part.ok);
    return (
      <ErrorState
        title="The checkout could not be loaded"
        text={failed && !failed.ok ? failed.message : undefined}
        action={<ButtonLink to={CART_PATH}>Back to your cart</ButtonLink>}
      />
    );
  }
}

function NothingToBuy() {
  return (
    <EmptyState
      title="Nothing in your cart can be bought now"
      text="Your cart says why, and keeps what is in it."
      action={
        <ButtonLink to={CART_PATH} variant="primary">
          Back to your cart
        </ButtonLink>
      }
    />
  );
}

function LinesCheckout({ cart, quote, ...parts }: CheckoutParts & { cart: WireCart; quote: WireQuote }) {
  const changes = useCartChanges();
  const codes = useCartCodes(cart, changes);
  const lines = linesToBuy(cart).map(toOrderLine);
  return (
    <OfferCheckout
      {...parts}
      texts={CART_ORDER_TEXTS}
      quoteFor={() => ({ ok: true, offer: toOffer({ lines, fromCart: true }, quote) })}
      firstQuote={quote}
      isQuoted
      codeForm={codes.form}
      refusedCodes={codes.refused}
      changeHref={CART_PATH}
      notice={<LeftOut lines={cart.lines.filter(({ problem }) => problem !== undefined)} changes={changes} />}
    />
  );
}

/** A line of the cart as one of an order. */
function toOrderLine(line: WireCartLine): OrderLine {
  const { productId, variantId, quantity, selection } = readChoice(line);
  return {
    productId,
    variantId,
    quantity,
    selection,
    name: line.name,
    image: line.image,
    unitPrice: line.unitPrice,
    description: line.description,
    notShipped: line.notShipped,
  };
}
