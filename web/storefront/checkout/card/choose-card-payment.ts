import type { ShopSettings } from '#contract/checkout.ts';
import type { CardPayment } from './card-payment.ts';
import { createEmulatorPayment } from './emulator-payment.ts';

/** How cards are paid in this shop; null while that cannot be told. */
export function chooseCardPayment({
  publishableKey,
  emulatorPath,
}: ShopSettings['payment']): CardPayment | null {
  if (emulatorPath === undefined) return null;
  return createEmulatorPayment({ publishableKey, path: emulatorPath, fetch: (...args) => fetch(...args) });
}
