import { type CsvFile, readCsv } from '../../csv/read-csv.ts';
import { groupRows, type ProductRows } from './group-rows.ts';
import { type Columns, readColumns } from './import-columns.ts';
import { isWooCommerce, translateWooCommerce } from './woo-commerce.ts';

/** A file that is read: its products in the order of the file, and what of it is left out. */
export type ReadImport = { columns: Columns; products: ProductRows[]; leftOut: LeftOut[] };

/** A column that is not read although cells of it have a value; `products` counts their products. */
export type LeftOut = { column: string; products: number; rows: number[] };

export type ParsedImport = ({ ok: true } & ReadImport) | { ok: false; message: string };

/** Reads a file of products and cleans its texts; the message says why it is refused. */
export function parseImport(csv: string): ParsedImport {
  const read = readCsv(csv);
  if (!read.ok) return read;
  const translated = isWooCommerce(read.file.heads) ? translateWooCommerce(read.file) : null;
  const file = translated?.file ?? read.file;
  const columns = readColumns(file.heads);
  if (typeof columns === 'string') return { ok: false, message: columns };
  if (translated) columns.names = translated.names;
  const products = groupRows(file, columns, translated?.problems);
  return { ok: true, columns, products, leftOut: countLeftOut(file, columns, products) };
}

/** Rows that are named of each column. */
const NAMED_ROWS = 50;

function countLeftOut({ rows }: CsvFile, columns: Columns, products: readonly ProductRows[]): LeftOut[] {
  const productByRow = new Map(
    products.flatMap((product) => product.rows.map(({ number }) => [number, product])),
  );
  const counts = columns.ignored.map((place) => {
    const filled = rows.filter(({ cells }) => cells[place]?.trim()).map(({ number }) => number);
    return {
      column: columns.heads[place]?.trim() ?? '',
      products: new Set(filled.map((number) => productByRow.get(number))).size,
      rows: filled.slice(0, NAMED_ROWS),
    };
  });
  return counts.filter(({ products }) => products > 0);
}
