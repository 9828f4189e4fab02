import * as z from 'zod/mini';
import { LIMITS, MAX_QUANTITY } from '#domain/limits.ts';
import { isPhoneNumber } from '#domain/phone-number.ts';

/**
 * Trimmed text without control characters (line breaks and tabs excepted) and with whole Unicode characters
 * only.
 */
export function text(max: number = LIMITS.line) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `At most ${max} characters`),
      z.refine(isPlainText, 'Contains characters that are not allowed'),
    );
}

/** Text that must be there; `label` makes the spec's message, 'Name is required'. */
export function requiredText(label: string, max: number = LIMITS.line) {
  return z
    .string(`${label} is required`)
    .check(
      z.trim(),
      z.minLength(1, `${label} is required`),
      z.maxLength(max, `${label} is too long (at most ${max} characters)`),
      z.refine(isPlainText, `${label} contains characters that are not allowed`),
    );
}

/** Text that may be missing, null or empty, all of which mean null. */
export function optionalText(max: number = LIMITS.line) {
  return z.pipe(
    z.nullish(text(max)),
    z.transform((value) => value || null),
  );
}

/** An e-mail address: 'Email is required' when empty, else 'Email is invalid' (spec 5). */
export function emailAddress() {
  return z.string('Email is required').check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(LIMITS.email, 'Email is invalid'),
    z.regex(/^[^\s@<>(),;:"\\[\]]+@(?:[^\s@<>(),;:"\\[\].]+\.)+[^\s@<>(),;:"\\[\].]+$/, {
      error: 'Email is invalid',
      abort: true,
    }),
    z.refine(isPlainText, 'Email is invalid'),
  );
}

/** A phone number: 'Phone number is required' when empty (spec 5), else 'Phone number is invalid'. */
export function phoneNumber() {
  return requiredText('Phone number', LIMITS.phone).check(
    z.refine((value) => value.trim() === '' || isPhoneNumber(value), 'Phone number is invalid'),
  );
}

/** A whole number of one or more, up to `MAX_QUANTITY`. */
export function quantity() {
  return z
    .number()
    .check(
      z.int('Quantity must be a whole number'),
      z.minimum(1, 'Quantity must be at least 1'),
      z.maximum(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`),
    );
}

/** Page and limit as query parameters; without them a list is capped (see `LIST_CAP`). */
export const paging = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
};

/**
 * A day of the shop's time zone. Years that nothing of a shop is of are refused: not every database counts
 * that far.
 */
export function day() {
  return z.iso
    .date('Give a day as YYYY-MM-DD')
    .check(z.refine((date) => date >= '1900-01-01' && date < '3000-01-01', 'Give a day as YYYY-MM-DD'));
}

export const timestamp = z.iso.datetime();

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what is looked for
const CONTROL_CHARACTERS = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/;

function isPlainText(value: string): boolean {
  return value.isWellFormed() && !CONTROL_CHARACTERS.test(value);
}
