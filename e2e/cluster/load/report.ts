/** What one scenario measured. */
export type Measured = {
  scenario: string;
  /** The longest time without a sale, and the promise for a machine with a free core. */
  seconds: number;
  bound: number;
  /** How much slower the machine was than such a one. */
  contention: number;
  orders: number;
  /** Requests that buyers sent again. */
  repeated: number;
  pages: number;
  failedPages: number;
};

/** The measurements as a table in Markdown. */
export function formatReport(rows: readonly Measured[]): string {
  return [
    '| fault | longest time without a sale | promised | machine slower by | orders | requests repeated | pages not shown |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    ...rows.map(
      ({ scenario, seconds, bound, contention, orders, repeated, failedPages, pages }) =>
        `| ${scenario} | ${seconds.toFixed(1)} s | ${bound} s | ${contention.toFixed(1)} | ${orders} | ${repeated} | ${failedPages} of ${pages} |`,
    ),
  ].join('\n');
}
