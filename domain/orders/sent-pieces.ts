import type { OrderLine } from './order.ts';
import { isShipped, type LinePieces } from './restock.ts';
import { SENT_IN_PART } from './sale.ts';
import type { OrderStatus } from './status.ts';

type Line = Pick<LinePieces, 'quantity' | 'canceled' | 'returned' | 'fulfilled'> & { notShipped?: boolean };

/**
 * The pieces of each line that count as sent once staff set a status, `inParcels` being those in its parcels.
 * A delivered order is sent whole, and so are the shipped lines of one on the road unless its parcels say
 * what of it is; any other status takes back what is in no parcel. A rejected order keeps what it has sent.
 */
export function sentOnStatus(
  status: OrderStatus,
  lines: readonly Line[],
  inParcels: readonly number[],
): number[] {
  const hasParcels = inParcels.some((pieces) => pieces > 0);
  const isWhole = isShipped(status) && !(status === SENT_IN_PART && hasParcels);
  return lines.map(({ quantity, canceled, returned, fulfilled, notShipped = false }, index) => {
    if (status === 'rejected') return fulfilled;
    const most = quantity - canceled;
    return isWhole && !(notShipped && status === SENT_IN_PART)
      ? most
      : Math.min(most, Math.max(inParcels[index] ?? 0, returned));
  });
}

type ShownLine = Pick<OrderLine, 'quantity' | 'canceledQuantity' | 'fulfilledQuantity'>;

/** True if a status sends pieces of an order that were not sent before. */
export function sendsGoods({ lines }: { lines: readonly ShownLine[] }, target: OrderStatus): boolean {
  const isUnsent = ({ quantity, canceledQuantity = 0, fulfilledQuantity = 0 }: ShownLine) =>
    quantity > canceledQuantity + fulfilledQuantity;
  return isShipped(target) && lines.some(isUnsent);
}
