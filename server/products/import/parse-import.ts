import { groupRows, type ProductRows } from './group-rows.ts';
import { type Columns, readColumns } from './import-columns.ts';
import { readCsv } from './read-csv.ts';

/** A file that is read: its products in the order of the file. */
export type ReadImport = { columns: Columns; products: ProductRows[] };

export type ParsedImport = ({ ok: true } & ReadImport) | { ok: false; message: string };

/** Reads a file of products and cleans its texts; the message says why it is refused. */
export function parseImport(csv: string): ParsedImport {
  const read = readCsv(csv);
  if (!read.ok) return read;
  const columns = readColumns(read.file.heads);
  if (typeof columns === 'string') return { ok: false, message: columns };
  return { ok: true, columns, products: groupRows(read.file, columns) };
}
