import { expect, test } from 'vitest';
import { barHeight, ticksUpTo } from './chart-scale.ts';

test.each([
  [0, [0]],
  [100, [0, 100]],
  [500, [0, 200, 400]],
  [6_900, [0, 2_000, 4_000, 6_000]],
  [10_000, [0, 5_000, 10_000]],
  [999_900, [0, 200_000, 400_000, 600_000, 800_000]],
])('a chart up to %d cents has the ticks %j', (highest, marks) => {
  expect(ticksUpTo(highest)).toEqual(marks);
});

test('a bar above 0 is visible', () => {
  expect([barHeight(1, 1_000_000), barHeight(0, 10), barHeight(0, 0), barHeight(5, 5)]).toEqual([
    2, 0, 0, 180,
  ]);
});
