import { describe, expect, it, test } from 'vitest';
import { isIndexed, listSearchWords, toSkuLetters } from './search-words.ts';

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
  ])('of %j are %j', (search, words) => expect(listSearchWords(search)).toEqual(words));

  it('are limited in number', () => {
    expect(listSearchWords('a '.repeat(50))).toHaveLength(8);
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

  it('of a SKU have no separators', () => {
    expect(toSkuLetters('TES-aur 01')).toBe('tesaur01');
  });
});
