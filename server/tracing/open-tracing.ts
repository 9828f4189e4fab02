import type { Logger } from 'pino';
import type { Config } from '../config/config.ts';

type Options = {
  config: Pick<Config, 'tracing' | 'trustedProxies' | 'stripe'>;
  /** The number of the worker, in one. */
  worker?: number;
  log: Logger;
};

/**
 * Traces the work of this process if a collector is set (decision 159); loads nothing otherwise. It comes
 * before the database is connected. Returns how it ends, with the last spans exported.
 */
export async function openTracing({ config, worker, log }: Options): Promise<() => Promise<void>> {
  const { tracing, trustedProxies, stripe } = config;
  if (!tracing) return async () => undefined;
  const { startTracing } = await import('./start-tracing.ts');
  const provider = new URL(stripe?.apiBase ?? 'https://api.stripe.com').host;
  return await startTracing({ tracing, trustedProxies, provider, worker: worker ?? null, log });
}
