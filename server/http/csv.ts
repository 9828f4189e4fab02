import { stringify } from 'csv-stringify/sync';
import { dayIn } from '#domain/time-zone.ts';
import { type CsvValue, csvCell } from './csv-cell.ts';

/** A column of a CSV file: its head, and what stands in it. */
export type CsvColumn<Row> = { head: string; value: (row: Row) => CsvValue };

/** What a file is called that was asked for on a day of a time zone: 'orders-2026-06-01.csv'. */
export function csvFileName(what: string, now: Date, zone: string): string {
  return `${what}-${dayIn(now, zone)}.csv`;
}

/**
 * Rows as a CSV file, written while they come; moments are those of a time zone. It opens in spreadsheets as
 * it is: with a byte order mark, so that they read UTF-8, and without formulas.
 */
export function csvStream<Row>(
  columns: readonly CsvColumn<Row>[],
  batches: AsyncIterator<readonly Row[]>,
  zone: string,
): ReadableStream<Uint8Array> {
  const encoder = new TextEncoder();
  const write = (lines: (string | number)[][]) => encoder.encode(stringify(lines));
  return new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(encoder.encode('\uFEFF'));
      controller.enqueue(write([columns.map(({ head }) => head)]));
    },
    async pull(controller) {
      const { done, value: rows } = await batches.next();
      if (done) return controller.close();
      controller.enqueue(write(rows.map((row) => columns.map(({ value }) => csvCell(value(row), zone)))));
    },
    async cancel() {
      await batches.return?.();
    },
  });
}
