import { brandOf } from './card-brand.ts';

/** No card number is longer (ISO/IEC 7812). */
const MOST_DIGITS = 19;
const KNOWN_LENGTHS = [12, 13, 14, 15, 16, 17, 18, 19];

/** The digits of what was typed or pasted, no more than the card can have. */
export function cardDigits(typed: string): string {
  const digits = digitsOf(typed);
  return digits.slice(0, Math.max(...(brandOf(digits)?.lengths ?? [MOST_DIGITS])));
}

/** '4242424242424242' → '4242 4242 4242 4242', in the groups the brand prints. */
export function formatCardNumber(typed: string): string {
  const digits = cardDigits(typed);
  const groups: string[] = [];
  const sizes = [...(brandOf(digits)?.groups ?? [])];
  for (let at = 0; at < digits.length; ) {
    const size = sizes.shift() ?? 4;
    groups.push(digits.slice(at, at + size));
    at += size;
  }
  return groups.join(' ');
}

/**
 * Where the caret belongs in `formatted` when `count` digits are before it: what is typed next follows them.
 */
export function caretAfterDigits(formatted: string, count: number): number {
  let seen = 0;
  for (const [at, character] of [...formatted].entries()) {
    if (seen === count) return at;
    if (/\d/.test(character)) seen += 1;
  }
  return formatted.length;
}

/** What is wrong with a number, or null. */
export function checkCardNumber(typed: string): string | null {
  const digits = digitsOf(typed);
  if (digits === '') return 'Card number is required';
  const lengths = brandOf(digits)?.lengths ?? KNOWN_LENGTHS;
  if (digits.length < Math.min(...lengths)) return 'Card number is incomplete';
  return lengths.includes(digits.length) && passesLuhn(digits) ? null : 'Card number is not valid';
}

/**
 * The check digit of ISO/IEC 7812: from the right every second digit is doubled, and the sum must end in 0.
 */
export function passesLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, character, place) => {
    const digit = Number(character) * (place % 2 === 0 ? 1 : 2);
    return total + (digit > 9 ? digit - 9 : digit);
  }, 0);
  return sum % 10 === 0;
}

/** The digits alone, whatever is written between them. */
export function digitsOf(text: string): string {
  return text.replace(/\D/g, '');
}
