import type { WireOrder } from '#contract/calls/orders.ts';
import { formatMoney } from '#domain/money.ts';
import { ProductPicture } from '#web/shared/product-picture.tsx';
import { DataCell, DataRow, DataTable } from '#web/ui/tables/data-table.tsx';
import { ItemPrice } from './item-price.tsx';

const COLUMNS = [
  { label: 'Item' },
  { label: 'Price', align: 'end' as const },
  { label: 'Quantity', align: 'end' as const },
  { label: 'Total', align: 'end' as const },
];

/** The lines of an order: what, for how much, how many. */
export function OrderItems({ products }: Pick<WireOrder, 'products'>) {
  return (
    <div className="rounded-lg border border-line">
      <DataTable caption="Items of this order" columns={COLUMNS}>
        {products.map((line, position) => {
          const unitPrice = line.price;
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name, and its place never changes.
            <DataRow key={position}>
              <DataCell names>
                <Item {...line} />
              </DataCell>
              <DataCell label="Price" align="end">
                <ItemPrice modifications={line.modifications} unitPrice={unitPrice} />
              </DataCell>
              <DataCell label="Quantity" align="end">
                {line.quantity}
              </DataCell>
              <DataCell label="Total" align="end" className="font-medium">
                {formatMoney(unitPrice * line.quantity)}
              </DataCell>
            </DataRow>
          );
        })}
      </DataTable>
    </div>
  );
}

function Item({ name, image, modifications }: { name: string; image: string; modifications: string }) {
  return (
    <span className="flex items-center gap-3">
      <ProductPicture
        src={image}
        sizes="3rem"
        alt=""
        width={48}
        height={48}
        className="size-12 shrink-0 rounded-md bg-sunken object-cover"
      />
      <span className="min-w-0 wrap-anywhere">
        <span className="block font-medium">{name}</span>
        {modifications && <span className="block text-muted">Options: {modifications}</span>}
      </span>
    </span>
  );
}
