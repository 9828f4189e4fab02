import { expect, it } from 'vitest';
import { once } from './once.ts';

it('reads once for all, also for those that ask at the same time', async () => {
  let reads = 0;
  const read = once(async () => ++reads);
  expect(await Promise.all([read(), read()])).toEqual([1, 1]);
  expect(await read()).toBe(1);
});

it('reads again after a failure', async () => {
  let reads = 0;
  const read = once(async () => {
    if (++reads === 1) throw new Error('away');
    return reads;
  });
  await expect(read()).rejects.toThrow('away');
  expect(await read()).toBe(2);
});
