import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { distanceToBeginning, editDistance } from './edit-distance.ts';
import { nearSpellings } from './products/search/near-spellings.ts';

const anyWord = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 7 });

describe('the distance between two words', () => {
  test.each([
    ['lamp', 'lamp', 0],
    ['lmap', 'lamp', 1],
    ['lam', 'lamp', 1],
    ['lampp', 'lamp', 1],
    ['lomp', 'lamp', 1],
    ['', 'lamp', 4],
  ])('from %j to %j is %i', (one, other, slips) => expect(editDistance(one, other)).toBe(slips));

  it('is the same both ways, and none only to the word itself', () => {
    fc.assert(
      fc.property(anyWord, anyWord, (one, other) => {
        expect(editDistance(one, other)).toBe(editDistance(other, one));
        expect(editDistance(one, other) === 0).toBe(one === other);
        expect(distanceToBeginning(one, other)).toBeLessThanOrEqual(editDistance(one, other));
      }),
    );
  });

  it('is one to every near spelling', () => {
    fc.assert(
      fc.property(anyWord, (word) => {
        for (const near of nearSpellings(word)) expect(editDistance(word, near)).toBe(1);
      }),
      { numRuns: 30 },
    );
  });
});
