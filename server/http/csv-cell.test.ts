import fc from 'fast-check';
import { expect, it, test } from 'vitest';
import { csvCell } from './csv-cell.ts';

test.each([
  ['=1+1', "'=1+1"],
  ['+cmd|calc!A0', "'+cmd|calc!A0"],
  ['-2+3', "'-2+3"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "'\t'=1"],
  ['\r=1', "'\r'=1"],
  ['＝1', "'＝1"],
  ['x;=cmd|calc!A0', "x;'=cmd|calc!A0"],
  ['a\n=1+1', "a\n'=1+1"],
  ['b\t@sum', "b\t'@sum"],
  ['+1 503 555 0101;=1+1', "'+1 503 555 0101;'=1+1"],
  ['+1', "'+1"],
  ['+A1 503 555 0101', "'+A1 503 555 0101"],
])('%j is escaped as %j', (text, cell) => {
  expect(csvCell(text, 'UTC')).toBe(cell);
});

test.each([
  ['+1 503 555 0101', '+1 503 555 0101'],
  ['+1 (503) 555-0148', '+1 (503) 555 0148'],
  ['+49 30/123-456', '+49 30 123 456'],
  ['+44.20.7946.0000', '+44.20.7946.0000'],
  ['503-555-0101', '503-555-0101'],
])('the phone number %j is written as %j', (phone, cell) => {
  expect(csvCell(phone, 'UTC')).toBe(cell);
});

test.each(['Ada', 'a+b@example.com', '1 − 2', 'Size: L, Color: Blue', ''])('%j stays unchanged', (text) => {
  expect(csvCell(text, 'UTC')).toBe(text);
});

it('writes numbers, times in the zone, and empty values', () => {
  expect(csvCell(-5, 'UTC')).toBe(-5);
  expect(csvCell(new Date('2026-03-01T23:59:59.999Z'), 'UTC')).toBe('2026-03-01 23:59:59');
  expect(csvCell(new Date('2026-03-01T23:59:59.999Z'), 'Asia/Kathmandu')).toBe('2026-03-02 05:44:59');
  expect([csvCell(null, 'UTC'), csvCell(undefined, 'UTC')]).toEqual(['', '']);
});

it('starts no cell with a formula, for any cell separator', () => {
  const anyText = fc.string({ unit: fc.constantFrom(...'=+-@\t\r\n;|,"A1 503()./'), maxLength: 12 });
  fc.assert(
    fc.property(anyText, (text) => {
      const parts = String(csvCell(text, 'UTC')).split(/[;|\t\r\n]/);
      for (const part of parts) expect(part).toMatch(/^(?![=+\-@])|^\+\d[\d ().]*$/);
    }),
    { numRuns: 5_000 },
  );
});
