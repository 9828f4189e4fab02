import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { EmulatorPayment } from './emulator-payment.ts';
import type { StripeCard } from './stripe/use-stripe-card.ts';

/** The payment provider: our emulator with our own inputs, or Stripe with its field. */
export type CardProvider =
  | { kind: 'emulator'; payment: EmulatorPayment }
  | { kind: 'stripe'; card: StripeCard; payment: StripeCard['payment'] };

const emulatorCode = () => import('./emulator-payment.ts');

/** The emulator if the shop uses one; its code is loaded lazily. */
export function createLazyEmulator({
  publishableKey,
  emulatorPath,
}: ShopSettings['payment']): EmulatorPayment | null {
  if (emulatorPath === undefined) return null;
  const load = async () => {
    const { createEmulatorPayment } = await emulatorCode();
    return createEmulatorPayment({ publishableKey, path: emulatorPath, fetch: (...args) => fetch(...args) });
  };
  return {
    confirmCard: async (...args) => (await load()).confirmCard(...args),
    confirmSaved: async (...args) => (await load()).confirmSaved(...args),
    readPayment: async (...args) => (await load()).readPayment(...args),
  };
}

export async function preloadEmulator(): Promise<void> {
  // Retried when it is needed.
  await emulatorCode().catch(() => undefined);
}
