import type { RequestListener } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { getRequestListener } from '@hono/node-server';
import { openDataFolder } from '#postgres/data-folder.ts';
import { watchEventLoop } from './async/watch-event-loop.ts';
import { cachedListener } from './cached-listener.ts';
import type { Config } from './config/config.ts';
import { createLog } from './create-log.ts';
import { openMetrics } from './metrics/open-metrics.ts';
import { openDatabase } from './open-database.ts';
import { formatUrl, type OpenHttp, openHttp } from './open-http.ts';
import { openShop } from './open-shop.ts';
import type { Shop } from './shop.ts';
import { ensureDemoStaff } from './staff/demo-staff.ts';
import { watchProcess } from './status/watch-process.ts';
import { openTracing } from './tracing/open-tracing.ts';
import { warn } from './warn.ts';

export type RunningShop = { address: string; stop(): Promise<void> };

export type StartOptions = {
  config: Config;
  web: Shop['web'];
  /** Receives the steps of the start, for people. */
  onProgress: (line: string) => void;
  /** Puts the development server of the front end in front of the shop. */
  wrap?: (listener: RequestListener) => RequestListener;
};

/**
 * Starts the data folder, HTTP (with 503 until the shop is open), the database and the shop. Stopping begins
 * with HTTP, so that requests in flight can finish, and continues in reverse order. When a part cannot start,
 * the parts before it are stopped. Throws a StartupError for what a person can correct.
 */
export async function startShop({ config, web, onProgress, wrap }: StartOptions): Promise<RunningShop> {
  const log = createLog(config.logLevel);
  const running: (() => Promise<void> | void)[] = [];
  let http: OpenHttp | null = null;
  let announceStop: (() => void) | null = null;
  const stop = async () => {
    announceStop?.();
    if (announceStop && config.stopDelay > 0) await sleep(config.stopDelay);
    await http?.close();
    for (const close of running.splice(0).reverse()) await close();
  };
  try {
    const folder = await openDataFolder(config.dataDir, { address: formatUrl(config.host, config.port) });
    running.push(() => folder.release());
    await warn(config, onProgress);
    running.push(await openTracing({ config, log }));

    http = await openHttp(config);
    const { address } = http;
    const { databases } = await openDatabase({ config, onProgress, log, running });
    const eventLoop = watchEventLoop(log);
    const health = watchProcess(eventLoop);
    running.push(eventLoop.stop, health.stop);
    const startedAt = Date.now();
    const describeServer = () => ({ ...health.describe(), startedAt, workers: null });
    const shop = await openShop({ config, databases, log, web, address, describeServer });
    running.push(() => shop.close());
    const answering = { answers: shop.shared.answers, replicas: shop.replicas };
    running.push(await openMetrics({ config, databases, watch: shop.watch, eventLoop, answering, log }));
    announceStop = shop.announceStop;
    if (config.demoSignIn) await ensureDemoStaff(shop.staff);

    const application = getRequestListener(shop.app.fetch);
    http.serve(wrap ? wrap(application) : cachedListener({ ...shop.shared, log, next: application }));
    return { address, stop };
  } catch (error) {
    await stop();
    throw error;
  }
}
