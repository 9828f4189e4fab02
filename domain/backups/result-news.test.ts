import { expect, it } from 'vitest';
import { isNews } from './result-news.ts';

const MADE = null;
const FULL = 'no space left on device, write';
const named = (day: number) => `marigold-2026-11-${day}T030000Z.backup arrived changed at /backups`;

it.each<[string, string | null, (string | null)[], boolean]>([
  ['the first good one is none', MADE, [], false],
  ['the first failure is one', FULL, [], true],
  ['a good one after a good one is none', MADE, [MADE], false],
  ['a failure after a good one is one', FULL, [MADE], true],
  ['the same failure again is none', FULL, [FULL], false],
  ['the same failure with another date is none', named(29), [named(28)], false],
  ['another failure is one', named(29), [FULL], true],
  ['a good one after a failure is one', MADE, [FULL], true],
])('of backups that are mailed, %s', (_, problem, [last], expected) => {
  expect(isNews({ problem }, last === undefined ? null : { problem: last })).toBe(expected);
});
