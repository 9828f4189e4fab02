import { describe, expect, it, test } from 'vitest';
import { listSearchWords } from './search-words.ts';
import { BUILT_IN_SYNONYMS, synonymsWith } from './synonyms.ts';

test.each([
  ['headset', 'headphone'],
  ['iphones', 'phone'],
  ['watches', 'wristwatch'],
])('%j is also called %j', (word, other) => expect(BUILT_IN_SYNONYMS.of(word)).toContain(other));

describe('groups of staff', () => {
  const synonyms = synonymsWith([
    { id: 'a', words: ['Sneakers', 'trainers', 'running shoes'] },
    { id: 'b', words: ['ruby', 'red'] },
  ]);
  const alternatives = (typed: string) =>
    synonyms.alternativesTo(listSearchWords(typed)).map((words) => words.join(' '));

  it('work in both directions, in singular and plural', () => {
    expect(alternatives('trainer')).toEqual(['sneakers', 'running shoes']);
    expect(alternatives('Running Shoe')).toEqual(['sneakers', 'trainers']);
  });

  it('replace a word or phrase among others, one at a time', () => {
    expect(alternatives('red sneakers 42')).toEqual([
      'ruby sneakers 42',
      'red trainers 42',
      'red running shoes 42',
    ]);
    expect(alternatives('running red shoes')).toEqual(['running ruby shoes']);
  });

  it('are known beside the built-in ones, and candidates for corrections', () => {
    expect(synonyms.of('sneakers')).toEqual(expect.arrayContaining(['running shoes', 'trainer']));
    expect(synonyms.words).toEqual(expect.arrayContaining(['ruby', 'trainer', 'headphone']));
  });

  it('are bounded for a search, however many there are', () => {
    const words = Array.from({ length: 20 }, (_, place) => `word${String.fromCharCode(97 + place)}`);
    const many = synonymsWith([{ id: 'c', words }]);
    expect(many.alternativesTo(words.slice(0, 8)).length).toBeLessThanOrEqual(40);
  });

  it('change nothing about other searches', () => {
    expect(alternatives('lamp')).toEqual([]);
    expect(synonyms.of('headset')).toEqual(BUILT_IN_SYNONYMS.of('headset'));
  });
});
