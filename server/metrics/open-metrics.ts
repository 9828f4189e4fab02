import type { Logger } from 'pino';
import type { Databases } from '#db/connection.ts';
import type { EventLoopWatch } from '../async/watch-event-loop.ts';
import type { InvalidationWatch } from '../cache/invalidation-watch.ts';
import type { Replicas } from '../cache/replicas.ts';
import type { SharedAnswers } from '../cache/shared-answers.ts';
import type { Config } from '../config/config.ts';
import { VERSION } from '../config/version.ts';
import { createReadRecentFigures } from '../status/read-recent-figures.ts';

/** Asks the workers of the process for their metrics, and says how they are. */
type Workers = {
  ask: () => Promise<object[]>;
  describe: () => { answering: number; replacements: number };
};

type Options = {
  config: Pick<Config, 'metrics' | 'dataDir' | 'smtpUrl'>;
  databases: Databases;
  watch: InvalidationWatch;
  eventLoop: EventLoopWatch;
  /** Null in a process that answers no requests. */
  answering: { answers: SharedAnswers; replicas: Replicas | null } | null;
  workers?: Workers;
  log: Logger;
};

/** Serves the metrics of a server if METRICS_PORT is set; loads nothing otherwise. Returns how it ends. */
export async function openMetrics(options: Options): Promise<() => Promise<void>> {
  const { config, databases, watch, eventLoop, answering, workers, log } = options;
  const { metrics, dataDir, smtpUrl } = config;
  if (metrics === null) return async () => undefined;
  const [{ measureProcess, measureWorkers }, { measureShop }, { serveMetrics }] = await Promise.all([
    import('./process-metrics.ts'),
    import('./shop-metrics.ts'),
    import('./serve-metrics.ts'),
  ]);
  const registry = measureProcess({ databases, eventLoop, answering });
  const readFigures = createReadRecentFigures(databases.background);
  if (workers) measureWorkers(registry, workers.describe);
  measureShop(registry, { readFigures, watch, dataDir, hasMailServer: smtpUrl !== null, version: VERSION });
  const served = await serveMetrics({ metrics, registry, ...(workers && { askWorkers: workers.ask }) });
  log.info({ host: metrics.host, port: served.port }, 'metrics are served');
  return served.close;
}
