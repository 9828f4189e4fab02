import { describe, expect, test } from 'vitest';
import { swipeDirection } from './use-swipe.ts';

describe('a swipe', () => {
  test.each([
    ['to the left', -60, 10, 1],
    ['to the right', 60, -10, -1],
    ['too little', 39, 0, 0],
    ['down more than across', -60, 61, 0],
    ['nowhere', 0, 0, 0],
  ])('%s', (_, x, y, direction) => expect(swipeDirection({ x: 0, y: 0 }, { x, y })).toBe(direction));
});
