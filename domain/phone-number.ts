/** The digits of a phone number: '+1 (555) 010-2030' has '15550102030'. */
export function phoneDigits(phone: string): string {
  return phone.normalize('NFKC').replace(/\D/g, '');
}

/**
 * How the phone number of an order is stored for tracking: its digits, after '+' where it was typed with its
 * country ('+44 20 …' or '0044 20 …'). Empty where it has no digits.
 */
export function phoneKey(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits === '') return '';
  if (/^\s*\+/.test(phone.normalize('NFKC'))) return `+${digits}`;
  return digits.startsWith('00') && digits.length > 2 ? `+${digits.slice(2)}` : digits;
}

/**
 * The keys of every order whose number is the one that was typed: a number with its country also matches one
 * stored without the sign, and a North American number one stored with or without the country's 1.
 */
export function phoneKeysOf(typed: string): string[] {
  const key = phoneKey(typed);
  const digits = key.replace('+', '');
  const keys = [`+${digits}`, digits];
  if (isNorthAmerican(key)) keys.push(`+1${digits}`, `1${digits}`);
  const national = nationalDigits(digits);
  if (national !== digits) keys.push(national);
  return keys;
}

/** The digits of a phone number, of a North American one without the country's 1. */
export function nationalDigits(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.startsWith('1') && isNorthAmerican(digits.slice(1)) ? digits.slice(1) : digits;
}

/**
 * True for ten digits that are an area code and a number there (North American Numbering Plan), without the
 * country's 1.
 */
function isNorthAmerican(digits: string): boolean {
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);
}

/**
 * True for what can be a phone number: digits in groups of any kind, perhaps with a country code and an
 * extension. Numbers are as different as countries, so no more is asked for than enough digits and no other
 * words.
 */
export function isPhoneNumber(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [, number = '', extension = ''] = PHONE_NUMBER.exec(text.normalize('NFKC').trim()) ?? [];
  const digits = phoneDigits(number).length;
  return digits >= FEWEST_DIGITS && digits <= MOST_DIGITS && phoneDigits(extension).length <= 6;
}

/** Short numbers of a city; the longest of ITU-T E.164, with the prefix for calls abroad. */
const FEWEST_DIGITS = 5;
const MOST_DIGITS = 18;
/** Characters: the expression below takes the square of them. */
const LONGEST = 60;

const PHONE_NUMBER = /^([+\d(][\d\s().\-/\u2010-\u2015]*)(?:[\s,;]*(?:extension|ext\.?|x|#)\s*(\d+))?$/i;
