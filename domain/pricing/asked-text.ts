import type { AskedText, Property, PropertyValue } from '../products/product.ts';

/** Limits of a text that staff can ask for, in UTF-16 code units. */
export const ASKED_TEXT_LIMITS = { label: 60, text: 200 } as const;

/** The text that choosing a value asks for; null where it asks none. */
export function askedTextOf({ text }: Property, value: PropertyValue | undefined): AskedText | null {
  return text && value && !value.withoutText ? text : null;
}

/** What is wrong with a typed text, for the message at its field; null: nothing. */
export function checkAskedText(
  { label, maxLength }: AskedText,
  typed: string | null | undefined,
): string | null {
  const text = (typed ?? '').trim();
  if (text === '') return `${label} is required`;
  if (!isSingleLine(text)) return `${label} contains characters that are not allowed`;
  if (text.length > maxLength) return `${label} is too long (at most ${maxLength} characters)`;
  return null;
}

/**
 * True for one line of whole Unicode characters: no control characters, no line or paragraph separators, and
 * no bidirectional controls, which would make the text and what follows it read in another order.
 */
export function isSingleLine(text: string): boolean {
  return text.isWellFormed() && !NOT_IN_A_LINE.test(text);
}

const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** A typed text in quotation marks that it cannot close itself. */
export function quoteText(text: string): string {
  return `“${text.replace(/[“”]/g, '"')}”`;
}
