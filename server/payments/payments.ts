import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ShopSettings } from '#contract/checkout.ts';
import { emulatorFetch } from './emulator/emulator-fetch.ts';
import { createStripeEmulator } from './emulator/stripe-emulator.ts';
import { createPaymentProvider, type PaymentProvider } from './payment-provider.ts';

/** How the shop is paid: the provider, what browsers must know of it, and the emulator where it is our own. */
export type Payments = {
  provider: PaymentProvider;
  forBrowsers: ShopSettings['payment'];
  emulator: { path: `/${string}`; app: Hono } | null;
  close(): Promise<void>;
};

const EMULATOR_PATH = '/emulator/stripe';
const DEMO_PUBLISHABLE_KEY = 'pk_test_demo';

/** Payments without keys: the official SDK over our own emulator, whose ledger lives in the data folder. */
export async function openDemoPayments(dataDir: string, log: Logger): Promise<Payments> {
  // Only this process uses it, so it need not outlive it.
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`;
  const emulator = await createStripeEmulator({
    ledgerFile: path.join(dataDir, 'stripe-emulator', 'ledger.jsonl'),
    publishableKey: DEMO_PUBLISHABLE_KEY,
    secretKey,
    publicPath: EMULATOR_PATH,
    reportError: (err) => log.error({ err }, 'the payment emulator failed'),
  });
  return {
    provider: createPaymentProvider({ secretKey, fetch: emulatorFetch(emulator.app) }),
    forBrowsers: { publishableKey: DEMO_PUBLISHABLE_KEY, emulatorPath: EMULATOR_PATH },
    emulator: { path: EMULATOR_PATH, app: emulator.app },
    close: () => emulator.close(),
  };
}
