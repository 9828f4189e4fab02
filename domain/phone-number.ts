/** '+1 (555) 010-2030' → '15550102030' */
export function phoneDigits(phone: string): string {
  return phone.normalize('NFKC').replace(/\D/g, '');
}

/**
 * The stored form for tracking: digits, with '+' if a country code was typed ('+44 20 …' or '0044 20 …').
 * Empty without digits.
 */
export function phoneKey(phone: string): string {
  const digits = phoneDigits(phone);
  if (digits === '') return '';
  if (/^\s*\+/.test(phone.normalize('NFKC'))) return `+${digits}`;
  return digits.startsWith('00') && digits.length > 2 ? `+${digits.slice(2)}` : digits;
}

/**
 * The keys of orders with the typed number: with a country code also those stored without '+', and for North
 * American numbers with or without the 1.
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

/** The digits of a phone number, for North American ones without the 1. */
export function nationalDigits(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.startsWith('1') && isNorthAmerican(digits.slice(1)) ? digits.slice(1) : digits;
}

/** Ten digits of the North American Numbering Plan, without the country's 1. */
function isNorthAmerican(digits: string): boolean {
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);
}

/**
 * True for digits in any grouping, with an optional country code and extension. Formats differ by country, so
 * only the number of digits is checked.
 */
export function isPhoneNumber(text: string): boolean {
  if (text.length > LONGEST) return false;
  const [, number = '', extension = ''] = PHONE_NUMBER.exec(text.normalize('NFKC').trim()) ?? [];
  const digits = phoneDigits(number).length;
  return digits >= FEWEST_DIGITS && digits <= MAX_DIGITS && phoneDigits(extension).length <= 6;
}

/** From short local numbers to the longest of ITU-T E.164 with an international prefix. */
const FEWEST_DIGITS = 5;
const MAX_DIGITS = 18;
/** In characters, because PHONE_NUMBER takes quadratic time. */
const LONGEST = 60;

const PHONE_NUMBER = /^([+\d(][\d\s().\-/\u2010-\u2015]*)(?:[\s,;]*(?:extension|ext\.?|x|#)\s*(\d+))?$/i;
