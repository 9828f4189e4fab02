import { stringify } from 'csv-stringify/sync';
import { formatCount } from '#domain/counts.ts';
import { toSlug } from '#domain/ids.ts';
import type { CsvFile } from '../../csv/read-csv.ts';
import { type DecimalSign, decimalSigns, readWrittenNumber } from '../../csv/written-numbers.ts';
import { csvCell, readCell } from '../../http/csv-cell.ts';
import { findUrlHandle } from './handles.ts';
import type { Columns, Field } from './import-columns.ts';
import { maxCharacters } from './import-limits.ts';
import { type ImportedDescription, readImportedDescription } from './imported-description.ts';

/**
 * The cells that are read, without spaces around them; an absent column is undefined, an empty cell ''.
 * `line` is the row as it is written into a file of refused rows.
 */
export type ImportRow = { number: number; cells: Partial<Record<Field, string>>; line: string };

/** The reason why a row is refused; `field` is the column. */
export type Problem = { row: number; field: Field | null; reason: string };

/**
 * The rows of one product, in the order of the file. `written` is the handle of the file, where that cannot
 * be an address of the shop.
 */
export type ProductRows = {
  handle: string;
  written?: string;
  description?: ImportedDescription;
  rows: ImportRow[];
  problems: Problem[];
};

/**
 * Puts rows of the same handle together. A row without a handle has that of its title. The row with the title
 * is the first one: spreadsheets sort those of pictures before it. `refused`: reasons by rows.
 */
export function groupRows(
  { rows, delimiter, isCutOff }: CsvFile,
  columns: Columns,
  refused: ReadonlyMap<number, string> = new Map(),
): ProductRows[] {
  const products = new Map<string, ProductRows>();
  const signs = detectDecimalSigns({ rows, delimiter }, columns);
  const cutOff = isCutOff ? findShortEnd(rows, columns) : null;
  for (const { number, cells } of rows) {
    const problems: Problem[] = [];
    const reason = refused.get(number);
    if (reason !== undefined) problems.push({ row: number, field: null, reason });
    if (number === cutOff) problems.push({ row: number, field: null, reason: CUT_OFF });
    const row = { number, cells: namedCells(cells, columns, { number, problems, signs }), line: '' };
    row.line = writeLine(cells, columns);
    const written = readCell(row.cells.handle || toSlug(row.cells.title ?? ''));
    const handle = findUrlHandle(written);
    // Rows without a handle are no product together.
    const key = handle || `row ${number}`;
    const product = products.get(key) ?? begin(handle, written);
    products.set(key, product);
    const isFirst = row.cells.title && !product.rows[0]?.cells.title;
    if (isFirst) product.rows.unshift(row);
    else product.rows.push(row);
    product.problems.push(...problems);
    if (!handle)
      product.problems.push({ row: number, field: 'handle', reason: 'Handle or title is required' });
    if (cells.slice(columns.heads.length).some((cell) => cell.trim() !== ''))
      product.problems.push({
        row: number,
        field: null,
        reason: 'The row has more cells than the first row',
      });
  }
  for (const product of products.values()) {
    const written = product.rows[0]?.cells.description;
    if (written !== undefined) product.description = readImportedDescription(readCell(written));
  }
  return [...products.values()];
}

function begin(handle: string, written: string): ProductRows {
  return { handle, ...(written !== handle && { written }), rows: [], problems: [] };
}

const CUT_OFF = 'The file ends within this row, as if it were cut off: choose the whole file';

/** Finds the last row if it alone has fewer cells than the columns. */
function findShortEnd(rows: CsvFile['rows'], { heads }: Columns): number | null {
  const last = rows.at(-1);
  const isShort = (row: CsvFile['rows'][number]) => row.cells.length < heads.length;
  return last && rows.length > 1 && isShort(last) && !rows.slice(0, -1).some(isShort) ? last.number : null;
}

type Read = { number: number; problems: Problem[]; signs: ReadonlyMap<Field, DecimalSign> };

/** Cells are cut at their limits before anything else looks at them. */
function namedCells(cells: readonly string[], { places }: Columns, read: Read): ImportRow['cells'] {
  const named: ImportRow['cells'] = {};
  for (const [field, place] of places) {
    const most = maxCharacters(field);
    const cell = cells[place] ?? '';
    const isCut = cell.length > most && cell.trim().length > most;
    if (isCut)
      read.problems.push({
        row: read.number,
        field,
        reason: `The cell is too long (at most ${formatCount(most)} characters)`,
      });
    const text = (isCut ? cell.slice(0, most) : cell).replace(/\r\n?/g, '\n').trim();
    const sign = read.signs.get(field);
    named[field] = sign ? readWrittenNumber(text, sign) : text;
  }
  return named;
}

/** Detects the decimal sign of each column of numbers. */
function detectDecimalSigns(
  { rows, delimiter }: Pick<CsvFile, 'rows' | 'delimiter'>,
  { places }: Columns,
): ReadonlyMap<Field, DecimalSign> {
  const fields = [...places].filter(([field]) => NUMBERS.has(field));
  const cells = fields.map(([, place]) =>
    // A number is short, and what is not is refused later.
    rows.map((row) => (row.cells[place] ?? '').slice(0, 40).trim()),
  );
  const signs = decimalSigns(cells, delimiter);
  return new Map(fields.map(([field], position) => [field, signs[position] ?? 'point']));
}

const NUMBERS: ReadonlySet<Field> = new Set([
  'price',
  'compareAt',
  'cost',
  'grams',
  'quantity',
  'imagePosition',
]);

/** Writes all cells of a row but the refusal reasons of an earlier import. */
function writeLine(cells: readonly string[], { sourcePlaces }: Columns): string {
  const written = sourcePlaces.map((place) => csvCell(readCell(cells[place] ?? ''), 'UTC'));
  return stringify([written], { record_delimiter: '' });
}
