import type { ShopSettings } from '#contract/checkout.ts';
import { createEmulatorPayment, type EmulatorPayment } from './emulator-payment.ts';
import type { StripeCard } from './stripe/use-stripe-card.ts';

/** Who takes the card in this shop: our own emulator with our own boxes, or Stripe with its field. */
export type CardProvider =
  | { kind: 'emulator'; payment: EmulatorPayment }
  | { kind: 'stripe'; card: StripeCard; payment: StripeCard['payment'] };

/** The shop's own emulator, where the shop is paid through one. */
export function emulatorOf({
  publishableKey,
  emulatorPath,
}: ShopSettings['payment']): EmulatorPayment | null {
  if (emulatorPath === undefined) return null;
  return createEmulatorPayment({ publishableKey, path: emulatorPath, fetch: (...args) => fetch(...args) });
}
