import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useEffect, useRef, useState } from 'react';
import type { WireCart } from '#contract/calls/cart.ts';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireQuote } from '#contract/calls/quote.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { TextLink } from '#web/ui/actions/text-link.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { BesideSummary, STICKY_SUMMARY } from '../beside-summary.tsx';
import { useStateText } from '../page-texts/state-texts-context.ts';
import type { CartFormProblem } from './cart-form-fields.ts';
import { CartLine } from './lines/cart-line.tsx';
import { UnavailableLines } from './lines/unavailable-lines.tsx';
import { type CartPlace, linesToBuy } from './load-cart.ts';
import { CartSummary } from './summary/cart-summary.tsx';
import { useCartChanges } from './use-cart-changes.ts';
import { useCartCodes } from './use-cart-codes.ts';

type Props = {
  cart: Loaded<WireCart>;
  settings: Loaded<ShopSettings>;
  place: CartPlace;
  quote: Loaded<WireQuote> | null;
  /** The problem of a form without script. */
  problem: CartFormProblem | null;
};

export function CartView({ cart, settings, place, quote, problem }: Props) {
  const [removals, setRemovals] = useState(0);
  const heading = useRef<HTMLHeadingElement>(null);
  // The removed line had the focus.
  useEffect(() => {
    if (removals > 0) heading.current?.focus({ preventScroll: true });
  }, [removals]);

  return (
    <Container className="py-10 sm:py-14">
      <h1 ref={heading} tabIndex={-1} className="mb-8 text-4xl outline-none sm:mb-12">
        Your cart
      </h1>
      {problem && <Problem problem={problem} />}
      {renderContent()}
    </Container>
  );

  function renderContent() {
    const failed = cart.ok ? settings : cart;
    if (!cart.ok || !settings.ok) {
      return (
        <ErrorState title="Your cart could not be loaded" text={failed.ok ? undefined : failed.message} />
      );
    }
    return (
      <LoadedCart
        cart={cart.data}
        settings={settings.data}
        place={place}
        quote={quote}
        problem={problem}
        onRemoved={() => setRemovals((before) => before + 1)}
      />
    );
  }
}

type LoadedProps = Pick<Props, 'place' | 'quote' | 'problem'> & {
  cart: WireCart;
  settings: ShopSettings;
  onRemoved: () => void;
};

/** The lines beside the summary; on phones above it. */
function LoadedCart({ cart, settings, place, quote, problem, onRemoved }: LoadedProps) {
  const changes = useCartChanges();
  const codes = useCartCodes(cart, changes, problem);
  if (cart.lines.length === 0) return <EmptyCart orderId={cart.orderId} />;
  const lines = linesToBuy(cart);
  return (
    <BesideSummary>
      <div className="grid grid-cols-1 gap-6">
        {lines.length > 0 && (
          <ul aria-label="Items" className="divide-y divide-line">
            {lines.map((line) => (
              <CartLine key={line.key} line={line} changes={changes} onRemoved={onRemoved} />
            ))}
          </ul>
        )}
        <UnavailableLines
          lines={cart.lines.filter(({ problem }) => problem !== undefined)}
          changes={changes}
          onRemoved={onRemoved}
        />
        <ButtonLink to="/user/products">Continue shopping</ButtonLink>
      </div>
      {/* On phones `contents`, so that the bar sticks as long as the lines are visible. */}
      {lines.length > 0 && (
        <div className={`contents ${STICKY_SUMMARY} lg:grid lg:gap-5`}>
          <CartSummary
            cart={cart}
            settings={settings}
            place={place}
            quote={quote}
            changes={changes}
            codes={codes}
          />
        </div>
      )}
    </BesideSummary>
  );
}

/** `orderId`: of the order that emptied it, which another tab or device may have placed. */
export function EmptyCart({ orderId }: Pick<WireCart, 'orderId'>) {
  const title = useStateText('emptyCartTitle');
  const text = useStateText('emptyCartText');
  return (
    <EmptyState
      icon={<ShoppingBag className="size-10" strokeWidth={1.25} />}
      title={title}
      text={
        orderId ? (
          <>
            What was in it is ordered:{' '}
            <TextLink to={`/user/track-order?order=${orderId}`} className="numeric whitespace-nowrap">
              {orderId}
            </TextLink>
          </>
        ) : (
          text
        )
      }
      action={
        <ButtonLink to="/user/products" variant="primary">
          Browse Products
        </ButtonLink>
      }
    />
  );
}

function Problem({ problem: { message, productHref } }: { problem: CartFormProblem }) {
  return (
    <div role="alert" className="mb-8 rounded-xl bg-warn-soft p-5 text-warn">
      <p className="font-semibold">{message}</p>
      {productHref && (
        <p className="mt-1">
          <TextLink to={productHref}>Back to the product</TextLink>
        </p>
      )}
    </div>
  );
}
