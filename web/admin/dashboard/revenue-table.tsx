import { Disclosure } from '#web/ui/layout/disclosure.tsx';
import type { Bar } from './bar-chart.tsx';
import { formatWholeDollars } from './format.ts';

/** The numbers behind the chart. */
export function RevenueTable({
  caption,
  period,
  bars,
}: {
  caption: string;
  period: string;
  bars: readonly Bar[];
}) {
  return (
    <Disclosure summary="Show as a table">
      <table className="w-full text-sm text-ink">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="py-2 text-start font-semibold">
              {period}
            </th>
            <th scope="col" className="py-2 text-end font-semibold">
              Revenue
            </th>
          </tr>
        </thead>
        <tbody>
          {bars.map(({ key, name, value }) => (
            <tr key={key} className="border-b border-line last:border-b-0">
              <th scope="row" className="py-2 text-start font-normal">
                {name}
              </th>
              <td className="numeric py-2 text-end">{formatWholeDollars(value)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Disclosure>
  );
}
