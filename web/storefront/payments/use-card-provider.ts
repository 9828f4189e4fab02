import { useEffect, useMemo } from 'react';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import { type CardProvider, createLazyEmulator, preloadEmulator } from './card/choose-card-payment.ts';
import { useStripeCard } from './card/stripe/use-stripe-card.ts';

/** The payment provider; Stripe without a key while settings are missing. */
export function useCardProvider(payment: ShopSettings['payment'] | null): CardProvider {
  const { publishableKey = '', emulatorPath } = payment ?? {};
  const emulator = useMemo(
    () => createLazyEmulator({ publishableKey, ...(emulatorPath !== undefined && { emulatorPath }) }),
    [publishableKey, emulatorPath],
  );
  useEffect(() => {
    if (emulator) void preloadEmulator();
  }, [emulator]);
  const stripe = useStripeCard(emulator || !publishableKey ? null : publishableKey);
  return emulator
    ? { kind: 'emulator', payment: emulator }
    : { kind: 'stripe', card: stripe, payment: stripe.payment };
}
