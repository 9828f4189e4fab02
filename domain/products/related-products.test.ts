import { describe, expect, test } from 'vitest';
import { chooseRelated } from './related-products.ts';

describe('what goes well with a product', () => {
  test.each([
    ['what was bought together, then its category', '', 'mug cup', 'pan', 'mug cup pan'],
    ['else its category', '', '', 'pan pot', 'pan pot'],
    ['what staff chose first, in their order', 'tray cup', 'mug cup', 'pan', 'tray cup mug pan'],
    ['nothing twice, and never itself', 'kettle', 'mug kettle', 'kettle mug pan', 'mug pan'],
    ['at most four', '', 'a b c', 'd e', 'a b c d'],
    ['all that staff chose, with rows of four filled up', '1 2 3 4 5', '6 1', '7 8 9', '1 2 3 4 5 6 7 8'],
    ['only what staff chose where that fills its rows', '1 2 3 4', '5', '6', '1 2 3 4'],
    ['nothing in a shop of one product', '', '', 'kettle', ''],
  ])('is %s', (_, chosen, boughtTogether, sameCategory, expected) => {
    const ids = (words: string) => words.split(' ').filter(Boolean);
    const candidates = {
      chosen: ids(chosen),
      boughtTogether: ids(boughtTogether),
      sameCategory: ids(sameCategory),
    };
    expect(chooseRelated('kettle', candidates)).toEqual(ids(expected));
  });
});
