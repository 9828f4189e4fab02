import { describe, expect, it } from 'vitest';
import { planSearch, wordsToLookUp } from './plan-search.ts';
import { listSearchWords } from './search-words.ts';
import { BUILT_IN_SYNONYMS } from './synonyms.ts';

describe('a plan', () => {
  const planOf = (typed: string, known: readonly string[]) => {
    const words = new Map(known.map((word) => [word, { word, weight: 3 }]));
    const vocabulary = { known: words, similar: new Map(), synonyms: BUILT_IN_SYNONYMS };
    return planSearch(listSearchWords(typed), vocabulary).terms;
  };
  const shown = (typed: string, known: readonly string[]) => planOf(typed, known).map((term) => term.shown);

  it('joins and splits words as the catalogue has them', () => {
    expect(shown('sun glasses', ['sunglasses'])).toEqual(['sunglasses']);
    expect(shown('desklamp', ['desk', 'lamp'])).toEqual(['desk', 'lamp']);
    expect(planOf('key board', ['key', 'board', 'keyboard'])[0]?.spellings).toContain('keyboard');
  });

  it('corrects a word that is similar only to a synonym', () => {
    expect(planOf('iphnoe', ['phone'])[0]?.synonyms).toContain('phone');
  });

  it('leaves out words that resemble nothing', () => {
    expect(shown('lamp qqqqqq', ['lamp'])).toEqual(['lamp']);
  });

  it('looks up a bounded number of words', () => {
    const longest = Array.from({ length: 8 }, () => 'abcdefg');
    expect(wordsToLookUp(longest).length).toBeLessThan(4_000);
  });
});
