import type { ReactNode } from 'react';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { Loaded } from '#web/data.ts';
import { Spinner } from '#web/ui/feedback/spinner.tsx';
import { Container } from '#web/ui/layout/container.tsx';
import { FailureNotice } from '../payments/failure-notice.tsx';
import type { PurchaseTexts } from '../payments/failure-texts.ts';
import { PurchaseFrame } from '../payments/purchase-frame.tsx';
import { useCardProvider } from '../payments/use-card-provider.ts';
import type { CheckoutParts } from './offer-checkout.tsx';
import { usePlaceOrder } from './placing/use-place-order.ts';

type Props = {
  settings: Loaded<ShopSettings>;
  texts: PurchaseTexts;
  /** Called if the settings are loaded; null if there is nothing to buy. */
  purchase: (parts: CheckoutParts) => ReactNode | null;
  /** Replaces the purchase, with the reason that there is none. */
  problem: () => ReactNode;
};

/** A checkout. An order paid before a reload is finished first. */
export function CheckoutFrame({ settings, texts, purchase, problem }: Props) {
  const provider = useCardProvider(settings.ok ? settings.data.payment : null);
  const ordering = usePlaceOrder(provider.payment, texts);
  return (
    <Container className="py-10 sm:py-14">
      <h1 className="mb-8 text-4xl sm:mb-12">Checkout</h1>
      <PurchaseFrame paying={ordering} texts={texts} cards={provider.payment}>
        {renderContent()}
      </PurchaseFrame>
    </Container>
  );

  function renderContent() {
    const shown = settings.ok ? purchase({ settings: settings.data, provider, ordering }) : null;
    if (shown !== null) return shown;
    return (
      <>
        {ordering.isBusy && <Spinner label="Finishing your order..." showLabel />}
        <FailureNotice paying={ordering} texts={texts} />
        {problem()}
      </>
    );
  }
}
