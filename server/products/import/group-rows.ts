import { slugOf } from '#domain/ids.ts';
import { readCell } from '../../http/csv-cell.ts';
import type { Columns, Field } from './import-columns.ts';
import type { CsvFile } from './read-csv.ts';

/** The cells that are read, without spaces around them. An absent column is undefined, an empty cell ''. */
export type ImportRow = { number: number; cells: Partial<Record<Field, string>> };

/** Why a row is refused; `field` is the column. */
export type Problem = { row: number; field: Field | null; reason: string };

/** The rows of one product, in the order of the file. */
export type ProductRows = { handle: string; rows: ImportRow[]; problems: Problem[] };

/** Puts rows of the same handle together. A row without a handle has that of its title. */
export function groupRows(file: CsvFile, columns: Columns): ProductRows[] {
  const products = new Map<string, ProductRows>();
  for (const { number, cells } of file.rows) {
    const row = { number, cells: namedCells(cells, columns) };
    const handle = readCell(row.cells.handle || slugOf(row.cells.title ?? ''));
    // Rows without a handle are no product together.
    const key = handle || `row ${number}`;
    const product = products.get(key) ?? { handle, rows: [], problems: [] };
    products.set(key, product);
    product.rows.push(row);
    if (!handle)
      product.problems.push({ row: number, field: 'handle', reason: 'Handle or title is required' });
    if (cells.slice(columns.heads.length).some((cell) => cell.trim() !== ''))
      product.problems.push({
        row: number,
        field: null,
        reason: 'The row has more cells than the first row',
      });
  }
  return [...products.values()];
}

function namedCells(cells: readonly string[], { places }: Columns): ImportRow['cells'] {
  return Object.fromEntries(
    [...places].map(([field, place]) => [field, (cells[place] ?? '').replace(/\r\n?/g, '\n').trim()]),
  );
}
