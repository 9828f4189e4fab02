import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { AggregatorRegistry, type Registry } from 'prom-client';
import { StartupError } from '#postgres/startup-error.ts';
import type { Config } from '../config/config.ts';

type Options = {
  metrics: NonNullable<Config['metrics']>;
  /** The metrics of this process. */
  registry: Registry;
  /** Resolves with those of its workers, one a worker that answered in time. */
  askWorkers?: () => Promise<object[]>;
};

/**
 * Serves the metrics of all processes of a server at `/metrics`, in Prometheus' text format, by a listener of
 * their own: no visitor reaches it, and it answers while the shop refuses requests. Throws a StartupError if
 * it cannot listen.
 */
export async function serveMetrics({ metrics, registry, askWorkers = async () => [] }: Options) {
  async function render(): Promise<string> {
    const [own, workers] = await Promise.all([registry.getMetricsAsJSON(), askWorkers()]);
    return await AggregatorRegistry.aggregate([own, ...workers]).metrics();
  }

  const http = createServer({ requestTimeout: 10_000 }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?')[0] !== '/metrics') {
      response.writeHead(404).end('See /metrics\n');
      return;
    }
    render().then(
      (text) => response.writeHead(200, { 'Content-Type': registry.contentType }).end(text),
      (error: unknown) => response.writeHead(500).end(`${error instanceof Error ? error.message : error}\n`),
    );
  });
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  http.once('error', reject).listen(metrics.port, metrics.host, resolve);
  await promise.catch((error: NodeJS.ErrnoException) => {
    throw new StartupError(
      `Metrics cannot be served at ${metrics.host}:${metrics.port} (${error.code}). Set METRICS_HOST to an address of this machine and METRICS_PORT to a free port.`,
      { cause: error },
    );
  });
  return {
    port: (http.address() as AddressInfo).port,
    async close() {
      const { promise: closed, resolve: end } = Promise.withResolvers<void>();
      http.close(() => end());
      http.closeAllConnections();
      await closed;
    },
  };
}
