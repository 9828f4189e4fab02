import type { WireOrder } from '#contract/calls/orders.ts';
import { formatCount } from '#domain/counts.ts';
import { pickLines } from './pick-lines.ts';
import { SHEET } from './sheet.ts';
import { Item, PIECES, Pieces, SheetRow, SheetTable } from './sheet-table.tsx';

/** The pieces to take from the shelves for all orders at once, summed by SKU. */
export function PickList({ orders }: { orders: readonly WireOrder[] }) {
  const lines = pickLines(orders);
  if (lines.length === 0) return null;
  return (
    <article aria-label="Pick list" className={SHEET}>
      <header className="border-b border-line pb-5">
        <h2 className="text-xl">Pick list</h2>
        <p className="text-muted">
          For {formatCount(orders.length)} {orders.length === 1 ? 'order' : 'orders'}, by SKU
        </p>
      </header>
      <SheetTable
        caption="To take from the shelves"
        columns={COLUMNS}
        pieces={lines.reduce((sum, { pieces }) => sum + pieces, 0)}
      >
        {lines.map(({ sku, name, modifications, orders: count, pieces }) => (
          <SheetRow key={`${sku} ${name} ${modifications}`}>
            <td className="numeric py-3 pr-4 wrap-anywhere">{sku ?? 'None'}</td>
            <Item name={name} modifications={modifications} />
            <td className="numeric py-3 pr-4 text-end">{formatCount(count)}</td>
            <Pieces>{pieces}</Pieces>
          </SheetRow>
        ))}
      </SheetTable>
    </article>
  );
}

const COLUMNS = [
  { label: 'SKU', isText: true },
  { label: 'Item', isText: true },
  { label: 'Orders' },
  { label: PIECES },
] as const;
