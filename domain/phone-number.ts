/** '+1 (555) 010-2030' → '15550102030', in the digits of any script. */
export function phoneDigits(phone: string): string {
  return westernDigits(phone).replace(/\D/g, '');
}

/** '+1 503 555 0101 ext. 12' → '+1 503 555 0101'; the text itself if it is no phone number. */
export function withoutExtension(phone: string): string {
  return splitParts(phone)?.number ?? phone;
}

/** The digits of a phone number, for North American ones without the 1. */
export function nationalDigits(phone: string): string {
  const digits = phoneDigits(phone);
  return digits.startsWith('1') && isNorthAmerican(digits.slice(1)) ? digits.slice(1) : digits;
}

/** Ten digits of the North American Numbering Plan, without the country's 1. */
export function isNorthAmerican(digits: string): boolean {
  return /^[2-9]\d{2}[2-9]\d{6}$/.test(digits);
}

/**
 * True for digits in any grouping, with an optional country code and extension. Formats differ by country, so
 * only the number of digits is checked.
 */
export function isPhoneNumber(text: string): boolean {
  const parts = splitParts(text);
  if (!parts) return false;
  const digits = phoneDigits(parts.number).length;
  return digits >= FEWEST_DIGITS && digits <= MAX_DIGITS && phoneDigits(parts.extension).length <= 6;
}

function splitParts(text: string): { number: string; extension: string } | null {
  if (text.length > LONGEST) return null;
  const found = PHONE_NUMBER.exec(westernDigits(text).trim());
  return found && { number: found[1] ?? '', extension: found[2] ?? '' };
}

/** Arabic, Persian and Indian digits as 0 to 9, wide signs as narrow ones. */
function westernDigits(text: string): string {
  return text.normalize('NFKC').replace(/[٠-٩۰-۹०-९]/g, (digit) => {
    const zero = ZEROS.findLast((each) => each <= digit) ?? '0';
    return String(digit.charCodeAt(0) - zero.charCodeAt(0));
  });
}

const ZEROS = ['\u0660', '\u06f0', '\u0966'];

/** From short local numbers to the longest of ITU-T E.164 with an international prefix. */
const FEWEST_DIGITS = 5;
const MAX_DIGITS = 18;
/** In characters, because PHONE_NUMBER takes quadratic time. */
const LONGEST = 60;

/** A country code may be in brackets: '(+44) 20 …'. */
const PHONE_NUMBER = /^(\(?\+?[\d(][\d\s().\-/\u2010-\u2015]*)(?:[\s,;]*(?:extension|ext\.?|x|#)\s*(\d+))?$/i;
