import { describe, expect, it } from 'vitest';
import { describeSlowest, readPlaywrightReport, readVitestReport } from './test-reports.ts';

const passed = { status: 'passed', failureMessages: [] };

describe('a report of Vitest', () => {
  it('has counts, failures with their file, and the duration of each test', () => {
    const outcome = readVitestReport(
      {
        numPassedTests: 1,
        numFailedTests: 1,
        testResults: [
          {
            name: '/shop/domain/money.test.ts',
            message: '',
            assertionResults: [
              { ...passed, fullName: 'money rounds', duration: 12.5 },
              { fullName: 'money adds', status: 'failed', duration: null, failureMessages: ['1 is not 2'] },
            ],
          },
        ],
      },
      '/shop',
    );
    expect(outcome).toEqual({
      passed: 1,
      failed: 1,
      failures: ['domain/money.test.ts › money adds\n1 is not 2'],
      tests: [
        { file: 'domain/money.test.ts', title: 'money rounds', milliseconds: 12.5 },
        { file: 'domain/money.test.ts', title: 'money adds', milliseconds: 0 },
      ],
    });
  });

  it('names a file that failed to load', () => {
    const name = '/shop/domain/money.test.ts';
    const testResults = [{ name, message: 'unexpected token', assertionResults: [] }];
    expect(readVitestReport({ testResults }, '/shop').failures).toEqual([
      'domain/money.test.ts: unexpected token',
    ]);
  });

  it('is empty without results', () => {
    expect(readVitestReport({}, '/shop')).toEqual({ passed: 0, failed: 0, failures: [], tests: [] });
  });
});

describe('a report of Playwright', () => {
  it('counts a flaky test as failed, and finds tests of inner suites', () => {
    const spec = (title: string, ok: boolean) => ({
      title,
      ok,
      tests: [{ projectName: 'phone', results: [{ duration: 1_000 }, { duration: 500 }] }],
    });
    const outcome = readPlaywrightReport({
      stats: { expected: 1, unexpected: 0, flaky: 1 },
      suites: [
        {
          file: 'buying.spec.ts',
          specs: [spec('buys', true)],
          suites: [{ file: 'buying.spec.ts', specs: [spec('pays', false)] }],
        },
      ],
    });
    expect(outcome).toEqual({
      passed: 1,
      failed: 1,
      failures: ['e2e/buying.spec.ts › pays'],
      tests: [
        { file: 'e2e/buying.spec.ts', title: 'buys (phone)', milliseconds: 1_500 },
        { file: 'e2e/buying.spec.ts', title: 'pays (phone)', milliseconds: 1_500 },
      ],
    });
  });
});

describe('the slowest', () => {
  it('are tests, and files by the total duration of their tests', () => {
    const tests = [
      { file: 'a.test.ts', title: 'one', milliseconds: 1_200 },
      { file: 'b.test.ts', title: 'two', milliseconds: 1_500 },
      { file: 'a.test.ts', title: 'three', milliseconds: 1_400 },
    ];
    expect(describeSlowest(tests, 2)).toEqual([
      'The 2 slowest tests:',
      '   1.5 s  b.test.ts › two',
      '   1.4 s  a.test.ts › three',
      'The 2 slowest files:',
      '   2.6 s  a.test.ts (2 tests)',
      '   1.5 s  b.test.ts (1 tests)',
    ]);
  });

  it('are not listed without a timed test', () => {
    expect(describeSlowest([], 10)).toEqual([]);
  });
});
