import { getRequestListener } from '@hono/node-server';
import { hearInvalidation, onInvalidation } from '#db/cache-tags.ts';
import { closePools, connectPools, planPools } from '#db/connection.ts';
import type { ServerHealth } from '#domain/status/facts.ts';
import { watchEventLoop } from './async/watch-event-loop.ts';
import { watchInvalidations } from './cache/invalidation-watch.ts';
import { cachedListener } from './cached-listener.ts';
import type { Config } from './config/config.ts';
import { createLog, UNMIXED_BATCH } from './create-log.ts';
import { createMailPictures } from './mail/mail-pictures.ts';
import { onIdleError } from './open-database.ts';
import { type OpenHttp, openHttp } from './open-http.ts';
import { openRequests } from './open-requests.ts';
import { connectDemoPayments } from './payments/demo-payments-between-processes.ts';
import { openStripePayments, type Payments } from './payments/payments.ts';
import { createShopSignature, type ShopSignature } from './payments/shop-signature.ts';
import { createCurrentSettings, defaultSettings } from './settings/current-settings.ts';
import type { Shop } from './shop.ts';
import { joinHealth, watchProcess } from './status/watch-process.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { openUploads } from './uploads/open-uploads.ts';
import type { FromWorker, ToWorker, WorkerStart } from './workers/messages.ts';

type WorkerOptions = { config: Config; web: Shop['web'] };

/** Answers requests as the primary process says, which it does not outlive. */
export function runWorker(options: WorkerOptions): void {
  // Ctrl-C and supervisors signal all processes; the primary stops its workers itself.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => undefined);
  let opened: Awaited<ReturnType<typeof openWorker>> | null = null;
  let http: OpenHttp | null = null;

  async function obey(message: ToWorker): Promise<void> {
    switch (message.kind) {
      case 'open':
        opened = await openWorker(options, message);
        send({ kind: 'opened' });
        break;
      case 'listen':
        if (!opened) return;
        http = await openHttp({ ...options.config, port: opened.port }, opened.listener);
        send({ kind: 'listening' });
        break;
      case 'ping':
        opened?.hearServer(message.server);
        send({ kind: 'pong', health: opened?.health() ?? joinHealth([]) });
        break;
      case 'read_metrics':
        send({ kind: 'metrics', question: message.question, metrics: (await opened?.readMetrics()) ?? [] });
        break;
      case 'invalidated':
        hearInvalidation(message.invalidation);
        break;
      case 'announce_stop':
        opened?.announceStop();
        break;
      case 'stop':
        await http?.close();
        await opened?.close();
        process.exit(0);
    }
  }
  process.on('message', (message: ToWorker) => {
    obey(message).catch((error: unknown) => {
      process.stderr.write(`${error instanceof Error ? error.stack : error}\n`);
      process.exit(1);
    });
  });
}

async function openWorker(
  { config: { workers, ...config }, web }: WorkerOptions,
  { worker, start }: { worker: number; start: WorkerStart },
) {
  const log = createLog(config.logLevel, { base: { worker }, batch: UNMIXED_BATCH });
  const closeTracing = await openTracing({ config, worker, log });
  const databases = connectPools(start.database, onIdleError(log), planPools(workers).worker);
  const { buying: db } = databases;
  const watch = watchInvalidations(databases.watching, { log });
  const unsubscribe = onInvalidation((invalidation, isOwn) => {
    if (isOwn) send({ kind: 'invalidated', invalidation });
  });
  const uploads = await openUploads(config);
  const eventLoop = watchEventLoop(log);
  const health = watchProcess(eventLoop);
  let server: ServerHealth = { startedAt: Date.now(), ...health.describe(), workers: null };
  const own = { ...config, workers, mostRequests: Math.ceil(config.mostRequests / workers) };
  const requests = openRequests({
    config: own,
    databases,
    log,
    web,
    shopUrl: config.publicUrl ?? start.address,
    payments: openPayments(own, start, createShopSignature(db)),
    watch,
    settings: createCurrentSettings(db, { defaults: defaultSettings(own), watch }),
    uploads,
    readPictures: createMailPictures({ uploads, buildDir: web?.buildDir ?? null }),
    onMail: () => send({ kind: 'mail_written' }),
    describeServer: () => server,
    now: () => new Date(),
  });
  const { answers } = requests.shared;
  const metrics =
    config.metrics &&
    import('./metrics/process-metrics.ts').then(({ measureProcess }) =>
      measureProcess({ databases, eventLoop, answering: { answers, replicas: requests.replicas } }),
    );
  const next = getRequestListener(requests.app.fetch);
  return {
    port: start.port,
    listener: cachedListener({ ...requests.shared, log, next }),
    readMetrics: async (): Promise<object> => (await (await metrics)?.getMetricsAsJSON()) ?? [],
    announceStop: requests.announceStop,
    health: health.describe,
    /** How the processes of the server are, as the primary knows. */
    hearServer(described: ServerHealth | null) {
      if (described) server = described;
    },
    async close() {
      await requests.staff.settled();
      eventLoop.stop();
      health.stop();
      await requests.closeReplicas();
      unsubscribe();
      await watch.stop();
      await closePools(databases);
      await closeTracing();
    },
  };
}

function openPayments(
  { stripe, providerTimeout }: Config,
  { demoPayments }: WorkerStart,
  signature: ShopSignature,
): Payments {
  if (stripe) return openStripePayments(stripe, signature, providerTimeout);
  if (demoPayments) return connectDemoPayments(demoPayments, signature);
  throw new Error('A worker needs a payment provider');
}

/** Does nothing once the primary process has ended. */
function send(message: FromWorker): void {
  if (process.connected) process.send?.(message, undefined, undefined, () => undefined);
}
