import { describe, expect, it } from 'vitest';
import { atMostEvery } from './at-most-every.ts';

describe('the version', () => {
  it('is read at most once in a while', async () => {
    let reads = 0;
    let clock = 0;
    const version = atMostEvery(
      1_000,
      async () => ++reads,
      () => clock,
    );
    expect([await version(), await version()]).toEqual([1, 1]);
    clock = 1_000;
    expect(await version()).toBe(2);
  });

  it('is unknown while it cannot be read', async () => {
    const version = atMostEvery(1_000, () => Promise.reject(new Error('away')));
    expect(await version()).toBeNull();
  });
});
