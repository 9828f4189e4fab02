import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#postgres/free-port.ts';
import { buildIfNeeded } from './build.ts';
import { findChromium } from './find-chromium.ts';
import { ROOT } from './root.ts';
import { makeTestFolder } from './test-folder.ts';
import {
  describeSlowest,
  type Outcome,
  type PlaywrightReport,
  readPlaywrightReport,
  readVitestReport,
  type TimedTest,
  type VitestReport,
} from './test-reports.ts';

/** Number of slowest tests, and of slowest files, in the summary. */
const SLOWEST = 10;

/** As `npm start` has it, for the programs that tests start often: a later start needs no type stripper. */
const COMPILE_CACHE = { NODE_COMPILE_CACHE: path.join(tmpdir(), 'node-compile-cache') };

/** Everything CI runs, the fastest steps first. */
const STEPS: Record<string, () => Promise<Outcome>> = {
  types: async () => {
    await run('react-router', ['typegen']);
    return await check('tsc', ['--noEmit']);
  },
  lint: () => check('biome', ['check', '.']),
  directions: () => check('node', ['scripts/check-directions.ts']),
  sql: () => check('node', ['scripts/check-sql.ts']),
  unit: runUnitTests,
  faults: () => runVitest('faults', ['--config', 'e2e/faults/vitest.config.ts']),
  browser: runPlaywright,
};

/** Runs the named steps, or all of them, and ends with the line `N passed, N failed`. */
async function test(names: string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown) throw new Error(`There is no step ${unknown}; there are ${Object.keys(STEPS).join(', ')}.`);
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  const tests: TimedTest[] = [];
  for (const [name, step] of Object.entries(STEPS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const start = performance.now();
    console.log(`\n── ${name} ──`);
    const outcome = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${name}: ${outcome.passed} passed, ${outcome.failed} failed (${seconds} s)`);
    total.passed += outcome.passed;
    total.failed += outcome.failed;
    tests.push(...outcome.tests);
    if (outcome.failed > 0)
      failures.push(...(outcome.failures.length > 0 ? outcome.failures : [`${name} failed; see above`]));
  }
  // At the end, because some logs keep only their end.
  for (const line of describeSlowest(tests, SLOWEST)) console.log(line);
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** A check that passes or fails as a whole counts as one test. */
async function check(command: string, args: string[]): Promise<Outcome> {
  const code = await run(command, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1, failures: [], tests: [] };
}

async function runUnitTests(): Promise<Outcome> {
  const folder = await makeTestFolder();
  try {
    return await runVitest('unit', [], { TMPDIR: folder });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runVitest(
  name: string,
  options: string[],
  environment: Record<string, string> = {},
): Promise<Outcome> {
  const report = path.join(ROOT, `test-results/${name}.json`);
  await rm(report, { force: true });
  const reporters = ['--reporter=dot', '--reporter=json', `--outputFile.json=${report}`];
  const code = await run('vitest', ['run', ...options, ...reporters], environment);
  const result = JSON.parse(await readReport(report)) as VitestReport;
  return withExitCode(code, readVitestReport(result, ROOT));
}

async function runPlaywright(): Promise<Outcome> {
  await buildIfNeeded(console.log);
  const chromium = await findChromium();
  const report = path.join(ROOT, 'test-results/e2e.json');
  await rm(report, { force: true });
  const dataDir = await mkdtemp(path.join(tmpdir(), 'marigold-e2e-'));
  try {
    const code = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
      ...chromium.environment,
      CHROMIUM_PATH: chromium.path,
      E2E_PORT: String(await findFreePort()),
      E2E_DATA_DIR: dataDir,
    });
    const result = JSON.parse(await readReport(report)) as PlaywrightReport;
    return withExitCode(code, readPlaywrightReport(result));
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** A runner that failed without a failed test (it crashed, or found none) is one failure. */
function withExitCode(code: number, outcome: Outcome): Outcome {
  const isSilentFailure = outcome.failed === 0 && (code !== 0 || outcome.passed === 0);
  return isSilentFailure ? { ...outcome, failed: 1 } : outcome;
}

function readReport(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '{}');
}

/** Runs a tool of node_modules with this Node and streams its output. */
function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  const bin = path.join(ROOT, 'node_modules/.bin', command);
  const child = spawn(bin, args, {
    cwd: ROOT,
    env: { ...process.env, ...COMPILE_CACHE, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

await test(process.argv.slice(2));
