import { expect, it } from 'vitest';
import { createKeyedQueue } from './keyed-queue.ts';

const pause = () => new Promise((resolve) => setImmediate(resolve));

it('runs one key in turn and two keys side by side', async () => {
  const runInTurn = createKeyedQueue();
  const events: string[] = [];
  const task = (name: string) => async () => {
    events.push(`${name} begins`);
    await pause();
    events.push(`${name} ends`);
    return name;
  };
  const results = await Promise.all([
    runInTurn('a', task('a1')),
    runInTurn('a', task('a2')),
    runInTurn('b', task('b1')),
  ]);
  expect(results).toEqual(['a1', 'a2', 'b1']);
  expect(events.indexOf('a1 ends')).toBeLessThan(events.indexOf('a2 begins'));
  expect(events.indexOf('b1 begins')).toBeLessThan(events.indexOf('a1 ends'));
});

it('goes on after a task that failed', async () => {
  const runInTurn = createKeyedQueue();
  const failed = runInTurn('a', () => Promise.reject(new Error('no')));
  const next = runInTurn('a', () => Promise.resolve('yes'));
  await expect(failed).rejects.toThrow('no');
  await expect(next).resolves.toBe('yes');
});
