import { AsyncLocalStorage } from 'node:async_hooks';
import type { BlockList } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Span } from '@opentelemetry/api';
import {
  defaultResource,
  detectResources,
  envDetector,
  resourceFromAttributes,
} from '@opentelemetry/resources';
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  type SpanExporter,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from '@opentelemetry/sdk-trace';
import type { Logger } from 'pino';
import { SECOND } from '#domain/time-units.ts';
import type { TracingSettings } from '../config/tracing-settings.ts';
import { VERSION } from '../config/version.ts';
import { traceWork } from './trace-work.ts';

type Options = {
  tracing: TracingSettings;
  trustedProxies: BlockList;
  /** Host of the payment provider. */
  provider: string;
  worker: number | null;
  log: Logger;
};

/** Milliseconds for the last spans when the process ends. */
const LAST_EXPORT = 2 * SECOND;

/**
 * Exports spans by OpenTelemetry's SDK. No global provider is set: libraries that look for one would add
 * spans of their own, with what they think fit to write into them. A queue of 2,048 spans waits for the
 * collector; others are dropped.
 */
export async function startTracing({ tracing, trustedProxies, provider, worker, log }: Options) {
  const exporter = sayOnce(await createExporter(tracing), log);
  const own = { 'service.name': 'marigold', 'service.version': VERSION, 'process.pid': process.pid };
  const provided = new TracerProvider({
    resource: defaultResource()
      .merge(resourceFromAttributes({ ...own, ...(worker !== null && { 'marigold.worker': worker }) }))
      .merge(detectResources({ detectors: [envDetector] })),
    sampler: new ParentBasedSampler({ root: new TraceIdRatioBasedSampler(tracing.part) }),
    spanProcessors: [new BatchSpanProcessor({ exporter })],
  });
  const tracer = provided.getTracer('marigold', VERSION);
  traceWork({ tracer, current: new AsyncLocalStorage<Span>(), trustedProxies, provider });
  return async (): Promise<void> => {
    const exported = provided.shutdown().catch(() => undefined);
    await Promise.race([exported, sleep(LAST_EXPORT, undefined, { ref: false })]);
  };
}

/** Both read address, headers, compression, certificates and timeout from the environment. */
async function createExporter({ protocol }: TracingSettings): Promise<SpanExporter> {
  const { OTLPTraceExporter } =
    protocol === 'http/json'
      ? await import('@opentelemetry/exporter-trace-otlp-http')
      : await import('@opentelemetry/exporter-trace-otlp-proto');
  return new OTLPTraceExporter();
}

/** Logs once that the collector takes no spans, and once that it takes them again. */
function sayOnce(exporter: SpanExporter, log: Logger): SpanExporter {
  let isTaken = true;
  return {
    export: (spans, done) =>
      exporter.export(spans, (result) => {
        if (isTaken && result.error) log.warn({ err: result.error }, 'traces are not exported');
        if (!isTaken && !result.error) log.info('traces are exported again');
        isTaken = !result.error;
        done(result);
      }),
    forceFlush: async () => await exporter.forceFlush?.(),
    shutdown: async () => await exporter.shutdown(),
  };
}
