import type { Logger } from 'pino';
import {
  closePools,
  connectPools,
  type Database,
  type DatabaseAddress,
  type Databases,
  POOLS,
  type PoolSizes,
  pingDatabase,
} from '#db/connection.ts';
import { adviseAboutPooler, findPooler, POOLER_SENTENCES } from '#db/find-pooler.ts';
import { migrate } from '#db/migrate.ts';
import { startEmbeddedPostgres } from '#postgres/embedded-postgres.ts';
import { StartupError } from '#postgres/startup-error.ts';
import type { Config } from './config/config.ts';
import { bindSecrets } from './http/instance-secret.ts';
import { reachWarning } from './http/reached-by-others.ts';
import { rememberProvider } from './payments/known-provider.ts';
import { getDemoLedgerPath } from './payments/payments.ts';
import { recordFilledPayments } from './payments/record-filled-payments.ts';
import { createShopSecrets } from './payments/shop-signature.ts';

type DatabaseOptions = {
  config: Config;
  onProgress: (line: string) => void;
  log: Logger;
  running: (() => Promise<void> | void)[];
  pools?: PoolSizes;
};

/**
 * Starts the embedded PostgreSQL unless the shop is given another database, connects, migrates, and fills an
 * empty shop. What is to be closed is added to `running`, also when a later step fails.
 */
export async function openDatabase({
  config,
  onProgress,
  log,
  running,
  pools = POOLS,
}: DatabaseOptions): Promise<{ databases: Databases; address: DatabaseAddress }> {
  const { databaseUrl, isPooled } = config;
  const address = databaseUrl ? { url: databaseUrl, isPooled } : await startOwnDatabase();
  const databases = connectPools(address, onIdleError(log), pools);
  running.push(() => closePools(databases));
  const db = databases.buying;
  await pingDatabase(db).catch((error: Error) => {
    const message = describeError(error);
    const advice =
      adviseAboutPooler(message) ?? 'Check that it runs and that address, user and password are right.';
    throw new StartupError(`The database at DATABASE_URL cannot be reached (${message}). ${advice}`, {
      cause: error,
    });
  });
  const pooler = await findPooler(db);
  const sentence = POOLER_SENTENCES[pooler];
  if (sentence && pooler === 'hidden') throw new StartupError(sentence);
  if (sentence) onProgress(sentence);
  await migrate(db, () => addDemoData(db, config, onProgress));
  await createShopSecrets(db);
  await rememberProvider(db, config, new Date());
  if (await bindSecrets(db)) onProgress(COPIED);
  const reached = await reachWarning(db, config);
  if (reached) onProgress(`Warning: ${reached}`);
  return { databases, address };

  async function startOwnDatabase() {
    const postgres = await startEmbeddedPostgres({
      dataFolder: config.dataDir,
      onProgress,
      onLog: (line) =>
        log[/^(FATAL|PANIC|ERROR|WARNING)/.test(line) ? 'warn' : 'debug']({ line }, 'postgres'),
    });
    running.push(() => postgres.stop());
    return postgres.connection;
  }
}

const COPIED =
  'This database is a copy of another one. Its keys were replaced: staff sign in again, and proofs of email addresses from the other shop do not count here.';

/** Logs the errors of idle connections. */
export function onIdleError(log: Logger): (error: Error) => void {
  return (err) => log.warn({ err }, 'an idle database connection broke');
}

/** Fills the database of a first start, and writes its payments to the emulator's ledger. */
async function addDemoData(
  db: Database,
  { demoData, stripe, dataDir }: Config,
  onProgress: (line: string) => void,
): Promise<void> {
  if (demoData === 'off') {
    const { hideExamples } = await import('./settings/hide-examples.ts');
    await hideExamples(db, new Date());
  } else {
    const withOrders = demoData === 'on' && stripe === null;
    const { fillEmptyShop } = await import('./demo/fill-empty-shop.ts');
    const { products, orders } = await fillEmptyShop(db, { withOrders, now: new Date() });
    const added = [`${products} demo products`, ...(orders > 0 ? [`${orders} demo orders`] : [])];
    if (products > 0) onProgress(`Filled the empty shop with ${added.join(' and ')}`);
  }
  // Stripe never learns of generated payments, also of those that a crash left unrecorded.
  await recordFilledPayments(db, stripe ? null : getDemoLedgerPath(dataDir));
}

/** Describes the message of a failed connection: of the first address, where there are several. */
function describeError(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  return first instanceof Error ? first.message : String(first);
}
