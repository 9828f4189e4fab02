import type { Delimiter } from './csv-records.ts';

/** The decimal sign of a number. */
export type DecimalSign = 'point' | 'comma';

/**
 * Detects the decimal sign of each of these columns by its cells. A column without decimals has the sign of
 * the others, or the usual one of the file's separator: files with semicolons come from countries that write
 * 12,50.
 */
export function decimalSigns(
  columns: readonly (readonly string[])[],
  delimiter: Delimiter,
): readonly DecimalSign[] {
  if (delimiter === ',') return columns.map(() => 'point');
  const shown = columns.map(shownBy);
  const signs = new Set(shown.filter((sign) => sign !== null));
  const [only = null] = signs;
  const usual = delimiter === ';' ? 'comma' : 'point';
  const others = delimiter === '\t' && signs.size === 1 ? only : null;
  return shown.map((sign) => sign ?? others ?? usual);
}

/**
 * Reads a number as the shop reads it: '1.299,50' of a column that writes commas is 1299.50, '1.250' is 1250.
 */
export function readWrittenNumber(cell: string, sign: DecimalSign): string {
  const [, minus = '', whole = '', decimals = ''] = DECIMAL_COMMA.exec(cell) ?? [];
  // 1,250 of a column that writes points.
  const isGrouped = sign === 'point' && decimals.length === 3 && !/[.\s'’]/.test(whole);
  if (decimals !== '' && !isGrouped) return `${minus}${whole.replace(/\D/g, '')}.${decimals}`;
  if (sign === 'comma' && GROUPED_BY_POINTS.test(cell)) return cell.replaceAll('.', '');
  return GROUPED.test(cell) ? cell.replace(/[\s'’]/g, '') : cell;
}

/** Null for a column whose numbers can be read both ways, such as 1.250 and 7. */
function shownBy(cells: readonly string[]): DecimalSign | null {
  if (cells.some((cell) => DECIMALS_BEHIND_POINT.test(cell))) return 'point';
  return cells.some((cell) => DECIMALS_BEHIND_COMMA.test(cell)) ? 'comma' : null;
}

/** Three digits behind a sign may be thousands, unless a zero or the other sign is before them. */
const DECIMALS_BEHIND_POINT = /^[-−]?(?:[\d,\s'’]*\.(?:\d{1,2}|\d{4,})|0?\.\d+|\d[\d\s'’]*,[\d,]+\.\d+)$/;
const DECIMALS_BEHIND_COMMA = /^[-−]?(?:[\d.\s'’]*,(?:\d{1,2}|\d{4,})|0?,\d+|\d[\d\s'’]*\.[\d.]+,\d+)$/;

const DECIMAL_COMMA = /^([-−]?)(\d*|\d{1,3}(?:\.\d{3})+|\d{1,3}(?:\s\d{3})+|\d{1,3}(?:['’]\d{3})+),(\d+)$/;
const GROUPED_BY_POINTS = /^[-−]?[1-9]\d{0,2}(?:\.\d{3})+$/;
const GROUPED = /^[-−]?[1-9]\d{0,2}(?:(?:\s\d{3})+|(?:['’]\d{3})+)(?:\.\d*)?$/;
