import { randomBytes } from 'node:crypto';
import path from 'node:path';
import type { Hono } from 'hono';
import type { Logger } from 'pino';
import type { ShopSettings } from '#contract/calls/checkout.ts';
import { createStripeEmulator, LedgerError } from '#emulator/stripe-emulator.ts';
import { StartupError } from '#postgres/startup-error.ts';
import type { StripeSettings } from '../config/stripe-settings.ts';
import { removeDemoAccess, writeDemoAccess } from './demo-access.ts';
import { createPaymentProvider, type PaymentProvider } from './payment-provider.ts';
import { createReadEvent, type ReadEvent } from './read-event.ts';
import type { ShopSignature } from './shop-signature.ts';

/** How the shop is paid: the provider, what browsers need to know of it, and the emulator if one runs. */
export type Payments = {
  provider: PaymentProvider;
  readEvent: ReadEvent;
  forBrowsers: ShopSettings['payment'];
  emulator: { path: `/${string}`; app: Hono } | null;
  close(): Promise<void>;
};

/** Payments through an emulator in this process, with what other processes of the server need to use it. */
export type DemoPayments = Payments & { keys: DemoKeys; app: Hono };

export type DemoKeys = { secretKey: string; webhookSecret: string };

export const EMULATOR_PATH = '/emulator/stripe';
const DEMO_PUBLISHABLE_KEY = 'pk_test_demo';
export const DEMO_FOR_BROWSERS = { publishableKey: DEMO_PUBLISHABLE_KEY, emulatorPath: EMULATOR_PATH };

/** Payments through Stripe, or through another server that speaks its API. `timeout`: ms for one request. */
export function openStripePayments(
  { secretKey, publishableKey, webhookSecrets, apiBase }: StripeSettings,
  signature: ShopSignature,
  timeout: number,
): Payments {
  return {
    provider: createPaymentProvider({
      secretKey,
      timeout,
      apiBase,
      signature,
      dashboard: getDashboardUrl(apiBase),
    }),
    readEvent: createReadEvent(webhookSecrets),
    forBrowsers: { publishableKey, ...(apiBase && { emulatorPath: apiBase }) },
    emulator: null,
    close: async () => undefined,
  };
}

/** The dashboard of an emulator at this address. */
export function getDashboardUrl(address: string | null): string | null {
  return address && `${address}/dashboard`;
}

/** The ledger of the emulator in a shop without keys. */
export function getDemoLedgerPath(dataDir: string): string {
  return path.join(dataDir, 'stripe-emulator', 'ledger.sqlite');
}

/** Makes a StartupError of a ledger that cannot be opened, for instance while another process has it open. */
export function explainLedger(error: unknown): never {
  throw error instanceof LedgerError ? new StartupError(error.message, { cause: error }) : error;
}

export type DemoPaymentsOptions = {
  dataDir: string;
  /** The address of the shop. */
  address: string;
  log: Logger;
  /** Delivers the emulator's webhooks to the shop. */
  deliver: (request: Request) => Promise<Response>;
  /** The types of events that are delivered. */
  events: readonly string[];
  /** Milliseconds; as over a network, the browser usually hears of a payment first. */
  webhookDelay?: number;
  webhookSecret?: string;
  signature?: ShopSignature;
  /** Only this process uses the key, and commands that can read its data folder. */
  secretKey?: string;
};

/** Payments without keys: the official SDK over our emulator, whose ledger is in the data folder. */
export async function openDemoPayments({
  dataDir,
  address,
  log,
  deliver,
  events,
  webhookDelay,
  webhookSecret = `whsec_${randomBytes(24).toString('hex')}`,
  signature,
  secretKey = `sk_test_${randomBytes(18).toString('hex')}`,
}: DemoPaymentsOptions): Promise<DemoPayments> {
  // Of a failed payment nobody else tells the shop.
  const delays = { delay: webhookDelay ?? 1_000, failureDelay: webhookDelay ?? 0 };
  const emulator = await createStripeEmulator({
    ledgerFile: getDemoLedgerPath(dataDir),
    publishableKey: DEMO_PUBLISHABLE_KEY,
    secretKey,
    publicPath: EMULATOR_PATH,
    webhooks: { secret: webhookSecret, events, deliver, ...delays },
    reportError: (err) => log.error({ err }, 'the payment emulator failed'),
  }).catch(explainLedger);
  await writeDemoAccess(dataDir, { address: `${address}${EMULATOR_PATH}`, secretKey });
  return {
    provider: createPaymentProvider({
      secretKey,
      fetch: emulator.fetch,
      dashboard: getDashboardUrl(EMULATOR_PATH),
      ...(signature && { signature }),
    }),
    keys: { secretKey, webhookSecret },
    app: emulator.app,
    readEvent: createReadEvent([webhookSecret]),
    forBrowsers: DEMO_FOR_BROWSERS,
    emulator: { path: EMULATOR_PATH, app: emulator.app },
    close: async () => {
      await removeDemoAccess(dataDir);
      await emulator.close();
    },
  };
}
