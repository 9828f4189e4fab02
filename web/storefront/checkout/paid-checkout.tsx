import ShoppingBag from 'lucide-react/icons/shopping-bag';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireQuote } from '#contract/calls/quote.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { CheckoutFrame } from './checkout-frame.tsx';
import { ORDER_TEXTS } from './placing/order-texts.ts';
import { ProductCheckout } from './product-checkout.tsx';
import { ProductUnavailable } from './product-unavailable.tsx';

type Props = {
  product: Loaded<WireProduct> | null;
  settings: Loaded<ShopSettings>;
  firstQuote?: WireQuote | null;
};

/** The checkout of Buy Now. */
export function PaidCheckout({ product, settings, firstQuote }: Props) {
  return (
    <CheckoutFrame
      settings={settings}
      texts={ORDER_TEXTS}
      purchase={(parts) =>
        product?.ok ? (
          <ProductCheckout {...parts} product={product.data} firstQuote={firstQuote ?? null} />
        ) : null
      }
      problem={renderProblem}
    />
  );

  function renderProblem() {
    if (!product) return <NoProduct />;
    if (!product.ok && product.status === 404) {
      const refusal = { code: 'product_missing' as const, position: 0, productId: '' };
      return <ProductUnavailable refusal={refusal} productHref="/user/products" />;
    }
    const failed = product.ok ? settings : product;
    return (
      <ErrorState title="The checkout could not be loaded" text={failed.ok ? undefined : failed.message} />
    );
  }
}

/** Checkout without a product (specification, section 2). */
function NoProduct() {
  return (
    <EmptyState
      icon={<ShoppingBag className="size-10" strokeWidth={1.25} />}
      title="No product selected for checkout."
      action={
        <ButtonLink to="/user/products" variant="primary">
          Browse Products
        </ButtonLink>
      }
    />
  );
}
