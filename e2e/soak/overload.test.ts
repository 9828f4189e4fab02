import { expect, it } from 'vitest';
import { findViolations } from './overload.ts';

const overloaded = {
  begun: 1_000,
  answered: 900,
  statuses: { 200: 100, 429: 1, 503: 800 },
  median: 20,
  p99: 3_000,
  longest: 9_000,
};
const looks = { '/readyz': { looks: 100, failed: 0, slowest: 900 } };

it('accepts a server that refuses what it cannot answer, and is itself again soon', () => {
  expect(findViolations({ overloaded, looks, recovery: 800 })).toEqual([]);
});

it('finds failed and slow answers, a server that is not ready, and a slow recovery', () => {
  expect(
    findViolations({
      overloaded: { ...overloaded, statuses: { 200: 100, 500: 3, TIMEOUT: 2 }, longest: 40_000 },
      looks: { '/readyz': { looks: 100, failed: 4, slowest: 8_000 } },
      recovery: 30_000,
    }),
  ).toEqual([
    '3 answers of status 500',
    '2 answers of status TIMEOUT',
    'an answer took 40000 ms',
    '/readyz failed 4 times',
    '/readyz took 8000 ms',
    'it took 30000 ms to recover',
  ]);
});
