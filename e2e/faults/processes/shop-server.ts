import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Child, startChild } from './child.ts';
import { findLastingPort } from './free-port.ts';

const START = path.join(import.meta.dirname, '../../../scripts/start.ts');

/**
 * One server of the shop: a process that can be killed and started again on the same data folder and port.
 */
export type ShopServer = {
  readonly address: string;
  readonly dataDir: string;
  /** The process that runs now or ran last. */
  readonly process: Child;
  /** What all its processes have printed. */
  output(): string;
  /** Starts it, with other settings than so far where given; resolves once it is open. */
  start(settings?: Record<string, string>): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | string>;
  /** Ends it and removes its data folder. */
  close(): Promise<void>;
};

/** A server that is not started yet. */
export async function createShopServer(settings: Record<string, string> = {}): Promise<ShopServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
  const port = await findLastingPort();
  const address = `http://127.0.0.1:${port}`;
  let current = settings;
  let earlier = '';
  let child: Child | null = null;

  const process = () => {
    if (!child) throw new Error('The server was never started');
    return child;
  };
  return {
    address,
    dataDir,
    get process() {
      return process();
    },
    output: () => earlier + (child?.output() ?? ''),
    async start(changed = {}) {
      if (child?.isRunning()) throw new Error('The server runs already');
      earlier += child?.output() ?? '';
      current = { ...current, ...changed };
      child = launchShop({ DATA_DIR: dataDir, PORT: String(port), ...current });
      await child.printed(/Marigold is open at/);
    },
    kill: async () => void (await process().end('SIGKILL')),
    stop: () => process().end('SIGTERM'),
    async close() {
      await child?.end('SIGKILL');
      await rm(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
    },
  };
}

/**
 * A process of the shop as `npm start` makes it, without npm between, and without demo orders unless they are
 * asked for.
 */
export function launchShop(environment: Record<string, string>, within: string[] = []): Child {
  const args = ['--max-semi-space-size=64', START];
  return startChild('The shop', args, { LOG_LEVEL: 'warn', DEMO_DATA: 'catalogue', ...environment }, within);
}
