import { expect, test } from 'vitest';
import { creditNoteLabel, parseCreditNoteLabel } from './credit-note-number.ts';

test.each([
  [1, 'CN-000001'],
  [1_234_567, 'CN-1234567'],
])('the number %d is written %s, and read again', (number, label) => {
  expect(creditNoteLabel(number)).toBe(label);
  expect(parseCreditNoteLabel(label)).toBe(number);
});

test.each([
  [' cn 42 ', 42],
  ['CN42', 42],
  ['42', null],
  ['INV-000042', null],
  ['CN-', null],
])('%j is read as the number %j', (typed, number) => {
  expect(parseCreditNoteLabel(typed)).toBe(number);
});
