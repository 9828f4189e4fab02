import { describe, expect, it, test } from 'vitest';
import { isPhoneNumber, phoneDigits, withoutExtension } from './phone-number.ts';

it.each([
  ['+1 (555) 010-2030', '15550102030'],
  ['１２３', '123'],
  ['٠٢٠ ۷۹', '02079'],
  ['none', ''],
])('reads the digits of %j as %j', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

describe('a phone number', () => {
  test.each([
    '+1 (503) 555-0101',
    '503-555-0101',
    '5035550101',
    '555 010',
    '+44 20 7946 0000',
    '0049/761.9955',
    '(0761) 9955\u201112',
    '+1 503 555 0101 ext. 12',
    '503-555-0101 x12',
    '＋１ ５０３ ５５５ ０１０１',
    '+44 (0)20 7946-0001',
    '(+44) 20 7946 0001',
    '٠٢٠ ٧٩٤٦ ٠٠٠١',
  ])('may be %s', (text) => {
    expect(isPhoneNumber(text)).toBe(true);
  });

  test.each([
    '',
    'abc',
    '1234',
    '12-34',
    'call 5035550101',
    '503-555-0101 home',
    '+',
    '1'.repeat(19),
    'a@b.co',
  ])('may not be "%s"', (text) => {
    expect(isPhoneNumber(text)).toBe(false);
  });

  it('is checked quickly for texts of any length', () => {
    expect(isPhoneNumber(`+1${' '.repeat(100_000)}z`)).toBe(false);
  });
});

it.each([
  ['+1 503 555 0101 ext. 12', '+1 503 555 0101'],
  ['503-555-0101', '503-555-0101'],
  ['none', 'none'],
])('leaves the extension out of %j', (typed, number) => {
  expect(withoutExtension(typed).trim()).toBe(number);
});
