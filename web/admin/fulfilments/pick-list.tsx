import type { WireOrder } from '#contract/calls/orders.ts';
import { formatCount } from '#domain/counts.ts';
import { pickLines } from './pick-lines.ts';
import { SHEET } from './sheet.ts';

/** What to take from the shelves for all orders at once, summed by SKU. */
export function PickList({ orders }: { orders: readonly WireOrder[] }) {
  const lines = pickLines(orders);
  const all = lines.reduce((sum, { pieces }) => sum + pieces, 0);
  if (lines.length === 0) return null;
  return (
    <article aria-label="Pick list" className={SHEET}>
      <header className="border-b border-line pb-5">
        <h2 className="text-xl">Pick list</h2>
        <p className="text-muted">
          For {formatCount(orders.length)} {orders.length === 1 ? 'order' : 'orders'}, by SKU
        </p>
      </header>
      <table className="w-full">
        <caption className="sr-only">To take from the shelves</caption>
        <thead>
          <tr className="border-b border-line text-muted">
            <th scope="col" className="py-2 pr-4 text-start font-medium">
              SKU
            </th>
            <th scope="col" className="py-2 pr-4 text-start font-medium">
              Item
            </th>
            <th scope="col" className="py-2 pr-4 text-end font-medium">
              Orders
            </th>
            <th scope="col" className="py-2 text-end font-medium">
              Pieces
            </th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ sku, name, modifications, orders: count, pieces }) => (
            <tr
              key={`${sku} ${name} ${modifications}`}
              className="break-inside-avoid border-b border-line align-top"
            >
              <td className="numeric py-3 pr-4 wrap-anywhere">{sku ?? 'None'}</td>
              <th scope="row" className="py-3 pr-4 text-start font-medium wrap-anywhere">
                {name}
                {modifications && <span className="block font-normal text-muted">{modifications}</span>}
              </th>
              <td className="numeric py-3 pr-4 text-end">{formatCount(count)}</td>
              <td className="numeric py-3 text-end text-base font-semibold">{formatCount(pieces)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={3} className="py-3 text-start font-medium">
              All pieces
            </th>
            <td className="numeric py-3 text-end text-base font-semibold">{formatCount(all)}</td>
          </tr>
        </tfoot>
      </table>
    </article>
  );
}
