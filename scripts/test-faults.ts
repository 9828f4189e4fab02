import { spawn } from 'node:child_process';
import path from 'node:path';
import { ROOT } from './root.ts';

/**
 * npm run test:faults -- [--seed N] [names]: the long run of the fault tests: every crash point, and hundreds
 * of random checkouts. The same seed makes the same choices.
 */
const { seed, rest } = readArguments(process.argv.slice(2));
console.log(`Seed ${seed} (npm run test:faults -- --seed ${seed} runs the same again)`);
const child = spawn(
  path.join(ROOT, 'node_modules/.bin/vitest'),
  ['run', '--config', 'e2e/faults/vitest.config.ts', '--reporter=verbose', ...rest],
  { cwd: ROOT, stdio: 'inherit', env: { ...process.env, FAULT_LONG: '1', FAULT_SEED: seed } },
);
child.on('close', (code) => {
  process.exitCode = code ?? 1;
});

function readArguments(given: string[]): { seed: string; rest: string[] } {
  const at = given.indexOf('--seed');
  const named = at < 0 ? process.env.FAULT_SEED : given[at + 1];
  const seed = named && /^\d+$/.test(named) ? named : String(Math.floor(Math.random() * 1_000_000_000));
  return { seed, rest: at < 0 ? given : given.toSpliced(at, 2) };
}
