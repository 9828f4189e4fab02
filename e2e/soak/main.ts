import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { buildIfNeeded } from '#scripts/build.ts';
import { ROOT } from '#scripts/root.ts';
import { formatSoak } from './report.ts';
import { soak } from './soak.ts';

/**
 * npm run test:soak [-- MINUTES] [--seed N] [--pause MS]: two servers under mixed traffic and all faults in
 * turn, an hour unless given; then ten times the load, and the audit. Writes test-results/soak.md and the
 * logs of both servers. Fails if something is wrong or does not stay flat.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { seed: { type: 'string' }, pause: { type: 'string', default: '400' } },
});
const minutes = Number(positionals[0] ?? 60);
if (!(minutes > 0)) throw new Error(`${positionals[0]} is not a number of minutes`);
const seed = Number(values.seed ?? Math.floor(Math.random() * 1_000_000_000));

// A second signal does not wait: children end with this process.
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.on(signal, () => (stop.signal.aborted ? process.exit(130) : stop.abort(new Error('Stopped'))));

const say = (line: string) => void process.stdout.write(`${line}\n`);
await buildIfNeeded(say);
say(`Seed ${seed}`);
const found = await soak({
  minutes,
  seed,
  pause: Number(values.pause),
  stopping: stop.signal,
  say,
});
const report = formatSoak(found);
const results = path.join(ROOT, 'test-results');
await mkdir(results, { recursive: true });
await writeFile(path.join(results, 'soak.md'), `${report}\n`);
for (const [number, log] of found.logs.entries())
  await writeFile(path.join(results, `soak-server-${number}.log`), log);
say(`\n${report}`);
process.exitCode = found.violations.length > 0 ? 1 : 0;
