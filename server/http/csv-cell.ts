import { formatSortableTime } from '#domain/dates.ts';

export type CsvValue = string | number | Date | null | undefined;

/**
 * Returns the content of a cell: a Date in the time zone as '2026-11-26 21:05:00', which spreadsheets read as
 * a date, and texts changed so that no spreadsheet reads them as a formula.
 */
export function csvCell(value: CsvValue, zone: string): string | number {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return formatSortableTime(value, zone);
  return typeof value === 'number' ? value : withoutFormula(value);
}

/**
 * Puts an apostrophe before the start of a formula, also after semicolons and tabs, which separate cells in
 * some locales. In a phone number, dashes and slashes become spaces instead.
 */
function withoutFormula(text: string): string {
  if (PHONE_NUMBER.test(text)) return text.replace(/[-/]/g, ' ');
  return text.replace(FORMULA_START, "'");
}

/** A plus sign and at least six digits, with the usual separators. */
const PHONE_NUMBER = /^\+(?=(?:\D*\d){6})\d[\d ().\-/]*$/;

/** Including full-width signs, which spreadsheets treat alike. */
const FORMULA_START = /(?<=^|[;|\t\r\n])(?=[=+\-@＝＋－＠])|^(?=[\t\r])/g;

/** Reads a cell of a file that `csvCell` may have written: the apostrophes before formulas are removed. */
export function readCell(cell: string): string {
  return cell.replace(APOSTROPHE, '');
}

/** True if `csvCell` writes the text like this, or the cell is the text itself; line breaks are '\n'. */
export function isWrittenAs(cell: string, text: string): boolean {
  const written = text.replace(/\r\n?/g, '\n');
  return cell === written || cell === withoutFormula(written);
}

const APOSTROPHE = /(?<=^|[;|\t\r\n])'(?=[=+\-@＝＋－＠])|^'(?=[\t\r])/g;
