import { formatCount } from '#domain/counts.ts';
import { MAX_IMPORT_ROWS } from '#domain/products/import-limits.ts';
import { type CsvRecord, csvRecords, type Delimiter, WrongQuote } from './csv-records.ts';

/**
 * `number` is that of the row in a spreadsheet: the heads are row 1. Empty rows are left out. Files separated
 * by semicolons or tabs come from countries that write 12,50. `isCutOff`: nothing ends the last row.
 */
export type CsvFile = {
  isCutOff: boolean;
  delimiter: Delimiter;
  heads: string[];
  rows: CsvRecord[];
};

/** Reads a CSV file separated by commas, semicolons or tabs, with any line breaks and byte order mark. */
export function readCsv(csv: string): { ok: true; file: CsvFile } | { ok: false; message: string } {
  const [opening = '', named] = OPENING.exec(csv) ?? [];
  const text = csv.slice(opening.length);
  const delimiter = DELIMITERS.find((each) => each === named) ?? detectDelimiter(text);
  try {
    let heads: string[] | null = null;
    const rows: CsvFile['rows'] = [];
    let count = 0;
    for (const record of csvRecords(text, delimiter)) {
      if (heads === null) heads = record.cells;
      else if (record.cells.some((cell) => cell.trim() !== '')) {
        count += 1;
        // Rows beyond the limit are only counted.
        if (count <= MAX_IMPORT_ROWS) rows.push(record);
      }
    }
    if (heads === null || count === 0) return refused('The file has no rows below the names of the columns');
    if (count <= MAX_IMPORT_ROWS) {
      const isCutOff = !text.endsWith('\n') && !text.endsWith('\r');
      return { ok: true, file: { delimiter, heads, rows, isCutOff } };
    }
    const most = formatCount(MAX_IMPORT_ROWS);
    return refused(`At most ${most} rows at once: this file has ${formatCount(count)}`);
  } catch (error) {
    if (!(error instanceof WrongQuote)) throw error;
    const line = `Line ${formatCount(error.line)}`;
    return refused(`${line}: a quotation mark is missing or too many, so the cells cannot be told apart`);
  }
}

/** A byte order mark, and a first line such as 'sep=;', by which Excel knows the separator: no row of it. */
const OPENING = /^\uFEFF?(?:"?sep=([,;\t])"?(?:\r\n?|\n))?/i;

const DELIMITERS = [',', ';', '\t'] as const;

function refused(message: string): { ok: false; message: string } {
  return { ok: false, message };
}

/** Returns the separator that the first line has most of. */
function detectDelimiter(text: string): Delimiter {
  const end = text.search(/[\r\n]/);
  const line = end < 0 ? text : text.slice(0, end);
  const count = (delimiter: string) => line.split(delimiter).length;
  return DELIMITERS.reduce<Delimiter>((most, one) => (count(one) > count(most) ? one : most), ',');
}
