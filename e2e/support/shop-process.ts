import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect } from '@playwright/test';

const ROOT = path.join(import.meta.dirname, '../..');

export type ShopProcess = { process: ChildProcess; output: () => string; ended: Promise<number | null> };

/**
 * Starts the shop as `npm start` does, or `npm run dev`, in its own process, or by npm itself; without demo
 * orders unless DEMO_DATA says otherwise. `folder` is that of a packed shop, if it is not this one.
 */
export function startShopProcess(
  environment: Record<string, string>,
  command: 'start.js' | 'dev.ts' | 'npm start' = 'start.js',
  folder = ROOT,
): ShopProcess {
  const [program, ...args] =
    command === 'npm start'
      ? ['npm', 'start']
      : [process.execPath, '--max-semi-space-size=32', path.join(folder, 'scripts', command)];
  const child = spawn(program, args, {
    cwd: folder,
    env: {
      ...process.env,
      LOG_LEVEL: 'silent',
      PORT: '0',
      DEMO_DATA: 'catalogue',
      STOP_DELAY: '0',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => (output += chunk));
  const ended = once(child, 'close').then(([code]) => code as number | null);
  return { process: child, output: () => output, ended };
}

/** Stops the shop; resolves once its folder can be copied or removed. */
export async function closeShop(running: ShopProcess): Promise<void> {
  running.process.kill('SIGTERM');
  await running.ended;
}

/**
 * The data folder of a shop with the demo catalogue, new for each test. Its owners are copied too: a shop of
 * root runs PostgreSQL as another account.
 */
export async function copyPreparedFolder(prefix: string): Promise<string> {
  const prepared = process.env.E2E_PREPARED_DIR;
  if (!prepared) throw new Error('prepare-data-folder.ts has not run');
  const folder = await mkdtemp(path.join(tmpdir(), prefix));
  await promisify(execFile)('cp', ['-a', `${prepared}/.`, folder]);
  return folder;
}

/** Resolves to the shop's address once it is open. */
export async function opened(running: ShopProcess): Promise<string> {
  await expect.poll(running.output, { timeout: 120_000 }).toContain('Marigold is open at');
  return /http:\/\/\S+/.exec(running.output())?.[0] ?? '';
}
