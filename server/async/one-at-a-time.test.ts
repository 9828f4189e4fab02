import { expect, it } from 'vitest';
import { oneAtATime } from './one-at-a-time.ts';

it('runs one piece of work at a time and limits the queue', async () => {
  const takeTurn = oneAtATime(2);
  const steps: string[] = [];
  const work = (name: string) => async () => {
    steps.push(`${name} begins`);
    await new Promise((resolve) => setTimeout(resolve, 5));
    steps.push(`${name} ends`);
    if (name === 'first') throw new Error('broken');
    return name;
  };
  const first = takeTurn(work('first')).catch(() => 'failed');
  const [second, third] = [takeTurn(work('second')), takeTurn(work('third'))];
  expect(await Promise.all([first, second, third])).toEqual(['failed', 'second', null]);
  expect(steps).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  expect(await takeTurn(work('later'))).toBe('later');
});
