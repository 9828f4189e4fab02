import { describe, expect, test } from 'vitest';
import { correctWord } from './correct-word.ts';

describe('the correction', () => {
  const known = [
    { word: 'headphones', weight: 3 },
    { word: 'lamp', weight: 3 },
    { word: 'lap', weight: 1 },
    { word: 'over', weight: -1 },
    { word: 'lift', weight: 3 },
    { word: 'chef', weight: 3 },
    { word: 'boot', weight: 3 },
    { word: 'racket', weight: 3 },
    { word: 'beanie', weight: 3 },
    { word: 'camera', weight: 3 },
  ];
  test.each([
    ['hedphones', 'headphones'],
    ['headph', 'headphones'],
    ['lmap', 'lamp'],
    ['lapm', 'lamp'],
    ['camra', 'camera'],
    ['beany', 'beanie'],
    ['ovre', null],
    ['zebra', null],
    ['8lamp', null],
  ])('of %j is %j', (typed, meant) => expect(correctWord(typed, known)).toBe(meant));

  test.each(['gift', 'cheap', 'book', 'basket', 'camp', 'left', 'hap'])(
    'leaves %j alone, a short word that means what it says',
    (typed) => expect(correctWord(typed, known)).toBeNull(),
  );
});
