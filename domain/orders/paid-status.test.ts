import { expect, test } from 'vitest';
import { choosePaidStatus } from './paid-status.ts';

test.each([
  ['nothing', 0, 0, 'paid'],
  ['a part refunded', 40, 0, 'paid'],
  ['all refunded', 100, 0, 'refunded'],
  ['a part lost', 0, 40, 'paid'],
  ['all lost', 0, 100, 'charged_back'],
  ['a part refunded and the rest lost', 40, 60, 'charged_back'],
  ['all refunded, and lost on top', 100, 100, 'refunded'],
])('an order of 100 with %s', (_, refunded, lost, status) => {
  expect(choosePaidStatus({ total: 100, refunded, lost })).toBe(status);
});
