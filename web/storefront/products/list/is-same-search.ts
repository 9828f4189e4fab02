import { searchWordsOf } from '#domain/products/search/search-words.ts';

export function isSameSearch(one: string, other: string): boolean {
  return searchWordsOf(one).join(' ') === searchWordsOf(other).join(' ');
}
