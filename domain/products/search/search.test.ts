import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';
import { correctWord } from './correct-word.ts';
import { distanceToBeginning, editDistance } from './edit-distance.ts';
import { nearSpellings } from './near-spellings.ts';
import { planSearch, wordsToLookUp } from './plan-search.ts';
import { isIndexed, searchWordsOf, skuLettersOf } from './search-words.ts';
import { synonymsOf } from './synonyms.ts';

const anyWord = fc.string({ unit: fc.constantFrom(...'abcde'), maxLength: 7 });

describe('the words of a search', () => {
  test.each([
    ['  Desk   LAMP ', ['desk', 'lamp']],
    ['KÉTTLE', ['kettle']],
    ["Chef's knife", ['chef', 'knife']],
    ['e-reader', ['e', 'reader']],
    ['8×42', ['8x42']],
    ['日本 tea', ['日本', 'tea']],
    ["'; drop table", ['drop', 'table']],
    ['!?', []],
  ])('of %j are %j', (search, words) => expect(searchWordsOf(search)).toEqual(words));

  it('are not more than it takes', () => {
    expect(searchWordsOf('a '.repeat(50))).toHaveLength(8);
  });

  test.each([
    ['lamp', true],
    ['4k tv', true],
    ['日本語', true],
    ['tv', false],
    ['---', false],
    ['% %', false],
    ['a-b-c', false],
  ])('%j is found by the index: %s', (search, isFound) => expect(isIndexed(search)).toBe(isFound));

  it('count in a SKU without what stands between them', () => {
    expect(skuLettersOf('TES-aur 01')).toBe('tesaur01');
  });
});

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

describe('the word that was meant', () => {
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
  ])('by %j is %j', (typed, meant) => expect(correctWord(typed, known)).toBe(meant));
});

describe('a plan', () => {
  const planOf = (typed: string, known: readonly string[]) => {
    const words = new Map(known.map((word) => [word, { word, weight: 3 }]));
    return planSearch(searchWordsOf(typed), { known: words, similar: new Map() });
  };
  const shown = (typed: string, known: readonly string[]) => planOf(typed, known).map((term) => term.shown);

  it('joins and splits words as the catalogue has them', () => {
    expect(shown('sun glasses', ['sunglasses'])).toEqual(['sunglasses']);
    expect(shown('desklamp', ['desk', 'lamp'])).toEqual(['desk', 'lamp']);
    expect(planOf('key board', ['key', 'board', 'keyboard'])[0]?.spellings).toContain('keyboard');
  });

  it('mends a word whose only likeness is one with another name', () => {
    expect(planOf('iphnoe', ['phone'])[0]?.synonyms).toContain('phone');
  });

  it('leaves out what resembles nothing', () => {
    expect(shown('lamp qqqqqq', ['lamp'])).toEqual(['lamp']);
  });

  it('looks a bounded number of words up', () => {
    const longest = Array.from({ length: 8 }, () => 'abcdefg');
    expect(wordsToLookUp(longest).length).toBeLessThan(4_000);
  });
});

test.each([
  ['headset', 'headphone'],
  ['iphones', 'phone'],
  ['watches', 'wristwatch'],
])('%j is also called %j', (word, other) => expect(synonymsOf(word)).toContain(other));
