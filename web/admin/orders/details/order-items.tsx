import type { WireOrder } from '#contract/calls/orders.ts';
import { type Cents, formatMoney } from '#domain/money.ts';
import { modifiedPrice } from '#domain/orders/modification-price.ts';
import { PieceNote } from '#web/shared/piece-note.tsx';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';

const COLUMNS = [
  { label: 'Item' },
  { label: 'Price', align: 'end' as const },
  { label: 'Quantity', align: 'end' as const },
  { label: 'Total', align: 'end' as const },
];

export function OrderItems({ products }: Pick<WireOrder, 'products'>) {
  return (
    <div className="rounded-lg border border-line">
      <DataTable caption="Items of this order" columns={COLUMNS}>
        {products.map((line, position) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line has no id, and lines never change.
          <DataRow key={position}>
            <DataCell names>
              <Item {...line} />
            </DataCell>
            <DataCell label="Price" align="end">
              <ItemPrice description={line.modifications} unitPrice={line.price} />
            </DataCell>
            <DataCell label="Quantity" align="end">
              {line.quantity}
              <PieceNote line={line} className="text-xs" />
            </DataCell>
            <DataCell label="Total" align="end" className="font-medium">
              {formatMoney(line.price * line.quantity)}
            </DataCell>
          </DataRow>
        ))}
      </DataTable>
    </div>
  );
}

function Item({ name, image, modifications, notShipped }: WireOrder['products'][number]) {
  return (
    <span className="flex items-center gap-3">
      <ProductPicture
        src={image}
        sizes="3rem"
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-md bg-sunken object-cover"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{name}</span>
        {modifications && <span className="block text-muted">Options: {modifications}</span>}
        {notShipped && <span className="block text-muted">Not shipped</span>}
      </span>
    </span>
  );
}

/**
 * A unit price; that of a modified item as base, options and final price (specification, sections 2 and 9).
 */
function ItemPrice({ description, unitPrice }: { description: string; unitPrice: Cents }) {
  const price = modifiedPrice({ description, unitPrice });
  if (!price) return formatMoney(unitPrice);
  return (
    <span className="grid gap-0.5 whitespace-nowrap">
      <span className="text-muted">Base: {formatMoney(price.base)}</span>
      <span className="text-muted">Options: +{formatMoney(price.extra)}</span>
      <span className="font-medium">Final: {formatMoney(price.final)}</span>
    </span>
  );
}
