import path from 'node:path';

/** The outcome of a step; `failures` has each failed test with its reason. */
export type Outcome = { passed: number; failed: number; failures: string[]; tests: TimedTest[] };

/** A test and its duration in milliseconds, without the setup of its file. */
export type TimedTest = { file: string; title: string; milliseconds: number };

/** The used parts of Vitest's JSON report. */
export type VitestReport = {
  numPassedTests?: number;
  numFailedTests?: number;
  testResults?: {
    name: string;
    message: string;
    assertionResults: {
      fullName: string;
      status: string;
      duration?: number | null;
      failureMessages: string[];
    }[];
  }[];
};

/** The used parts of Playwright's JSON report. */
export type PlaywrightReport = {
  stats?: { expected: number; unexpected: number; flaky: number };
  suites?: PlaywrightSuite[];
};

type PlaywrightSuite = { file: string; suites?: PlaywrightSuite[]; specs: PlaywrightSpec[] };
type PlaywrightSpec = {
  title: string;
  ok: boolean;
  tests: { projectName: string; results: { duration: number }[] }[];
};

/** File names become relative to `root`. */
export function readVitestReport(
  { numPassedTests, numFailedTests, testResults = [] }: VitestReport,
  root: string,
): Outcome {
  const files = testResults.map((result) => ({ ...result, file: path.relative(root, result.name) }));
  return {
    passed: numPassedTests ?? 0,
    failed: numFailedTests ?? 0,
    failures: files.flatMap(({ file, message, assertionResults }) => [
      ...(message ? [`${file}: ${message}`] : []),
      ...assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => `${file} › ${fullName}\n${failureMessages.join('\n')}`),
    ]),
    tests: files.flatMap(({ file, assertionResults }) =>
      assertionResults.map(({ fullName, duration }) => ({
        file,
        title: fullName,
        milliseconds: duration ?? 0,
      })),
    ),
  };
}

/** A flaky test counts as failed. */
export function readPlaywrightReport({ stats, suites = [] }: PlaywrightReport): Outcome {
  const { expected = 0, unexpected = 0, flaky = 0 } = stats ?? {};
  const specs = suites.flatMap(listSpecs);
  return {
    passed: expected,
    failed: unexpected + flaky,
    failures: specs.filter(({ ok }) => !ok).map(({ file, title }) => `${file} › ${title}`),
    tests: specs.flatMap(({ file, title, tests }) =>
      tests.map(({ projectName, results }) => ({
        file,
        title: `${title} (${projectName})`,
        milliseconds: sum(results.map(({ duration }) => duration)),
      })),
    ),
  };
}

function listSpecs({ file, specs, suites = [] }: PlaywrightSuite): (PlaywrightSpec & { file: string })[] {
  return [...specs.map((spec) => ({ ...spec, file: `e2e/${file}` })), ...suites.flatMap(listSpecs)];
}

/** The slowest tests and the slowest files, one line each: `  12.3 s  file › title`. */
export function describeSlowest(tests: readonly TimedTest[], count: number): string[] {
  if (tests.length === 0) return [];
  const files = [...Map.groupBy(tests, ({ file }) => file)].map(([name, ofFile]) => ({
    name: `${name} (${ofFile.length} tests)`,
    milliseconds: sum(ofFile.map(({ milliseconds }) => milliseconds)),
  }));
  const named = tests.map(({ file, title, milliseconds }) => ({ name: `${file} › ${title}`, milliseconds }));
  return [
    `The ${count} slowest tests:`,
    ...listSlowest(named, count),
    `The ${count} slowest files:`,
    ...listSlowest(files, count),
  ];
}

function listSlowest(all: { name: string; milliseconds: number }[], count: number): string[] {
  return all
    .toSorted((a, b) => b.milliseconds - a.milliseconds)
    .slice(0, count)
    .map(({ name, milliseconds }) => `${(milliseconds / 1_000).toFixed(1).padStart(6)} s  ${name}`);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
