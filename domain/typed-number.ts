import { type Cents, CURRENCY, formatMoney, MAX_PAYMENT } from './money.ts';

export type NumberProblem =
  | 'missing'
  | 'not_a_number'
  /** Ambiguous: '12,50', '1,2,3', '1.299,50'. */
  | 'unclear'
  | 'negative'
  | 'too_many_decimals'
  | 'too_large';

type ReadAmount = { ok: true; cents: Cents } | Unread;

type Unread = { ok: false; problem: NumberProblem };

/**
 * Reads US dollars as typed: '1299', '1,299', '1,299.50', '$1,299.50', '12.5', '.99'. Refuses ambiguous
 * numbers instead of guessing. `most` is the largest amount, in cents.
 */
export function readAmount(typed: string, most: Cents = MAX_PAYMENT): ReadAmount {
  const read = readHundredths(withoutCurrency(clean(typed)), most);
  return read.ok ? { ok: true, cents: read.hundredths } : read;
}

/** Reads an amount that may have a minus before it, in the same way. */
export function readSignedAmount(typed: string, most: Cents = MAX_PAYMENT): ReadAmount {
  const text = clean(typed);
  const read = readAmount(text.replace(/^-\s*/, ''), most);
  return read.ok && text.startsWith('-') ? { ok: true, cents: 0 - read.cents } : read;
}

/** Reads a percentage ('8', '8.25', '8.25 %') as basis points (825); 100 % at most. */
export function readPercent(typed: string): { ok: true; basisPoints: number } | Unread {
  const read = readHundredths(withoutEnd(clean(typed), '%'), 10_000);
  return read.ok ? { ok: true, basisPoints: read.hundredths } : read;
}

/** Reads a count ('7', '1,299'): whole and not negative. */
export function readCount(typed: string, most: number): { ok: true; count: number } | Unread {
  const read = readHundredths(clean(typed), most * 100);
  if (!read.ok) return read;
  if (read.hundredths % 100 !== 0) return { ok: false, problem: 'too_many_decimals' };
  return { ok: true, count: read.hundredths / 100 };
}

/** The message for a refused amount; `label` is the name of its field. */
export function explainAmount(label: string, problem: NumberProblem, most: Cents = MAX_PAYMENT): string {
  switch (problem) {
    case 'missing':
      return `${label} is required`;
    case 'not_a_number':
      return `${label} must be an amount such as 15.00`;
    case 'unclear':
      return `${label} is unclear: write it like 1,299.50`;
    case 'negative':
      return `${label} cannot be negative`;
    case 'too_many_decimals':
      return `${label} can have two decimals at most`;
    case 'too_large':
      return `${label} must be less than ${formatMoney(most + 1).replace('.00', '')}`;
  }
}

/** The message for a refused percentage; `label` is the name of its field. */
export function explainPercent(label: string, problem: NumberProblem): string {
  switch (problem) {
    case 'negative':
      return `${label} cannot be negative`;
    case 'too_many_decimals':
      return `${label} can have two decimals at most`;
    case 'too_large':
      return `${label} can be 100 % at most`;
    default:
      return `${label} must be a percentage such as 8 or 8.25`;
  }
}

function withoutCurrency(text: string): string {
  return withoutEnd(text, CURRENCY).replace(/^-?(?:US)?\$\s*/i, keepMinus);
}

/** Without this word at its end, in any case, and the spaces before it. A pattern would try each space. */
export function withoutEnd(text: string, word: string): string {
  const isThere = text.slice(-word.length).toLowerCase() === word;
  return isThere ? text.slice(0, -word.length).trimEnd() : text;
}

function readHundredths(text: string, most: number): { ok: true; hundredths: number } | Unread {
  if (text === '') return { ok: false, problem: 'missing' };
  if (/^-/.test(text)) return { ok: false, problem: isNumeric(text.slice(1)) ? 'negative' : 'not_a_number' };
  if (!isNumeric(text)) return { ok: false, problem: 'not_a_number' };
  const [, grouped, whole = grouped?.replace(/\D/g, ''), decimals = ''] = CLEAR.exec(text) ?? [];
  if (whole === undefined) return { ok: false, problem: 'unclear' };
  if (decimals.length > 2) return { ok: false, problem: 'too_many_decimals' };
  const hundredths = Number(whole) * 100 + Number(decimals.padEnd(2, '0'));
  return hundredths <= most ? { ok: true, hundredths } : { ok: false, problem: 'too_large' };
}

/**
 * Thousands separated consistently by commas or spaces, or not at all; then a point and decimals. A leading
 * zero before a comma ('0,125') is ambiguous.
 */
const CLEAR = /^(?:([1-9]\d{0,2}(?:,\d{3})+|[1-9]\d{0,2}(?: \d{3})+)|(\d*))(?:\.(\d*))?$/;

/** Digits and their separators. */
function isNumeric(text: string): boolean {
  return /\d/.test(text) && /^[\d., ']+$/.test(text);
}

/** Normalizes full-width digits, no-break spaces, typographic minus signs and apostrophes. */
function clean(typed: string): string {
  return typed
    .normalize('NFKC')
    .replace(/[\u2212\u2013]/g, '-')
    .replace(/\u2019/g, "'")
    .replace(/\s/g, ' ')
    .trim();
}

function keepMinus(sign: string): string {
  return sign.startsWith('-') ? '-' : '';
}
