import { spawn } from 'node:child_process';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { dyingWithUs } from './dying-with-us.ts';
import { ROOT } from './root.ts';
import { readVitestReport, type VitestReport } from './test-reports.ts';

/**
 * npm run test:cluster [-- NAME]: kills, hangs and restarts each part of a shop on several machines under
 * load; with a name only the scenarios that contain it. Ends with `N passed, N failed, N skipped`.
 */
const [name = ''] = process.argv.slice(2);
const report = path.join(ROOT, 'test-results/cluster.json');
await rm(report, { force: true });
// Also when this is killed, nothing of the cluster outlives it.
const [command = '', ...before] = [...dyingWithUs(), path.join(ROOT, 'node_modules/.bin/vitest')];
const child = spawn(
  command,
  [
    ...before,
    ...['run', '--config', 'e2e/cluster/vitest.config.ts'],
    ...['--reporter=verbose', '--reporter=json', `--outputFile.json=${report}`],
    ...(name ? ['--testNamePattern', name] : []),
  ],
  { cwd: ROOT, stdio: 'inherit' },
);
const code = await new Promise<number | null>((resolve) => child.once('close', resolve));
const result = JSON.parse(await readFile(report, 'utf8').catch(() => '{}')) as VitestReport;
const { passed, failed } = readVitestReport(result, ROOT);
const skipped = (result.testResults ?? [])
  .flatMap(({ assertionResults }) => assertionResults)
  .filter(({ status, fullName }) => ['skipped', 'pending'].includes(status) && fullName.includes(name));
// A runner that failed without a failed test is one failure.
const failures = failed === 0 && code !== 0 ? 1 : failed;
process.stdout.write(`\n${passed} passed, ${failures} failed, ${skipped.length} skipped\n`);
process.exitCode = failures > 0 ? 1 : 0;
