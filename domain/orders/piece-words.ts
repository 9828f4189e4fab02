import type { OrderLine } from './order.ts';

type Pieces = Pick<OrderLine, 'quantity' | 'canceledQuantity' | 'refundedQuantity'>;

/** Describes ended pieces of a line: '2 of 3 canceled, 1 refunded'; null if there are none. */
export function pieceWords({
  quantity,
  canceledQuantity: canceled = 0,
  refundedQuantity: refunded = 0,
}: Pieces): string | null {
  const words = (pieces: number, what: string) =>
    pieces === quantity
      ? `${what.charAt(0).toUpperCase()}${what.slice(1)}`
      : `${pieces} of ${quantity} ${what}`;
  if (canceled === 0) return refunded === 0 ? null : words(refunded, 'refunded');
  if (refunded === 0) return words(canceled, 'canceled');
  if (refunded === canceled) return words(canceled, 'canceled and refunded');
  return `${words(canceled, 'canceled')}, ${refunded === quantity ? 'all' : refunded} refunded`;
}
