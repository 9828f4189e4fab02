import { spawn } from 'node:child_process';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { ROOT } from './root.ts';

/**
 * npm run test:fuzz -- [--calls N] [--seed N]: calls made at random of the OpenAPI document, to a shop that
 * runs. The same seed makes the same calls.
 */
const { values } = parseArgs({ options: { calls: { type: 'string' }, seed: { type: 'string' } } });
const child = spawn(
  path.join(ROOT, 'node_modules/.bin/vitest'),
  ['run', '--config', 'e2e/faults/vitest.config.ts', 'fuzz.test'],
  {
    cwd: ROOT,
    stdio: 'inherit',
    env: {
      ...process.env,
      FUZZ_CALLS: readNumber(values.calls) ?? '100000',
      FAULT_SEED: readNumber(values.seed) ?? String(Math.floor(Math.random() * 1_000_000_000)),
    },
  },
);
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});

function readNumber(text: string | undefined): string | undefined {
  if (text !== undefined && !/^[1-9]\d{0,8}$/.test(text))
    throw new Error(`${text} is not a whole number above 0`);
  return text;
}
