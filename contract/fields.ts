import * as z from 'zod/mini';
import { LIMITS, MAX_LINES, MAX_QUANTITY } from '#domain/limits.ts';
import { isPhoneNumber } from '#domain/phone-number.ts';

/** Trimmed text of whole Unicode characters; of control characters only line breaks and tabs. */
export function text(max: number = LIMITS.line) {
  return z
    .string()
    .check(
      z.trim(),
      z.maxLength(max, `At most ${max} characters`),
      z.refine(isPlainText, 'Contains characters that are not allowed'),
    );
}

/** Non-empty text; `label` begins the messages of the specification: 'Name is required'. */
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

/** Optional text; missing, null and empty become null. */
export function optionalText(max: number = LIMITS.line) {
  return z.pipe(
    z.nullish(text(max)),
    z.transform((value) => value || null),
  );
}

/** 'Email is required' when empty, otherwise 'Email is invalid' (specification, section 5). */
export function emailAddress() {
  return z.string('Email is required').check(
    z.trim(),
    z.minLength(1, 'Email is required'),
    z.maxLength(LIMITS.email, 'Email is invalid'),
    // Does not abort, so that the checks of the postal address run too.
    z.regex(/^[^\s@<>(),;:"\\[\]]+@(?:[^\s@<>(),;:"\\[\].]+\.)+[^\s@<>(),;:"\\[\].]+$/, 'Email is invalid'),
    z.refine(isPlainText, 'Email is invalid'),
  );
}

/** 'Phone number is required' when empty (specification, section 5), otherwise 'Phone number is invalid'. */
export function phoneNumber() {
  return requiredText('Phone number', LIMITS.phone).check(
    z.refine((value) => value.trim() === '' || isPhoneNumber(value), 'Phone number is invalid'),
  );
}

export function quantity() {
  return z
    .number()
    .check(
      z.int('Quantity must be a whole number'),
      z.minimum(1, 'Quantity must be at least 1'),
      z.maximum(MAX_QUANTITY, `Quantity must be at most ${MAX_QUANTITY}`),
    );
}

/** A whole number within limits; `message` is the one for every other value. */
export function wholeNumber(min: number, max: number, message: string) {
  return z.number(message).check(z.int(message), z.minimum(min, message), z.maximum(max, message));
}

/** The fields of some pieces of an order line. */
export const linePieces = {
  /** The place of the line in the order, from 0. */
  position: wholeNumber(0, MAX_LINES - 1, 'The position must be that of a line'),
  quantity: wholeNumber(1, MAX_QUANTITY, 'Quantity must be a whole number from 1'),
};

/** Lines of an order, each at most once. */
export function orderLines<Line extends z.ZodMiniType<{ position: number }>>(line: Line) {
  return z.array(line).check(z.maxLength(MAX_LINES), z.refine(areDistinct, 'Each line can be given once'));
}

function areDistinct(lines: readonly { position: number }[]): boolean {
  return new Set(lines.map(({ position }) => position)).size === lines.length;
}

/** The result of a bulk change, in which each item can fail by itself. */
export const bulkResult = z.object({
  succeeded: z.array(z.string()),
  failed: z.array(z.object({ id: z.string(), message: z.string() })),
});

/** The page of a list. Without these fields a list has at most `LIST_CAP` items. */
export const paging = {
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000_000))),
  limit: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
};

/** A day in the shop's time zone, limited to years that every database supports. */
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
