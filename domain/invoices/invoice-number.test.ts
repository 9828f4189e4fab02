import { expect, test } from 'vitest';
import { invoiceLabel, parseInvoiceLabel } from './invoice-number.ts';

test.each([
  [1, 'INV-000001'],
  [123_456, 'INV-123456'],
  [1_234_567, 'INV-1234567'],
])('the number %d is written %s', (number, label) => {
  expect(invoiceLabel(number)).toBe(label);
});

test.each([
  ['INV-000042', 42],
  [' inv 42 ', 42],
  ['#42', 42],
  ['42', null],
  ['INV-', null],
  ['invoice 42', null],
])('%j is read as the number %j', (typed, number) => {
  expect(parseInvoiceLabel(typed)).toBe(number);
});

test('the label of an invoice is read as its number', () => {
  expect(parseInvoiceLabel(invoiceLabel(1_234_567))).toBe(1_234_567);
});
