import { copyFileSync } from 'node:fs';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import Stripe from 'stripe';
import { onTestFinished } from 'vitest';
import { createStripeEmulator, type StripeEmulator, type StripeEmulatorOptions } from '../stripe-emulator.ts';

export const PUBLISHABLE_KEY = 'pk_test_demo';
export const SECRET_KEY = 'sk_test_demo_secret';

export type TestEmulator = Awaited<ReturnType<typeof startEmulator>>;

/** An emulator on a new ledger, with the SDK and a browser to call it. Closed and removed with the test. */
export async function startEmulator(
  options: Pick<StripeEmulatorOptions, 'now' | 'webhooks' | 'control' | 'refundDelay'> = {},
) {
  const folder = await mkdtemp(join(tmpdir(), 'stripe-emulator-'));
  const ledgerFile = join(folder, 'inner', 'ledger.sqlite');
  const errors: Error[] = [];
  let emulator = await open();
  onTestFinished(async () => {
    await emulator.close();
    await rm(folder, { recursive: true });
  });

  function open(): Promise<StripeEmulator> {
    return createStripeEmulator({
      ledgerFile,
      publishableKey: PUBLISHABLE_KEY,
      secretKey: SECRET_KEY,
      publicPath: '/emulator/stripe',
      reportError: (error) => errors.push(error),
      ...options,
    });
  }

  const request = (path: string, init?: RequestInit) => emulator.app.request(path, init);

  return {
    ledgerFile,
    errors,
    app: () => emulator.app,
    request,
    /** The official SDK as the shop's server uses it, without its own retries. */
    stripe: stripeWith(SECRET_KEY),
    stripeWith,
    async close() {
      await emulator.close();
    },
    /** The ledger as a crash at this moment would leave it. */
    crashedLedger() {
      const copy = `${ledgerFile}.crashed`;
      for (const part of ['', '-wal']) copyFileSync(ledgerFile + part, copy + part);
      return copy;
    },
    /** The kinds of all records on disk, in the order of saving. */
    savedKinds() {
      const db = new DatabaseSync(this.crashedLedger());
      const rows = db.prepare('select kind from records order by place').all();
      db.close();
      return rows.map(({ kind }) => kind);
    },
    /** How many transactions the write-ahead log holds: frames with a size of the database end one. */
    async countTransactions() {
      const log = await readFile(`${ledgerFile}-wal`);
      const frame = 24 + log.readUInt32BE(8);
      let count = 0;
      for (let at = 32; at < log.length; at += frame) if (log.readUInt32BE(at + 4) > 0) count += 1;
      return count;
    },
    /** Closes and opens it again, with `change` made to the file in between. */
    async restart(change?: () => Promise<void>) {
      await emulator.close();
      await change?.();
      emulator = await open();
    },
    /** A form post as Stripe's browser script sends it. */
    async post(path: string, fields: Record<string, string>, headers: Record<string, string> = {}) {
      const response = await request(path, { method: 'POST', headers, body: new URLSearchParams(fields) });
      return { status: response.status, headers: response.headers, body: await response.json() };
    },
    /** Confirms with a card typed in the browser: publishable key and client secret only. */
    confirm(intent: Stripe.PaymentIntent, number: string, fields: Record<string, string> = {}) {
      return this.post(`/v1/payment_intents/${intent.id}/confirm`, {
        key: PUBLISHABLE_KEY,
        client_secret: intent.client_secret ?? '',
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
        'payment_method_data[card][exp_month]': '12',
        'payment_method_data[card][exp_year]': '34',
        'payment_method_data[card][cvc]': '737',
        'payment_method_data[billing_details][name]': 'Jenny Rosen',
        'payment_method_data[billing_details][address][line2]': '',
        'payment_method_data[payment_user_agent]': 'stripe.js/1',
        'payment_method_data[guid]': 'NA',
        expected_payment_method_type: 'card',
        use_stripe_sdk: 'true',
        ...fields,
      });
    },
    /** An intent that is paid, by a documented id. */
    async pay(paymentMethod = 'pm_card_visa', amount = 4321) {
      const intent = await this.createIntent(amount);
      return this.stripe.paymentIntents.confirm(intent.id, { payment_method: paymentMethod });
    },
    createIntent(amount = 4321) {
      return this.stripe.paymentIntents.create({
        amount,
        currency: 'usd',
        automatic_payment_methods: { enabled: true },
        metadata: { checkoutId: 'checkout-1' },
      });
    },
  };

  function stripeWith(apiKey: string): Stripe {
    return new Stripe(apiKey, {
      httpClient: Stripe.createFetchHttpClient((...given: Parameters<typeof fetch>) =>
        emulator.fetch(...given),
      ),
      maxNetworkRetries: 0,
      telemetry: false,
    });
  }
}

/** The error that `work` must fail with. */
export async function catchError<Kind extends Error>(
  kind: new (...given: never[]) => Kind,
  work: Promise<unknown>,
): Promise<Kind> {
  const error: unknown = await work.then(
    () => new Error('It did not fail.'),
    (reason: unknown) => reason,
  );
  if (error instanceof kind) return error;
  throw error;
}
