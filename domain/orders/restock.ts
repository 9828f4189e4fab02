import { formatCount } from '../counts.ts';
import type { OrderStatus } from './status.ts';

/**
 * The pieces of an order line. `taken` came from counted stock. `canceled` are not shipped any more,
 * `returned` came back; of these, `restocked` are back on sale. `…Apart` are those of them that ended while
 * the order went on. The database checks
 * `restocked ≤ canceled + returned ≤ quantity` and `restocked ≤ taken`.
 */
export type LinePieces = {
  productId: string;
  quantity: number;
  taken: number;
  canceled: number;
  returned: number;
  restocked: number;
  canceledApart: number;
  returnedApart: number;
  restockedApart: number;
};

/** True if the pieces of an order have left the shop. */
export function isShipped(status: OrderStatus): boolean {
  return status === 'on-the-road' || status === 'delivered';
}

/** True if an order that ends in this status is restocked unless staff say otherwise. */
export function restocksByDefault(status: OrderStatus): boolean {
  // What becomes of a rejected order's pieces was decided when it was rejected.
  return !isShipped(status) && status !== 'rejected';
}

/** Pieces that are on sale again once an order ends and is restocked. */
export function piecesToRestock(lines: readonly LinePieces[]): number {
  return lines.reduce((sum, { taken, restocked }) => sum + taken - restocked, 0);
}

/** Pieces of a line that are still to be sent, or were sent and kept. */
export function openPieces({ quantity, canceled, returned }: LinePieces): number {
  return quantity - canceled - returned;
}

/**
 * A line of an order that ends, or some pieces of it. What was not shipped is canceled; what was shipped
 * counts as returned if it is restocked. Each piece is restocked once: first those that end now, then those
 * that ended before.
 */
export function endLine<Line extends LinePieces>(
  line: Line,
  { wasShipped, restock }: { wasShipped: boolean; restock: boolean },
  pieces: number = line.quantity,
): Line {
  const ending = Math.min(pieces, openPieces(line));
  const canceled = line.canceled + (wasShipped ? 0 : ending);
  const returned = line.returned + (wasShipped && restock ? ending : 0);
  const restocked = restock
    ? Math.max(line.restocked, Math.min(line.restocked + pieces, line.taken, canceled + returned))
    : line.restocked;
  return { ...line, canceled, returned, restocked };
}

/** A line of which some pieces end while its order goes on. */
export function endPiecesOf<Line extends LinePieces>(
  line: Line,
  pieces: number,
  ending: { wasShipped: boolean; restock: boolean },
): Line {
  const ended = endLine(line, ending, pieces);
  const canceled = ended.canceled - line.canceled;
  const returned = ended.returned - line.returned;
  // Restocked pieces can be those of an order that ended before.
  const restocked = Math.min(ended.restocked - line.restocked, canceled + returned);
  return {
    ...ended,
    canceledApart: line.canceledApart + canceled,
    returnedApart: line.returnedApart + returned,
    restockedApart: line.restockedApart + restocked,
  };
}

/** A line of an order that goes on after its end: the pieces that the end restocked are taken again. */
export function reopenLine<Line extends LinePieces>(line: Line): Line {
  const { canceledApart: canceled, returnedApart: returned, restockedApart: restocked } = line;
  return { ...line, canceled, returned, restocked };
}

/** '1 piece' */
export function countedPieces(pieces: number): string {
  return pieces === 1 ? '1 piece' : `${formatCount(pieces)} pieces`;
}
