import { describe, expect, it, test } from 'vitest';
import { isPhoneNumber, phoneDigits, phoneKey, phoneKeysOf } from './phone-number.ts';

it.each([
  ['+1 (555) 010-2030', '15550102030'],
  ['１２３', '123'],
  ['none', ''],
])('reads the digits of %j as %j', (typed, digits) => {
  expect(phoneDigits(typed)).toBe(digits);
});

const NORTH_AMERICAN = [
  '503-555-0101',
  '+1 503 555 0101',
  '1 (503) 555-0101',
  '001 503 555 0101',
  '5035550101',
];
const BRITISH = ['+44 20 7946 0000', '0044 20 7946 0000', '442079460000', '＋４４ 20 7946 0000'];
const DANISH = ['+45 52 34 56 78', '0045 52345678', '4552345678'];

it.each([NORTH_AMERICAN, BRITISH, DANISH])('finds %s by each of its spellings', (...spellings) => {
  for (const ordered of spellings)
    for (const typed of spellings)
      expect(phoneKeysOf(typed), `${ordered} by ${typed}`).toContain(phoneKey(ordered));
});

it.each([
  ['another number', '503-555-0101', '503-555-0102'],
  ['a number of another country', '+45 52345678', '+1 455 234 5678'],
  ['a part of a number', '+1 503 555 0101', '555 0101'],
  ['a national number of a country that was not typed', '+44 20 7946 0000', '020 7946 0000'],
  ['no number', 'none', 'none'],
])('does not find %s', (_, ordered, typed) => {
  expect(phoneKeysOf(typed)).not.toContain(phoneKey(ordered) || null);
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
