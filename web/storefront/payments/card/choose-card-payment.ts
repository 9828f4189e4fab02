import type { ShopSettings } from '#contract/calls/checkout.ts';
import type { EmulatorPayment } from './emulator-payment.ts';
import type { StripeCard } from './stripe/use-stripe-card.ts';

/** Who takes the card in this shop: our own emulator with our own boxes, or Stripe with its field. */
export type CardProvider =
  | { kind: 'emulator'; payment: EmulatorPayment }
  | { kind: 'stripe'; card: StripeCard; payment: StripeCard['payment'] };

const emulatorCode = () => import('./emulator-payment.ts');

/** The emulator, where the shop is paid through one; its code is loaded only then. */
export function emulatorOf({
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
    readPayment: async (...args) => (await load()).readPayment(...args),
  };
}

/** Loads that code before it is needed. */
export async function preloadEmulator(): Promise<void> {
  // What did not come now is asked for again when it is needed.
  await emulatorCode().catch(() => undefined);
}
