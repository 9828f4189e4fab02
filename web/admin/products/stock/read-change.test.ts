import { expect, test } from 'vitest';
import { readChange } from './read-change.ts';

test.each([
  ['received', '5', 5],
  ['received', '+1,200', 1_200],
  ['written_off', '2', -2],
  ['written_off', '-2', -2],
  ['written_off', '− 2', -2],
  ['corrected', '+3', 3],
  ['corrected', '-3', -3],
] as const)('reads %s "%s" as %d', (kind, typed, change) => {
  expect(readChange(kind, typed)).toEqual({ ok: true, change });
});

test.each([
  ['received', '', 'Enter a whole number from 1 to 1,000,000.'],
  ['received', '0', 'Enter a whole number from 1 to 1,000,000.'],
  ['received', '1.5', 'Enter a whole number from 1 to 1,000,000.'],
  ['received', '2000000', 'Enter a whole number from 1 to 1,000,000.'],
  ['received', '-2', 'Received pieces are added.'],
  ['written_off', '+2', 'Pieces written off are taken off.'],
  ['corrected', '3', 'Say + or − before the number.'],
] as const)('refuses %s "%s"', (kind, typed, message) => {
  expect(readChange(kind, typed)).toEqual({ ok: false, message });
});
