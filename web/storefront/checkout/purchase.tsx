import { useEffect, useMemo } from 'react';
import { useLocation } from 'react-router';
import type { ShopSettings } from '#contract/checkout.ts';
import type { WireProduct } from '#contract/products.ts';
import type { Loaded } from '#web/data.ts';
import { Container } from '#web/ui/container.tsx';
import { ErrorState } from '#web/ui/error-state.tsx';
import { Spinner } from '#web/ui/spinner.tsx';
import { CannotBuy } from './cannot-buy.tsx';
import { ChallengeDialog } from './card/challenge-dialog.tsx';
import { type CardProvider, emulatorOf, preloadEmulator } from './card/choose-card-payment.ts';
import { useStripeCard } from './card/stripe/use-stripe-card.ts';
import { NoProduct } from './no-product.tsx';
import { OfferCheckout } from './offer-checkout.tsx';
import { announcementOf } from './placing/announcement.ts';
import { FailureNotice } from './placing/failure-notice.tsx';
import { PaymentRefunded } from './placing/payment-refunded.tsx';
import { usePlaceOrder } from './placing/use-place-order.ts';

type Props = { product: Loaded<WireProduct> | null; settings: Loaded<ShopSettings> };

/** Buying. An order that was paid for before a reload is finished here first, whatever is being bought now. */
export function Purchase({ product, settings }: Props) {
  const { pathname, search } = useLocation();
  const payment = settings.ok ? settings.data.payment : null;
  const { publishableKey = '', emulatorPath } = payment ?? {};
  const emulator = useMemo(
    () => emulatorOf({ publishableKey, ...(emulatorPath !== undefined && { emulatorPath }) }),
    [publishableKey, emulatorPath],
  );
  useEffect(() => {
    if (emulator) void preloadEmulator();
  }, [emulator]);
  const stripe = useStripeCard(emulator || !publishableKey ? null : publishableKey);
  const provider: CardProvider = emulator
    ? { kind: 'emulator', payment: emulator }
    : { kind: 'stripe', card: stripe, payment: stripe.payment };
  const cards = provider.payment;
  const ordering = usePlaceOrder(cards);
  const { question, failure } = ordering;

  return (
    <Container className="py-10 sm:py-14">
      <h1 className="mb-8 text-4xl sm:mb-12">Checkout</h1>
      {renderContent()}
      {question && cards && (
        <ChallengeDialog
          url={question.url}
          readPayment={() => cards.readPayment(question.intent)}
          onDone={question.close}
        />
      )}
    </Container>
  );

  function renderContent() {
    if (failure?.kind === 'refunded') return <PaymentRefunded {...announcementOf(failure)} />;
    if (settings.ok && product?.ok) {
      return (
        <OfferCheckout
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
        <FailureNotice ordering={ordering} />
        {renderProblem()}
      </>
    );
  }

  function renderProblem() {
    if (!product) return <NoProduct />;
    if (!product.ok && product.status === 404) {
      const refusal = { code: 'product_missing' as const, position: 0, productId: '' };
      return <CannotBuy refusal={refusal} productHref="/user/products" />;
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
