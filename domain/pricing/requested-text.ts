import type { Property, PropertyValue, RequestedText } from '../products/product.ts';

/** Limits of a text asked for, in UTF-16 code units. */
export const REQUESTED_TEXT_LIMITS = { label: 60, text: 200 } as const;

/** The text that a chosen value asks for, if any. */
export function findRequestedText(
  { text }: Property,
  value: PropertyValue | undefined,
): RequestedText | null {
  return text && value && !value.withoutText ? text : null;
}

/** The message for an invalid text, or null. */
export function checkRequestedText(
  { label, maxLength }: RequestedText,
  typed: string | null | undefined,
): string | null {
  const text = (typed ?? '').trim();
  if (text === '') return `${label} is required`;
  if (!isSingleLine(text)) return `${label} contains characters that are not allowed`;
  if (text.length > maxLength) return `${label} is too long (at most ${maxLength} characters)`;
  return null;
}

/**
 * True for one line of well-formed Unicode, without control characters, line separators or bidirectional
 * controls, which would reorder the text around it.
 */
export function isSingleLine(text: string): boolean {
  return text.isWellFormed() && !NOT_IN_A_LINE.test(text);
}

const NOT_IN_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u200e\u200f\u202a-\u202e\u2066-\u2069]/u;

/** Quotes a text, replacing quotation marks in it. */
export function quoteText(text: string): string {
  return `“${text.replace(/[“”]/g, '"')}”`;
}
