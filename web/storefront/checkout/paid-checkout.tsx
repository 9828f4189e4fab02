import ShoppingBag from 'lucide-react/icons/shopping-bag';
import { useLocation } from 'react-router';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { WireProduct } from '#contract/product-schemas.ts';
import type { Loaded } from '#web/data.ts';
import { ButtonLink } from '#web/ui/actions/button-link.tsx';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { EmptyState } from '#web/ui/states/empty-state.tsx';
import { ErrorState } from '#web/ui/states/error-state.tsx';
import { ChallengeDialog } from '../payments/challenge-dialog.tsx';
import { FailureNotice } from '../payments/failure-notice.tsx';
import { isPaidFailure, PaidFailure } from '../payments/paid-failure.tsx';
import { useCardProvider } from '../payments/use-card-provider.ts';
import { ORDER_TEXTS } from './placing/order-texts.ts';
import { usePlaceOrder } from './placing/use-place-order.ts';
import { ProductCheckout } from './product-checkout.tsx';
import { ProductUnavailable } from './product-unavailable.tsx';

type Props = { product: Loaded<WireProduct> | null; settings: Loaded<ShopSettings> };

/** The checkout. An order paid before a reload is finished first. */
export function PaidCheckout({ product, settings }: Props) {
  const { pathname, search } = useLocation();
  const provider = useCardProvider(settings.ok ? settings.data.payment : null);
  const cards = provider.payment;
  const ordering = usePlaceOrder(cards);
  const { challenge, failure } = ordering;

  return (
    <Container className="py-10 sm:py-14">
      <h1 className="mb-8 text-4xl sm:mb-12">Checkout</h1>
      {renderContent()}
      <ChallengeDialog challenge={challenge} cards={cards} />
    </Container>
  );

  function renderContent() {
    if (isPaidFailure(failure)) {
      const { isBusy, retry } = ordering;
      return <PaidFailure failure={failure} texts={ORDER_TEXTS} isBusy={isBusy} onCheck={retry} />;
    }
    if (settings.ok && product?.ok) {
      return (
        <ProductCheckout
          product={product.data}
          settings={settings.data}
          provider={provider}
          ordering={ordering}
        />
      );
    }
    return (
      <>
        {ordering.isBusy && <Spinner label="Finishing your order..." showLabel />}
        <FailureNotice paying={ordering} texts={ORDER_TEXTS} />
        {renderProblem()}
      </>
    );
  }

  function renderProblem() {
    if (!product) return <NoProduct />;
    if (!product.ok && product.status === 404) {
      const refusal = { code: 'product_missing' as const, position: 0, productId: '' };
      return <ProductUnavailable refusal={refusal} productHref="/user/products" />;
    }
    const failed = product.ok ? settings : product;
    return (
      <ErrorState
        title="The checkout could not be loaded"
        text={failed.ok ? undefined : failed.message}
        retryHref={pathname + search}
      />
    );
  }
}

/** Checkout without a product (spec 2). */
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
