import { expect, it } from 'vitest';
import { HOUR } from '#domain/time-units.ts';
import { limitCalls } from './limit-calls.ts';

const tooMany = () => new Error('too many');

/** A call that ends when the test ends it. */
function openCall() {
  const { promise, resolve } = Promise.withResolvers<void>();
  let hasBegun = false;
  const call = async () => {
    hasBegun = true;
    await promise;
    return 'done';
  };
  return { call, end: resolve, hasBegun: () => hasBegun };
}

it('runs so many calls at a time, queues some, and refuses the rest', async () => {
  const limited = limitCalls({ atOnce: 1, queued: 1, patience: HOUR }, tooMany);
  const [first, second] = [openCall(), openCall()];
  const one = limited.run(first.call);
  expect(limited.isFull()).toBe(false);
  const two = limited.run(second.call);
  expect(limited.isFull()).toBe(true);
  await expect(limited.run(async () => 'never')).rejects.toThrow('too many');
  expect(second.hasBegun()).toBe(false);
  first.end();
  expect(await one).toBe('done');
  second.end();
  expect(await two).toBe('done');
  expect(await limited.run(async () => 'later')).toBe('later');
});

it('refuses a call whose turn does not come in time, and gives its place to others', async () => {
  const limited = limitCalls({ atOnce: 1, queued: 1, patience: 1 }, tooMany);
  const slow = openCall();
  const one = limited.run(slow.call);
  await expect(limited.run(async () => 'never')).rejects.toThrow('too many');
  expect(limited.isFull()).toBe(false);
  slow.end();
  await one;
});

it('goes on after a call that fails', async () => {
  const limited = limitCalls({ atOnce: 1, queued: 0, patience: HOUR }, tooMany);
  await expect(limited.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await limited.run(async () => 'next')).toBe('next');
});
