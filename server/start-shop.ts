import { createServer, type RequestListener, type Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import type { Logger } from 'pino';
import { closePools, connectPools, type Database, type Databases, pingDatabase } from '#db/connection.ts';
import { migrate } from '#db/migrate.ts';
import { openDataFolder } from '#postgres/data-folder.ts';
import { startEmbeddedPostgres } from '#postgres/embedded-postgres.ts';
import { StartupError } from '#postgres/startup-error.ts';
import type { Shop } from './app.ts';
import { cachedListener } from './cached-listener.ts';
import type { Config } from './config/config.ts';
import { createLog } from './create-log.ts';
import { fillEmptyShop } from './demo/fill-empty-shop.ts';
import { issueMissingCreditNotes } from './invoices/issue-missing-credit-notes.ts';
import { openShop } from './open-shop.ts';
import { demoLedgerOf } from './payments/payments.ts';
import { recordFilledPayments } from './payments/record-filled-payments.ts';
import { createShopSecrets } from './payments/shop-signature.ts';
import { ensureDemoStaff } from './staff/demo-staff.ts';

export type RunningShop = { address: string; stop(): Promise<void> };

export type StartOptions = {
  config: Config;
  web: Shop['web'];
  /** Receives the steps of the start, for people. */
  onProgress: (line: string) => void;
  /** Puts the development server of the front end in front of the shop. */
  wrap?: (listener: RequestListener) => RequestListener;
};

const STARTING = { 'Retry-After': '1', 'Content-Type': 'text/plain; charset=utf-8' };

/** Milliseconds for requests in flight when the shop stops. */
const GRACE = 10_000;

/**
 * How long an idle connection stays open, in ms: longer than in the pools of common proxies (60 s), which
 * would otherwise send requests into a connection that is just being closed, and answer 502.
 */
const KEEP_ALIVE = 75_000;

/**
 * Starts the data folder, HTTP (with 503 until the shop is open), the database and the shop. Stopping begins
 * with HTTP, so that requests in flight can finish, and continues in reverse order. When a part cannot start,
 * the parts before it are stopped. Throws a StartupError for what a person can correct.
 */
export async function startShop(options: StartOptions): Promise<RunningShop> {
  const { config } = options;
  const log = createLog(config.logLevel);
  const running: (() => Promise<void> | void)[] = [];
  const http = createServer({
    headersTimeout: 10_000,
    requestTimeout: 30_000,
    keepAliveTimeout: KEEP_ALIVE,
  });
  let announceStop: (() => void) | null = null;
  const stop = async () => {
    announceStop?.();
    if (announceStop && config.stopDelay > 0) await sleep(config.stopDelay);
    if (http.listening) await close(http);
    for (const close of running.splice(0).reverse()) await close();
  };
  try {
    const folder = await openDataFolder(config.dataDir, { address: addressOf(config, config.port) });
    running.push(() => folder.release());
    for (const warning of config.warnings) options.onProgress(`Warning: ${warning}`);

    const address = addressOf(config, await listen(http, config));
    http.on('request', (_, response) => response.writeHead(503, STARTING).end('Starting …'));

    const databases = await openDatabase(options, running, log);
    const shop = await openShop({ config, databases, log, web: options.web, address });
    running.push(() => shop.close());
    announceStop = shop.announceStop;
    if (config.demoSignIn) await ensureDemoStaff(shop.staff);

    const application = getRequestListener(shop.app.fetch);
    const listener = options.wrap
      ? options.wrap(application)
      : cachedListener({ ...shop.shared, log, next: application });
    http.removeAllListeners('request');
    http.on('request', listener);
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function openDatabase(
  { config, onProgress }: StartOptions,
  running: (() => Promise<void> | void)[],
  log: Logger,
): Promise<Databases> {
  const address = config.databaseUrl ? { url: config.databaseUrl } : await startOwnDatabase();
  const databases = connectPools(address, (err) => log.warn({ err }, 'an idle database connection broke'));
  running.push(() => closePools(databases));
  const db = databases.buying;
  await pingDatabase(db).catch((error: Error) => {
    throw new StartupError(
      `The database at DATABASE_URL cannot be reached (${reasonOf(error)}). Check that it runs and that address, user and password are right.`,
      { cause: error },
    );
  });
  await migrate(db, async () => {
    await addDemoData(db, config, onProgress);
    await issueMissingCreditNotes(db, new Date());
  });
  await createShopSecrets(db);
  return databases;

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

/** Fills the database of a first start, and writes its payments to the emulator's ledger. */
async function addDemoData(
  db: Database,
  { demoData, stripe, dataDir }: Config,
  onProgress: (line: string) => void,
): Promise<void> {
  if (demoData !== 'off') {
    const withOrders = demoData === 'on' && stripe === null;
    const { products, orders } = await fillEmptyShop(db, { withOrders, now: new Date() });
    const added = [`${products} demo products`, ...(orders > 0 ? [`${orders} demo orders`] : [])];
    if (products > 0) onProgress(`Filled the empty shop with ${added.join(' and ')}`);
  }
  // Stripe never learns of generated payments, also of those that a crash left unrecorded.
  await recordFilledPayments(db, stripe ? null : demoLedgerOf(dataDir));
}

/** The message of a failed connection: of the first address, where there are several. */
function reasonOf(error: Error): string {
  const cause = error.cause instanceof Error ? error.cause : error;
  const [first] = cause instanceof AggregateError ? cause.errors : [cause];
  return first instanceof Error ? first.message : String(first);
}

function listen(http: Server, { host, port }: Config): Promise<number> {
  return new Promise((resolve, reject) => {
    http.once('error', (error: NodeJS.ErrnoException) => reject(explainListen(error, host, port)));
    http.listen(port, host, () => {
      const bound = http.address();
      resolve(typeof bound === 'object' && bound ? bound.port : port);
    });
  });
}

function explainListen(error: NodeJS.ErrnoException, host: string, port: number): Error {
  switch (error.code) {
    case 'EADDRINUSE':
      return new StartupError(
        `Port ${port} is in use. Stop what uses it, or choose another one: PORT=${port + 1} npm start`,
      );
    case 'EACCES':
      return new StartupError(
        `Port ${port} may not be used by this account. Choose one above 1023: PORT=3000 npm start`,
      );
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return new StartupError(
        `HOST ${host} is not an address of this machine. Use 127.0.0.1, or 0.0.0.0 for all of them.`,
      );
    default:
      return error;
  }
}

/**
 * Stops accepting connections, and cuts those that are open after the grace period. The HTTP server's `close`
 * would also cut connections whose request has been sent but not yet been read.
 */
async function close(http: Server): Promise<void> {
  const closed = new Promise((resolve) => NetServer.prototype.close.call(http, resolve));
  const cutIdle = setInterval(() => http.closeIdleConnections(), 100);
  const cutAll = setTimeout(() => http.closeAllConnections(), GRACE);
  await closed;
  clearInterval(cutIdle);
  clearTimeout(cutAll);
}

function addressOf({ host }: Config, port: number): string {
  const name = host.includes(':') ? `[${host}]` : host === '0.0.0.0' ? '127.0.0.1' : host;
  return `http://${name}:${port}`;
}
