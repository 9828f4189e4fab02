import { randomBytes } from 'node:crypto';
import { stat } from 'node:fs/promises';
import type pg from 'pg';
import { openForBackup } from '#db/backup/open-for-backup.ts';
import { connectWithoutTimeouts } from '#db/connect-without-timeouts.ts';
import { createStripeEmulator } from '#emulator/stripe-emulator.ts';
import { StartupError } from '#postgres/startup-error.ts';
import type { Config } from '#server/config/config.ts';
import { readDemoAccess } from '#server/payments/demo-access.ts';
import { explainLedger, getDemoLedgerPath } from '#server/payments/payments.ts';
import { createProvider, type Provider, readShopId } from './provider.ts';

export type OpenSources = { client: pg.Client; provider: Provider; close(): Promise<void> };

const STRIPE = 'https://api.stripe.com';

/**
 * The database and the payment provider of the configured shop, whether it runs or not. `pause`: milliseconds
 * before the provider is asked again.
 */
export async function openSources(config: Config, pause?: number): Promise<OpenSources> {
  const closing: (() => Promise<unknown>)[] = [];
  const close = async () => {
    for (const end of closing.splice(0).reverse()) await end();
  };
  try {
    const { db, close: closeDatabase } = await openForBackup(config);
    closing.push(closeDatabase);
    const client = await connectWithoutTimeouts(db);
    closing.push(() => client.end());
    const provider = config.stripe
      ? createProvider({
          address: config.stripe.apiBase ?? STRIPE,
          secretKey: config.stripe.secretKey,
          shop: await readShopId(client),
          ...(pause !== undefined && { pause }),
        })
      : await openDemoProvider(config.dataDir, closing);
    return { client, provider, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The emulator in the running shop, or one of its ledger. */
async function openDemoProvider(dataDir: string, closing: (() => Promise<unknown>)[]): Promise<Provider> {
  const running = await readDemoAccess(dataDir);
  if (running && (await isAnswering(running))) return createProvider(running);
  const ledgerFile = getDemoLedgerPath(dataDir);
  const isThere = await stat(ledgerFile).then(
    () => true,
    () => false,
  );
  if (!isThere)
    throw new StartupError(
      `There is no payment ledger at ${ledgerFile}. Set the Stripe keys of the shop, or DATA_DIR to its data folder.`,
    );
  const secretKey = `sk_test_${randomBytes(18).toString('hex')}`;
  const emulator = await createStripeEmulator({
    ledgerFile,
    secretKey,
    publishableKey: 'pk_test_audit',
    publicPath: '',
  }).catch(explainLedger);
  closing.push(() => emulator.close());
  return createProvider({ address: 'http://emulator.invalid', secretKey, fetch: emulator.fetch });
}

async function isAnswering({ address, secretKey }: { address: string; secretKey: string }): Promise<boolean> {
  const headers = { Authorization: `Bearer ${secretKey}` };
  return await fetch(`${address}/v1/payment_intents?limit=1`, { headers }).then(
    ({ ok }) => ok,
    () => false,
  );
}
