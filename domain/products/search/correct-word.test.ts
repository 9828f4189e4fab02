import { describe, expect, test } from 'vitest';
import { correctWord } from './correct-word.ts';

describe('the correction', () => {
  const known = [
    { word: 'headphones', weight: 3 },
    { word: 'lamp', weight: 3 },
    { word: 'lap', weight: 1 },
    { word: 'over', weight: -1 },
  ];
  test.each([
    ['hedphones', 'headphones'],
    ['headph', 'headphones'],
    ['lmap', 'lamp'],
    ['lapm', 'lamp'],
    ['ovre', null],
    ['zebra', null],
    ['8lamp', null],
  ])('of %j is %j', (typed, meant) => expect(correctWord(typed, known)).toBe(meant));
});
