import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { hearInvalidation, onInvalidation } from '#db/cache-tags.ts';
import { type Databases, planPools } from '#db/connection.ts';
import type { ServerHealth } from '#domain/status/facts.ts';
import { openDataFolder } from '#postgres/data-folder.ts';
import { watchEventLoop } from './async/watch-event-loop.ts';
import { watchInvalidations } from './cache/invalidation-watch.ts';
import { WEBHOOK_EVENTS } from './checkout/webhook-routes.ts';
import type { Config } from './config/config.ts';
import { createLog, UNMIXED_BATCH } from './create-log.ts';
import { createMailPictures } from './mail/mail-pictures.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { openDatabase } from './open-database.ts';
import { formatUrl, type OpenHttp, openHttp } from './open-http.ts';
import { type DemoConnection, serveDemoPayments } from './payments/demo-payments-between-processes.ts';
import type { PaymentProvider } from './payments/payment-provider.ts';
import { openDemoPayments, openStripePayments } from './payments/payments.ts';
import { createShopSignature } from './payments/shop-signature.ts';
import { createCurrentSettings, defaultSettings } from './settings/current-settings.ts';
import { ensureDemoStaff } from './staff/demo-staff.ts';
import { openStaff } from './staff/staff-services.ts';
import { startBackground } from './start-background.ts';
import type { RunningShop, StartOptions } from './start-shop.ts';
import { joinHealth, watchProcess } from './status/watch-process.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { openUploads } from './uploads/open-uploads.ts';
import { warn } from './warn.ts';
import type { FromWorker } from './workers/messages.ts';
import { askForMetrics } from './workers/worker-metrics.ts';
import { startWorkerPool, type WorkerPool } from './workers/worker-pool.ts';
import { forkWorker } from './workers/worker-process.ts';

type Running = (() => Promise<void> | void)[];

/**
 * Starts the shop in several processes: this one has the data folder, the database, the emulator and what
 * runs without requests; its workers answer requests. Starts, stops and fails as `startShop` does.
 */
export async function startPrimary({ config, web, onProgress }: StartOptions): Promise<RunningShop> {
  const log = createLog(config.logLevel, { batch: UNMIXED_BATCH });
  const running: Running = [];
  let starting: OpenHttp | null = null;
  let pool: WorkerPool | null = null;
  let isOpen = false;
  const stop = async () => {
    pool?.broadcast({ kind: 'announce_stop' });
    if (isOpen && config.stopDelay > 0) await sleep(config.stopDelay);
    await starting?.close();
    await pool?.stop();
    for (const close of running.splice(0).reverse()) await close();
  };
  try {
    const folder = await openDataFolder(config.dataDir, { address: formatUrl(config.host, config.port) });
    running.push(() => folder.release());
    await warn(config, onProgress);
    running.push(await openTracing({ config, log }));
    starting = await openHttp(config);
    const { address, port } = starting;

    let onMail = () => {};
    const eventLoop = watchEventLoop(log);
    const health = watchProcess(eventLoop);
    running.push(eventLoop.stop, health.stop);
    const startedAt = Date.now();
    const describeServer = (): ServerHealth => {
      const { health: ofWorkers = [], wanted = 0, answering = 0, replacedAt = [] } = pool?.describe() ?? {};
      const joined = joinHealth([health.describe(), ...ofWorkers]);
      return { ...joined, startedAt, workers: { wanted, answering, replacedAt } };
    };
    const workerMetrics = askForMetrics((message) => pool?.broadcast(message) ?? 0);
    pool = startWorkerPool({
      count: config.workers,
      fork: forkWorker,
      onMessage: (message: FromWorker) => {
        if (message.kind === 'mail_written') onMail();
        if (message.kind === 'metrics') workerMetrics.hear(message);
        if (message.kind === 'invalidated') hearInvalidation(message.invalidation);
      },
      describeServer,
      log,
    });
    const pools = planPools(config.workers).primary;
    const opened = await openDatabase({ config, onProgress, log, running, pools });
    const buildDir = web?.buildDir ?? null;
    const { pokeMail, demoPayments, watch } = await openPrimary({
      config,
      ...opened,
      buildDir,
      address,
      log,
      running,
    });
    onMail = pokeMail;
    running.push(
      onInvalidation((invalidation, isOwn) => {
        if (isOwn) pool?.broadcast({ kind: 'invalidated', invalidation });
      }),
    );

    running.push(
      await openMetrics({
        config,
        databases: opened.databases,
        watch,
        eventLoop,
        answering: null,
        workers: { ask: workerMetrics.ask, describe: pool.describe },
        log,
      }),
    );
    await pool.open({ port, address, database: opened.address, demoPayments });
    // Frees the port at once; connections that are still open end meanwhile.
    const closed = starting.close();
    starting = null;
    await pool.listen();
    await closed;
    isOpen = true;
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}

type PrimaryOptions = {
  config: Config;
  databases: Databases;
  buildDir: string | null;
  address: string;
  log: Logger;
  running: Running;
};

/** Opens what there is once: the payment provider with its emulator, and what runs without requests. */
async function openPrimary({ config, databases, buildDir, address, log, running }: PrimaryOptions) {
  const { buying: db, background: backgroundDb, watching } = databases;
  const now = () => new Date();
  const { provider, demoPayments } = await openProvider();
  const watch = watchInvalidations(watching, { log });
  running.push(() => watch.stop());
  const uploads = await openUploads(config);
  const background = startBackground({
    config,
    db: backgroundDb,
    log,
    provider,
    settings: createCurrentSettings(db, { defaults: defaultSettings(config), watch }),
    shopUrl: config.publicUrl ?? address,
    uploads,
    readPictures: createMailPictures({ uploads, buildDir }),
    now,
  });
  running.push(() => background.stop());
  const { pokeMail } = background;
  if (config.demoSignIn) await ensureDemoStaff(openStaff({ config, db, log, now, onMail: pokeMail }));
  return { pokeMail, demoPayments, watch };

  async function openProvider(): Promise<{ provider: PaymentProvider; demoPayments: DemoConnection | null }> {
    const signature = createShopSignature(db);
    if (config.stripe)
      return { ...openStripePayments(config.stripe, signature, config.providerTimeout), demoPayments: null };
    const payments = await openDemoPayments({
      signature,
      dataDir: config.dataDir,
      address,
      log,
      events: WEBHOOK_EVENTS,
      deliver: (request) => fetch(new Request(`${address}/api/webhooks/stripe`, request)),
    });
    running.push(() => payments.close());
    const served = await serveDemoPayments(payments);
    running.push(() => served.close());
    return { provider: payments.provider, demoPayments: served.connection };
  }
}
