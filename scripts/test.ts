import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { findFreePort } from '#postgres/free-port.ts';
import { buildIfNeeded } from './build.ts';
import { findChromium } from './find-chromium.ts';
import { ROOT } from './root.ts';

/** How a step ended; `failures` name what failed and why, to be told again at the very end. */
type Count = { passed: number; failed: number; failures?: string[] };

/** Everything CI runs, in the order of how soon it can tell what is wrong. */
const STEPS: Record<string, () => Promise<Count>> = {
  types: async () => {
    await run('react-router', ['typegen']);
    return await check('tsc', ['--noEmit']);
  },
  lint: () => check('biome', ['check', '.']),
  directions: () =>
    check('depcruise', [
      '--config',
      '.dependency-cruiser.mjs',
      'domain',
      'contract',
      'db',
      'postgres',
      'server',
      'web',
      'emulator',
      'demo',
      'e2e',
      'bench',
      'scripts',
    ]),
  unit: () => runVitest('unit', []),
  faults: () => runVitest('faults', ['--config', 'e2e/faults/vitest.config.ts']),
  browser: runPlaywright,
};

/** Runs the named steps, or all of them, and ends with the line `N passed, N failed`. */
async function test(names: string[]): Promise<void> {
  const unknown = names.find((name) => !Object.hasOwn(STEPS, name));
  if (unknown) throw new Error(`There is no step ${unknown}; there are ${Object.keys(STEPS).join(', ')}.`);
  const total = { passed: 0, failed: 0 };
  const failures: string[] = [];
  for (const [name, step] of Object.entries(STEPS)) {
    if (names.length > 0 && !names.includes(name)) continue;
    const start = performance.now();
    console.log(`\n── ${name} ──`);
    const { passed, failed, failures: failedHere = [] } = await step();
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${name}: ${passed} passed, ${failed} failed (${seconds} s)`);
    total.passed += passed;
    total.failed += failed;
    if (failed > 0) failures.push(...(failedHere.length > 0 ? failedHere : [`${name} failed; see above`]));
  }
  // Where only the end of a long log is kept, this is what matters.
  for (const failure of failures) console.log(`\n✗ ${failure}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed`);
  process.exitCode = total.failed > 0 ? 1 : 0;
}

/** A check that passes or fails as a whole counts as one test. */
async function check(command: string, args: string[]): Promise<Count> {
  const code = await run(command, args);
  return { passed: code === 0 ? 1 : 0, failed: code === 0 ? 0 : 1 };
}

async function runVitest(name: string, options: string[]): Promise<Count> {
  const report = path.join(ROOT, `test-results/${name}.json`);
  await rm(report, { force: true });
  const code = await run('vitest', [
    'run',
    ...options,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ]);
  const result = JSON.parse(await readReport(report)) as VitestReport;
  return withExitCode(code, {
    passed: result.numPassedTests ?? 0,
    failed: result.numFailedTests ?? 0,
    failures: (result.testResults ?? []).flatMap((file) => [
      ...(file.message ? [`${path.relative(ROOT, file.name)}: ${file.message}`] : []),
      ...file.assertionResults
        .filter((test) => test.status === 'failed')
        .map(
          (test) =>
            `${path.relative(ROOT, file.name)} › ${test.fullName}\n${test.failureMessages.join('\n')}`,
        ),
    ]),
  });
}

type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
};

async function runPlaywright(): Promise<Count> {
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
    const { expected = 0, unexpected = 0, flaky = 0 } = result.stats ?? {};
    return withExitCode(code, {
      passed: expected,
      failed: unexpected + flaky,
      failures: (result.suites ?? []).flatMap(failedSpecs),
    });
  } finally {
    await rm(dataDir, { recursive: true, force: true });
  }
}

type PlaywrightSuite = { file: string; suites?: PlaywrightSuite[]; specs: { title: string; ok: boolean }[] };
type PlaywrightReport = {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
};

function failedSpecs({ file, specs, suites = [] }: PlaywrightSuite): string[] {
  const failed = specs.filter((spec) => !spec.ok).map((spec) => `${file} › ${spec.title}`);
  return [...failed, ...suites.flatMap(failedSpecs)];
}

/** A runner that failed without a failed test (it crashed, or found none) is one failure. */
function withExitCode(code: number, count: Count): Count {
  const isSilentFailure = count.failed === 0 && (code !== 0 || count.passed === 0);
  return isSilentFailure ? { ...count, failed: 1 } : count;
}

function readReport(file: string): Promise<string> {
  return readFile(file, 'utf8').catch(() => '{}');
}

/** Runs a tool of node_modules with our own Node; what it prints is seen as it comes. */
function run(command: string, args: string[], environment: Record<string, string> = {}): Promise<number> {
  const bin = path.join(ROOT, 'node_modules/.bin', command);
  const child = spawn(bin, args, {
    cwd: ROOT,
    env: { ...process.env, ...environment },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (code) => resolve(code ?? 1));
  });
}

await test(process.argv.slice(2));
