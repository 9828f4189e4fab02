import { stringify } from 'csv-stringify/sync';
import { dayIn } from '#domain/time-zone.ts';
import { type CsvValue, csvCell } from './csv-cell.ts';

export type CsvColumn<Row> = { head: string; value: (row: Row) => CsvValue };

/** Returns the name of a file exported today, in the time zone: 'orders-2026-06-01.csv'. */
export function csvFileName(what: string, now: Date, zone: string): string {
  return `${what}-${dayIn(now, zone)}.csv`;
}

/**
 * Rows as a CSV file for spreadsheets, streamed; times are in the time zone. With a byte order mark, by which
 * spreadsheets detect UTF-8.
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
