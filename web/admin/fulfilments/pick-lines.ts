import type { WireOrder } from '#contract/calls/orders.ts';
import { countToPack } from './count-unsent.ts';

/** Pieces to take from the shelves, of one SKU in one kind. */
export type PickLine = {
  sku: string | undefined;
  name: string;
  modifications: string;
  pieces: number;
  /** Number of orders that contain them. */
  orders: number;
};

/** Sums the unsent pieces of some orders by SKU, in the order of the SKUs. */
export function pickLines(orders: readonly WireOrder[]): PickLine[] {
  const linesBySku = new Map<string, Omit<PickLine, 'orders'> & { orderIds: Set<string> }>();
  for (const order of orders)
    for (const line of order.products) {
      const pieces = countToPack(line);
      if (pieces === 0) continue;
      const { sku, name, modifications } = line;
      // A line from before SKUs were kept is known by its product; texts and options make other pieces.
      const key = JSON.stringify([sku ?? line.productId, modifications]);
      const before = linesBySku.get(key) ?? {
        sku,
        name,
        modifications,
        pieces: 0,
        orderIds: new Set<string>(),
      };
      before.orderIds.add(order.id);
      linesBySku.set(key, { ...before, pieces: before.pieces + pieces });
    }
  return [...linesBySku.values()]
    .map(({ orderIds, ...line }) => ({ ...line, orders: orderIds.size }))
    .sort((a, b) => compare(a.sku ?? a.name, b.sku ?? b.name) || compare(a.modifications, b.modifications));
}

function compare(a: string, b: string): number {
  return a.localeCompare(b, 'en', { numeric: true });
}
