import type { Refusal } from '../../http/answer.ts';
import { groupRows, type ProductRows } from './group-rows.ts';
import { type Columns, readColumns } from './import-columns.ts';
import { type CsvFile, readCsv, refuseFile } from './read-csv.ts';

/** A file that is read: its products in the order of the file. */
export type ReadImport = { file: CsvFile; columns: Columns; products: ProductRows[] };

export async function readImport(csv: string): Promise<({ ok: true } & ReadImport) | Refusal> {
  const read = await readCsv(csv);
  if (!read.ok) return read;
  const columns = readColumns(read.file.heads);
  if (typeof columns === 'string') return refuseFile(columns);
  return { ok: true, file: read.file, columns, products: groupRows(read.file, columns) };
}
