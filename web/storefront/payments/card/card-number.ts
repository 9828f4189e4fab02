import { findBrand } from './card-brand.ts';

/** Longest number (ISO/IEC 7812). */
const MAX_DIGITS = 19;
const KNOWN_LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19];

/** The digits of a typed number, at most as many as its brand has. */
function cardDigits(typed: string): string {
  const digits = readDigits(typed);
  return digits.slice(0, Math.max(...(findBrand(digits)?.lengths ?? [MAX_DIGITS])));
}

/** '4242424242424242' → '4242 4242 4242 4242', grouped as the brand does. */
export function formatCardNumber(typed: string): string {
  const digits = cardDigits(typed);
  const groups: string[] = [];
  const sizes = [...(findBrand(digits)?.groups ?? [])];
  for (let at = 0; at < digits.length; ) {
    const size = sizes.shift() ?? 4;
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}

/** Caret position in `formatted` after `count` digits. */
export function caretAfterDigits(formatted: string, count: number): number {
  let seen = 0;
  for (const [at, character] of [...formatted].entries()) {
    if (seen === count) return at;
    if (/\d/.test(character)) seen += 1;
  }
  return formatted.length;
}

export function checkCardNumber(typed: string): string | null {
  const digits = readDigits(typed);
  if (digits === '') return 'Card number is required';
  const lengths = findBrand(digits)?.lengths ?? KNOWN_LENGTHS;
  if (digits.length < Math.min(...lengths)) return 'Card number is incomplete';
  return lengths.includes(digits.length) && passesLuhn(digits) ? null : 'Card number is not valid';
}

/** Luhn check digit of ISO/IEC 7812. */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

export function readDigits(text: string): string {
  return text.replace(/\D/g, '');
}
