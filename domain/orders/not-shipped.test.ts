import { expect, it, test } from 'vitest';
import { fitsLines, isProvided, needsShipping } from './not-shipped.ts';

const parcel = {};
const file = { notShipped: true as const };

test.each([
  [[], true],
  [[parcel], true],
  [[parcel, file], true],
  [[file, file], false],
])('an order of the lines %j needs shipping: %s', (lines, expected) =>
  expect(needsShipping(lines)).toBe(expected),
);

it('an order without shipping is never packed or on the road', () => {
  const statuses = ['placed', 'processing', 'packaging', 'on-the-road', 'delivered', 'on-hold'] as const;
  expect(statuses.filter((status) => fitsLines(status, [file]))).toEqual([
    'placed',
    'processing',
    'delivered',
    'on-hold',
  ]);
  expect(statuses.every((status) => fitsLines(status, [file, parcel]))).toBe(true);
});

it('a fulfilment of lines that are not shipped is no parcel', () => {
  expect(isProvided({ lines: [{ position: 1 }] }, [parcel, file])).toBe(true);
  expect(isProvided({ lines: [{ position: 0 }] }, [parcel, file])).toBe(false);
});
