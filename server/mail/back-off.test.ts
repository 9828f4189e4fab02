import { describe, expect, it, test } from 'vitest';
import { MINUTE } from '#domain/time-units.ts';
import { pauseAfter } from './back-off.ts';

describe('a mail that failed', () => {
  test.each([
    [1, MINUTE / 2],
    [2, MINUTE],
    [3, 2 * MINUTE],
    [7, 32 * MINUTE],
    [8, 60 * MINUTE],
    [2_000, 60 * MINUTE],
  ])('after try %i pauses around %i milliseconds', (tries, pause) => {
    expect(pauseAfter(tries, false, 0.5)).toBe(pause);
  });

  it('varies the pause by a quarter', () => {
    expect(pauseAfter(1, false, 0)).toBe(22_500);
    expect(pauseAfter(1, false, 1)).toBe(37_500);
  });

  it('pauses longest after a refusal', () => {
    expect(pauseAfter(1, true, 0.5)).toBe(60 * MINUTE);
  });
});
