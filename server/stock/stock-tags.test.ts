import { expect, it } from 'vitest';
import { listStockTags } from './stock-tags.ts';

it.each([
  ['sells out', 1, 0, ['availability', 'product:a']],
  ['is back', 0, 9, ['availability', 'product:a']],
  ['is counted from now on, with none', null, 0, ['availability', 'product:a']],
  ['is not counted any more, with none', 0, null, ['availability', 'product:a']],
  ['loses one of its last pieces', 3, 2, ['product:a']],
  ['gets few', 6, 5, ['product:a']],
  ['has enough again', 5, 6, ['product:a']],
  ['is not counted any more, with few', 2, null, ['product:a']],
  ['stays many', 70, 6, []],
  ['is counted from now on, with many', null, 6, []],
] as const)('a product that %s is shown anew where shoppers see it', (_, before, after, tags) => {
  expect(listStockTags({ productId: 'a', before, after })).toEqual(tags);
});
