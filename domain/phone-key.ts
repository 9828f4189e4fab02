import { findCountryCode } from './countries.ts';
import { DIALING_CODES, dialingCodeIn, findDialingCode } from './dialing-codes.ts';
import { isNorthAmerican, nationalDigits, phoneDigits, withoutExtension } from './phone-number.ts';

/**
 * The stored form for tracking: with '+' and its calling code if that was typed ('+44 (0)20 …', '0044 20 …')
 * or is that of `country`, the name or code of the country of the order's address; otherwise the digits.
 * Empty without digits.
 */
export function phoneKey(phone: string, country = ''): string {
  const typed = withoutExtension(phone);
  const digits = phoneDigits(typed);
  const international = internationalDigits(typed);
  if (international !== null) return toKey(international);
  const code = findDialingCode(findCountryCode(country) ?? '');
  if (code === null || digits === '') return digits;
  // Dialed out of North America: longer than any number within a country.
  if (digits.startsWith('011') && digits.length >= 13) return toKey(digits.slice(3));
  // The calling code without its sign.
  if (digits.startsWith(code) && digits.length > findLongest(code)) return toKey(digits);
  // Somebody of another country may have typed it.
  if (!isDialedIn(code, digits) || (code !== '1' && isNorthAmerican(digits))) return digits;
  return `+${code}${withoutTrunk(code, digits)}`;
}

/**
 * The digits by which staff find a number that was typed another way, without calling code and what is dialed
 * before it within its country; null if there are too few.
 */
export function searchedPhoneDigits(typed: string): string | null {
  const international = internationalDigits(typed);
  const code = international === null ? null : dialingCodeIn(international);
  const digits = international ?? phoneDigits(typed);
  const national = code === null ? withoutZeros(digits) : withoutTrunk(code, digits.slice(code.length));
  return national.length < FEWEST_DIGITS ? null : national;
}

/**
 * The keys of orders with the typed number. A national number may be one of any country; one that is
 * international is also looked for as it was stored by the digits alone, with and without what is dialed
 * within the country.
 */
export function listPhoneKeys(typed: string): string[] {
  const number = withoutExtension(typed);
  const digits = phoneDigits(number);
  if (digits === '') return [];
  const international = internationalDigits(number);
  const keys = new Set<string>();
  if (international === null) {
    for (const key of [digits, nationalDigits(digits), withoutZeros(digits), `0${digits}`]) keys.add(key);
    for (const code of DIALING_CODES) {
      const national = withoutTrunk(code, digits);
      if (isDialedIn(code, digits))
        for (const each of listMobileForms(code, national)) keys.add(`+${code}${each}`);
      if (code === '1' && isNorthAmerican(national)) keys.add(`1${national}`);
    }
  }
  const readings = [international ?? digits, ...(digits.startsWith('011') ? [digits.slice(3)] : [])];
  for (const reading of readings) for (const key of internationalKeys(reading)) keys.add(key);
  return [...keys];
}

/** Calling codes of countries whose mobile phones have a digit more from abroad, or had one until 2019. */
const MOBILE_DIGITS = new Map([
  ['52', '1'],
  ['54', '9'],
]);

/** A number within its country with and without that digit: 1 55 1234 5678, 55 1234 5678. */
function listMobileForms(code: string, national: string): string[] {
  const digit = MOBILE_DIGITS.get(code);
  if (digit === undefined) return [national];
  const bare = national.length === 11 && national.startsWith(digit) ? national.slice(1) : national;
  return bare.length === 10 ? [bare, `${digit}${bare}`] : [national];
}

/** Lists the key that is stored today, and the one from before its calling code was known. */
function internationalKeys(digits: string): string[] {
  const code = dialingCodeIn(digits);
  const national = code === null ? '' : withoutTrunk(code, digits.slice(code.length));
  if (code === null || national === '') return [`+${digits}`, digits];
  const isLong = national.length > FEWEST_DIGITS;
  const before = [`+${digits}`, `+${code}0${national}`, `+${code}${code}${national}`, digits];
  before.push(`${code}${national}`, `${code}0${national}`);
  const nationals = listMobileForms(code, national);
  const within = isLong ? nationals.flatMap((each) => [each, `0${each}`]) : [];
  return [...nationals.map((each) => `+${code}${each}`), ...before, ...within];
}

/** The digits from the calling code on; null if the number was not typed with it. */
function internationalDigits(typed: string): string | null {
  const digits = phoneDigits(typed);
  if (digits === '') return null;
  if (/^[\s(]*\+/.test(typed.normalize('NFKC'))) return digits.replace(/^00/, '');
  return digits.startsWith('00') && digits.length > 2 ? digits.slice(2) : null;
}

function toKey(international: string): string {
  const code = dialingCodeIn(international);
  if (code === null) return `+${international}`;
  return `+${code}${withoutTrunk(code, international.slice(code.length))}`;
}

/** Without the digits that are dialed before a number within its country: 020 7946 0001 → 20 7946 0001. */
function withoutTrunk(code: string, national: string): string {
  if (KEEPS_ZERO.has(code)) return national;
  if (code === '1') return national.length === 11 ? national.replace(/^1/, '') : national;
  if (code === '7') return national.length === 11 ? national.replace(/^8/, '') : national;
  if (code === '36') return national.replace(/^06/, '');
  return withoutZeros(national);
}

/** True if a number can be dialed like this within a country of the calling code. */
function isDialedIn(code: string, digits: string): boolean {
  if (code === '1') return isNorthAmerican(withoutTrunk(code, digits));
  return !BEGINS_WITH_ZERO.has(code) || digits.startsWith('0');
}

/** Calling codes of countries in which all numbers, also of mobile phones, are typed with a 0 before them. */
const BEGINS_WITH_ZERO = new Set(
  '20 27 31 32 33 40 41 43 44 46 49 60 61 62 64 66 81 82 84 90 92 94 98 212 213 353 358 380 381 385 386 421'.split(
    ' ',
  ),
);

function withoutZeros(digits: string): string {
  return digits.replace(/^0+(?=\d)/, '');
}

/** Calling codes whose numbers begin with a 0 that is dialed from abroad, too: Italy and others. */
const KEEPS_ZERO = new Set(['39', '225', '229', '242', '378']);

/** Digits of the shortest numbers. */
const FEWEST_DIGITS = 5;

/** Digits of the longest numbers within a country that can be told from those with its calling code. */
function findLongest(code: string): number {
  return EIGHT_DIGITS.has(code) ? 8 : 10;
}

/** Calling codes of small countries, such as Denmark and Singapore. */
const EIGHT_DIGITS = new Set(
  '45 47 65 216 356 357 371 372 502 503 504 505 506 507 852 853 965 968 973 974'.split(' '),
);
