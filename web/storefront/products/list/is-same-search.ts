import { searchWordsOf } from '#domain/products/search/search-words.ts';

/** Whether two searches are made of the same words. */
export function isSameSearch(one: string, other: string): boolean {
  return searchWordsOf(one).join(' ') === searchWordsOf(other).join(' ');
}
