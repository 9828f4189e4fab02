import { describe, expect, it, test } from 'vitest';
import { COUNTRIES, countryCode } from './countries.ts';
import { DIALING_CODES, dialingCodeIn, findDialingCode } from './dialing-codes.ts';
import { listPhoneKeys, phoneKey, searchedPhoneDigits } from './phone-key.ts';

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
      expect(listPhoneKeys(typed), `${ordered} by ${typed}`).toContain(phoneKey(ordered));
});

it.each([
  ['another number', '503-555-0101', '503-555-0102'],
  ['a number that another country has too', '+45 52345678', '+1 455 234 5678'],
  ['a part of a number', '+1 503 555 0101', '555 0101'],
  ['a number of another country', '+44 20 7946 0000', '+49 20 7946 0000'],
  ['a national number without what is dialed before it', '+44 20 7946 0000', '20 7946 0000'],
  ['a national number that is longer', '+44 20 7946 0000', '020 7946 0000 1'],
  ['no number', 'none', 'none'],
])('does not find %s', (_, ordered, typed) => {
  expect(listPhoneKeys(typed)).not.toContain(phoneKey(ordered) || null);
});

const SPELLINGS: [string, string[]][] = [
  [
    'United Kingdom',
    ['+44 (0)20 7946-0001', '+442079460001', '020 7946 0001', '0044 20 7946 0001', '0044 (0)20 7946 0001'],
  ],
  ['GB', ['(+44) 20 7946 0001', '442079460001', '(020) 79460001', '011 44 20 7946 0001', '０２０ 7946 0001']],
  ['Germany', ['+49 30 901820', '030 901820', '0049 30 901820', '+49 (0) 30 / 90 18 20', '030-901820']],
  ['Italy', ['+39 06 6982', '06 6982', '0039 06 6982']],
  ['France', ['+33 1 23 45 67 89', '01 23 45 67 89', '+33 (0)1 23 45 67 89', '0033123456789']],
  ['Russia', ['+7 495 123-45-67', '8 (495) 123-45-67', '7 495 123 45 67', '495 123 45 67']],
  ['Hungary', ['+36 1 234 5678', '06 1 234 5678']],
  ['Denmark', ['+45 52 34 56 78', '52345678', '0045 52345678', '4552345678']],
  ['Australia', ['+61 2 9374 4000', '(02) 9374 4000', '0061 2 9374 4000']],
  ['Japan', ['+81 3-1234-5678', '03-1234-5678']],
  ['Mexico', ['+52 1 55 1234 5678', '+52 55 1234 5678', '55 1234 5678', '0052 1 55 1234 5678']],
  ['Argentina', ['+54 9 11 2345-6789', '+54 11 2345-6789', '011 2345-6789']],
  ['Brazil', ['+55 11 91234-5678', '(11) 91234-5678', '011 91234-5678']],
  ['United States', [...NORTH_AMERICAN, '+1 503 555 0101 ext. 12', '503.555.0101 x3']],
  ['Canada', ['+1 416 555 0101', '416-555-0101', '1-416-555-0101']],
];

describe.each(SPELLINGS)('a number of %s', (country, spellings) => {
  test.each(spellings)('%s is found by each spelling, ordered with it', (ordered) => {
    for (const typed of spellings)
      expect(listPhoneKeys(typed), `${ordered} by ${typed}`).toContain(phoneKey(ordered, country));
  });
});

it.each([
  ['+44 (0)20 7946-0001', '', '+442079460001'],
  ['020 7946 0001', 'United Kingdom', '+442079460001'],
  ['020 7946 0001', '', '02079460001'],
  ['503-555-0101', 'United States', '+15035550101'],
  ['503-555-0101', 'Atlantis', '5035550101'],
  ['503-555-0101', 'United Kingdom', '5035550101'],
  ['20 7946 0001', 'United Kingdom', '2079460001'],
  ['+39 06 6982', 'Germany', '+39066982'],
  ['none', 'Germany', ''],
])('the key of %j ordered to %j is %j', (phone, country, key) => {
  expect(phoneKey(phone, country)).toBe(key);
});

it.each([
  ['+44 (0)20 7946-0001', '2079460001'],
  ['020 7946 0001', '2079460001'],
  ['0044 20 7946 0001', '2079460001'],
  ['007', null],
])('staff find %j by %j', (typed, digits) => {
  expect(searchedPhoneDigits(typed)).toBe(digits);
});

it('knows the calling code of each country with people', () => {
  const without = COUNTRIES.filter((name) => findDialingCode(countryCode(name)) === null);
  expect(without).toEqual([]);
  for (const code of DIALING_CODES) expect(dialingCodeIn(`${code}5550101`)).toBe(code);
});

it.each([
  ['+4402079460001', '+44 20 7946 0001'],
  ['+4402079460001', '+44 (0)20 7946 0001'],
  ['02079460001', '+44 20 7946 0001'],
  ['442079460001', '0044 20 7946 0001'],
  ['15550102030', '+1 555 010 2030'],
])('finds the key %s of an order from before by %s', (key, typed) => {
  expect(listPhoneKeys(typed)).toContain(key);
});
