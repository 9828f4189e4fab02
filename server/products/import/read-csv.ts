import { formatCount } from '#domain/counts.ts';
import { MAX_IMPORT_ROWS } from '#domain/products/import-limits.ts';
import { type Refusal, refuse } from '../../http/answer.ts';

/** `number` is that of the row in a spreadsheet: the heads are row 1. Empty rows are left out. */
export type CsvFile = { heads: string[]; rows: { number: number; cells: string[] }[] };

/** Reads a CSV file separated by commas, semicolons or tabs, with any line breaks and byte order mark. */
export async function readCsv(csv: string): Promise<{ ok: true; file: CsvFile } | Refusal> {
  // Loaded with the first import only.
  const { parse, CsvError } = await import('csv-parse/sync');
  const text = csv.replace(/^\uFEFF/, '');
  try {
    const records = parse(text, { delimiter: delimiterOf(text), relax_column_count: true });
    const [heads = [], ...others] = records;
    const rows = others
      .map((cells, place) => ({ number: place + 2, cells }))
      .filter(({ cells }) => cells.some((cell) => cell.trim() !== ''));
    if (rows.length === 0) return refuseFile('The file has no rows below the names of the columns');
    if (rows.length <= MAX_IMPORT_ROWS) return { ok: true, file: { heads, rows } };
    const most = formatCount(MAX_IMPORT_ROWS);
    return refuseFile(`At most ${most} rows at once: this file has ${formatCount(rows.length)}`);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? `Line ${formatCount(error.lines)}: ` : '';
    return refuseFile(`${line}a quotation mark is missing or too many, so the cells cannot be told apart`);
  }
}

export function refuseFile(message: string): Refusal {
  return refuse('invalid', message, { fields: { csv: message } });
}

/** The separator that the first line has most of. */
function delimiterOf(text: string): string {
  const [line = ''] = text.split(/[\r\n]/, 1);
  const count = (delimiter: string) => line.split(delimiter).length;
  return [',', ';', '\t'].reduce((most, one) => (count(one) > count(most) ? one : most));
}
