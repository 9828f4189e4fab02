import { expect, it } from 'vitest';
import { readRecentSearches } from './recent-searches.ts';

it.each([
  'marigold_searches=%',
  'marigold_searches=%5B1%5D',
  'marigold_searches=%5B%5B%22k%22%2C%22color%22%2C%22x%22%5D%5D',
  'other=1',
  null,
])('there are no recent searches in the cookies %j', (cookies) => {
  expect(readRecentSearches(cookies)).toEqual([]);
});
