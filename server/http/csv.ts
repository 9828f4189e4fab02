import { stringify } from 'csv-stringify/sync';

/** A column of a CSV file: its head, and what stands in it. Empty for what is absent. */
export type CsvColumn<Row> = { head: string; value: (row: Row) => string | number | null | undefined };

/** What a file is called that was asked for on a day (UTC): 'orders-2026-06-01.csv'. */
export function csvFileName(what: string, now: Date): string {
  return `${what}-${now.toISOString().slice(0, 10)}.csv`;
}

/**
 * Rows as a CSV file, written while they come. It opens in spreadsheets as it is: with a byte order mark, so that they
 * read UTF-8, and with everything that would begin a formula marked as text.
 */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterator<readonly Row[]>,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const write = (lines: (string | number)[][]) => encoder.encode(stringify(lines, { escape_formulas: true }));
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode('\uFEFF'));
      controller.enqueue(write([columns.map(({ head }) => head)]));
    },
    async pull(controller) {
      const { done, value: rows } = await batches.next();
      if (done) return controller.close();
      controller.enqueue(write(rows.map((row) => columns.map(({ value }) => harmless(value(row) ?? '')))));
    },
    async cancel() {
      await batches.return?.();
    },
  });
}

/** Where a semicolon or a tab separates cells, a formula could begin in the middle of a text. */
function harmless(value: string | number): string | number {
  return typeof value === 'string' ? value.replace(/([;|\t\r\n])([=+\-@])/g, "$1'$2") : value;
}
