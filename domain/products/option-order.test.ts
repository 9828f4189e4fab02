import { expect, test } from 'vitest';
import { compareOptionValues } from './option-order.ts';

test.each([
  [
    ['XL', 'S', 'xs', 'M', 'XXL', 'L'],
    ['xs', 'S', 'M', 'L', 'XL', 'XXL'],
  ],
  [
    ['128 GB', '64 GB', '1024 GB'],
    ['64 GB', '128 GB', '1024 GB'],
  ],
  [
    ['Slate', 'clay', 'Moss'],
    ['clay', 'Moss', 'Slate'],
  ],
  [
    ['One size', 'L', '38', 'M'],
    ['M', 'L', '38', 'One size'],
  ],
])('values %j are shown as %j', (values, expected) =>
  expect(values.toSorted(compareOptionValues)).toEqual(expected),
);
