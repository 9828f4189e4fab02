import { expect, test } from 'vitest';
import { endsPayment, MAX_FAILED_ATTEMPTS } from './failed-attempts.ts';

test.each([
  ['goes on after one failed attempt', 1, false, false],
  ['goes on before the last one', MAX_FAILED_ATTEMPTS - 1, false, false],
  ['ends after the last one', MAX_FAILED_ATTEMPTS, false, true],
  ['ends after the first one of an address with too many', 1, true, true],
  ['goes on without a failed attempt', 0, true, false],
])('a payment %s', (_, attempts, isLimited, ends) => {
  expect(endsPayment(attempts, { isLimited })).toBe(ends);
});
