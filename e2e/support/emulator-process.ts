import { spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { expect } from '@playwright/test';

const MAIN = path.join(import.meta.dirname, '../../emulator/main.ts');

/** Keys shared by a shop and its emulator. */
export const KEYS = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

export type EmulatorProcess = { address: string; close(): Promise<void> };

/** Starts the emulator in its own process, without webhooks: the browser must complete the order. */
export async function startEmulatorProcess(dataDir: string): Promise<EmulatorProcess> {
  const child = spawn(process.execPath, [MAIN], {
    env: {
      ...process.env,
      ...KEYS,
      EMULATOR_PORT: '0',
      EMULATOR_LEDGER: path.join(dataDir, 'emulator', 'ledger.sqlite'),
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk));
  const closed = once(child, 'close');
  await expect.poll(() => output, { timeout: 20_000 }).toContain('is open at');
  return {
    address: /http:\/\/\S+/.exec(output)?.[0] ?? '',
    async close() {
      child.kill('SIGTERM');
      await closed;
    },
  };
}
