import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from '@playwright/test';

const START = path.join(import.meta.dirname, '../../scripts/start.js');

export type ShopProcess = { process: ChildProcess; output: () => string; ended: Promise<number | null> };

/**
 * Starts the shop as `npm start` does, in its own process; without demo orders unless DEMO_DATA says
 * otherwise.
 */
export function startShopProcess(environment: Record<string, string>): ShopProcess {
  const child = spawn(process.execPath, ['--max-semi-space-size=64', START], {
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

/** Resolves to the shop's address once it is open. */
export async function opened(running: ShopProcess): Promise<string> {
  await expect.poll(running.output, { timeout: 60_000 }).toContain('Marigold is open at');
  return /http:\/\/\S+/.exec(running.output())?.[0] ?? '';
}
