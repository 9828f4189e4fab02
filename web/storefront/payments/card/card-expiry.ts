import { readDigits } from './card-number.ts';

export type Expiry = { month: number; year: number };

/** Typed text as MM/YY: '5' → '05/', '12/2030' → '12/30'. Adds no slash while deleting. */
export function formatExpiry(typed: string, isDeleting = false): string {
  const [first = '', ...rest] = typed.split(/[/\-. ]+/);
  const isSeparated = rest.length > 0 && readDigits(first) !== '';
  const month = isSeparated ? readDigits(first).slice(0, 2) : formatMonth(readDigits(typed), isDeleting);
  const year = isSeparated
    ? readDigits(rest.join(''))
    : readDigits(typed).slice(monthDigits(readDigits(typed)));
  if (year !== '') return `${month.padStart(2, '0')}/${shortYear(year)}`;
  if (isDeleting) return month;
  const isMonthDone = month.length === 2 || (isSeparated && month !== '');
  return isMonthDone ? `${month.padStart(2, '0')}/` : month;
}

/** '12/30', '12 / 30', '1230', '12/2030' → December 2030; null if invalid. */
export function parseExpiry(text: string): Expiry | null {
  const [, month, year] = /^(\d{2}|\d(?=\D))(?:\s*[/\-.]\s*|\s+)?(?:20)?(\d{2})$/.exec(text.trim()) ?? [];
  const expiry = { month: Number(month), year: 2000 + Number(year) };
  return expiry.month >= 1 && expiry.month <= 12 ? expiry : null;
}

/** The error of an expiry date, or null. Cards expire at the end of the month (UTC). */
export function checkExpiry(text: string, now: Date): string | null {
  if (text.trim() === '') return 'Expiry date is required';
  const expiry = parseExpiry(text);
  if (!expiry) return 'Expiry date must be in MM/YY format';
  const ends = Date.UTC(expiry.year, expiry.month);
  return ends > now.getTime() ? null : 'This card has expired';
}

/** Months that begin with 2 to 9 have one digit. */
function monthDigits(digits: string): 1 | 2 {
  return /^[2-9]/.test(digits) ? 1 : 2;
}

function formatMonth(digits: string, isDeleting: boolean): string {
  const month = digits.slice(0, monthDigits(digits));
  return monthDigits(digits) === 1 && !isDeleting ? `0${month}` : month;
}

/** '2030' → '30'; '203' is still being typed. */
function shortYear(digits: string): string {
  if (digits.length >= 4) return digits.slice(2, 4);
  return digits.startsWith('20') ? digits : digits.slice(0, 2);
}
