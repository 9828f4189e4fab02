/** What one fault measured. */
export type Measured = {
  name: string;
  /** The longest time without a sale, and the promise for a machine with a free core. */
  seconds: number;
  bound: number;
  /** Processes that ran or waited for a core in the last minute, on average. */
  load: number;
  orders: number;
  /** Requests that buyers sent again. */
  repeated: number;
  pages: number;
  failedPages: number;
  /** Pages shown with the notice that they may be old. */
  keptPages: number;
};

/** The measurements as a table in Markdown. */
export function formatReport(rows: readonly Measured[]): string {
  return [
    '| fault | longest time without a sale | promised | load average | orders | requests repeated | pages not shown | pages kept |',
    '| --- | --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ name, seconds, bound, load, orders, repeated, failedPages, keptPages, pages }) =>
        `| ${name} | ${seconds.toFixed(1)} s | ${bound} s | ${load.toFixed(1)} | ${orders} | ${repeated} | ${failedPages} of ${pages} | ${keptPages} |`,
    ),
  ].join('\n');
}
