import { formatSortableTime } from '#domain/dates.ts';

/** What a cell of a CSV file is made of; nothing makes an empty cell. */
export type CsvValue = string | number | Date | null | undefined;

/**
 * What stands in a cell: numbers as they are, moments as '2026-11-26 21:05:00' by the clocks of a time zone,
 * which spreadsheets take as dates, and texts so that no spreadsheet takes them as a formula.
 */
export function csvCell(value: CsvValue, zone: string): string | number {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return formatSortableTime(value, zone);
  return typeof value === 'number' ? value : withoutFormula(value);
}

/**
 * An apostrophe before what would begin a formula, also where a semicolon or a tab separates cells and a text
 * goes on in the next. A phone number stays as it is read: without an apostrophe, and without the dashes and
 * slashes that a spreadsheet would calculate with.
 */
function withoutFormula(text: string): string {
  if (PHONE_NUMBER.test(text)) return text.replace(/[-/]/g, ' ');
  return text.replace(FORMULA_START, "'");
}

/**
 * A plus sign, and then nothing but digits and what is written between those of a phone number; at least six
 * digits.
 */
const PHONE_NUMBER = /^\+(?=(?:\D*\d){6})\d[\d ().\-/]*$/;

/** Also the signs of East Asian keyboards, which spreadsheets take as the same. */
const FORMULA_START = /(?<=^|[;|\t\r\n])(?=[=+\-@＝＋－＠])|^(?=[\t\r])/g;
