import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Child, startChild } from './child.ts';
import { findFixedPort } from './free-port.ts';

/** The program of this version of the shop. */
export const START = path.join(import.meta.dirname, 'start-built-shop.js');

/** One server of the shop: a killable process that restarts on its data folder and port. */
export type ShopServer = {
  readonly address: string;
  readonly dataDir: string;
  /** The current or last process. */
  readonly process: Child;
  /** The output of all its processes. */
  output(): string;
  /** Starts it with changed settings, if any, or by another program; resolves when it is open. */
  start(settings?: Record<string, string>, program?: string): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** SIGTERM; resolves to the exit code. */
  stop(): Promise<number | string>;
  /** Ends it and removes its data folder. */
  close(): Promise<void>;
};

/**
 * Prepares a server without starting it. `firstProgram` is that of another version, `within` a command that
 * runs it.
 */
export async function createShopServer(
  settings: Record<string, string> = {},
  firstProgram = START,
  within: string[] = [],
): Promise<ShopServer> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-faults-'));
  const port = await findFixedPort();
  const address = `http://127.0.0.1:${port}`;
  let current = settings;
  let program = firstProgram;
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
    async start(changed = {}, next = program) {
      if (child?.isRunning()) throw new Error('The server runs already');
      earlier += child?.output() ?? '';
      current = { ...current, ...changed };
      program = next;
      child = launchShop({ DATA_DIR: dataDir, PORT: String(port), ...current }, within, program);
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
 * A process of the shop as started by `npm start`, but without npm, a look whether the build is current and,
 * by default, demo orders.
 */
export function launchShop(
  environment: Record<string, string>,
  within: string[] = [],
  program = START,
): Child {
  const args = ['--max-semi-space-size=32', program];
  return startChild(
    'The shop',
    args,
    { LOG_LEVEL: 'warn', DEMO_DATA: 'catalogue', STOP_DELAY: '0', ...environment },
    within,
  );
}
