import { expect, it } from 'vitest';
import { backOff } from './back-off.ts';

it.each([
  [1, 1000],
  [2, 2000],
  [3, 4000],
  [12, 2_048_000],
  [13, 3_600_000],
  [5000, 3_600_000],
])('after %i tries waits %i ms', (tries, milliseconds) => {
  expect(backOff(tries)).toBe(milliseconds);
});
